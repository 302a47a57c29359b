package dev.starpost.games.salvage;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.games.salvage.component.Crew;
import dev.starpost.kernel.Seat;
import java.util.Optional;

/** What is shown of an event to those who may not see all of it, under the same name. */
sealed interface SalvageShown {

  @JsonTypeName("opened.v1")
  record Opened(boolean rough, int deck, int queue, Optional<Crew> yourHand)
      implements SalvageShown {}

  @JsonTypeName("bid-placed.v1")
  record BidPlaced(Seat seat) implements SalvageShown {}

  @JsonTypeName("deck-renewed.v1")
  record DeckRenewed(int deck) implements SalvageShown {}

  @JsonTypeName("crew-drawn.v1")
  record CrewDrawn(Seat seat) implements SalvageShown {}

  @JsonTypeName("trim-chosen.v1")
  record TrimChosen(Seat seat) implements SalvageShown {}
}
