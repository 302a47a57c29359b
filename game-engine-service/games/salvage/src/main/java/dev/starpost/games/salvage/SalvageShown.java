package dev.starpost.games.salvage;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.games.salvage.component.Crew;
import dev.starpost.games.salvage.component.SalvageComponents;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Shown;
import dev.starpost.text.Text;
import java.util.Optional;

/** What is shown of an event to those who may not see all of it, under the same name. */
sealed interface SalvageShown extends Shown {

  @JsonTypeName("opened.v1")
  record Opened(boolean rough, int deck, int queue, Optional<Crew> yourHand)
      implements SalvageShown {
    @Override
    public Text text() {
      return Text.of(
          rough ? "event.opened-rough" : "event.opened",
          "queue",
          queue,
          "danger",
          SalvageComponents.BOX.roughDanger(),
          "hand",
          SalvageComponents.BOX.handSize());
    }
  }

  @JsonTypeName("bid-placed.v2")
  record BidPlaced(Seat seat, boolean again) implements SalvageShown {
    @Override
    public Text text() {
      return Text.of(
          again ? "event.bid-changed-unseen" : "event.bid-placed-unseen", "player", seat);
    }
  }

  @JsonTypeName("bid-placed.v1")
  record FormerBidPlaced(Seat seat) implements SalvageShown {
    @Override
    public Text text() {
      return Text.of("event.bid-placed-unseen", "player", seat);
    }
  }

  @JsonTypeName("deck-renewed.v1")
  record DeckRenewed(int deck) implements SalvageShown {
    @Override
    public Text text() {
      return Text.of("event.deck-renewed", "count", deck);
    }
  }

  @JsonTypeName("crew-drawn.v1")
  record CrewDrawn(Seat seat) implements SalvageShown {
    @Override
    public Text text() {
      return Text.of("event.crew-drawn-unseen", "player", seat);
    }
  }

  @JsonTypeName("trim-chosen.v1")
  record TrimChosen(Seat seat) implements SalvageShown {
    @Override
    public Text text() {
      return Text.of("event.trim-chosen-unseen", "player", seat);
    }
  }
}
