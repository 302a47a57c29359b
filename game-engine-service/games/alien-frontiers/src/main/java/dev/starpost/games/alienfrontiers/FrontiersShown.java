package dev.starpost.games.alienfrontiers;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.games.alienfrontiers.component.Docks;
import dev.starpost.games.alienfrontiers.component.Resources;
import dev.starpost.games.alienfrontiers.component.Tech;
import dev.starpost.kernel.PerSeat;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Shown;
import dev.starpost.text.Text;
import java.util.List;

/** What is shown of an event that holds the order of the draw pile, under the same name. */
sealed interface FrontiersShown extends Shown {

  @JsonTypeName("opened.v1")
  record Opened(
      Seat first,
      int colonies,
      int deck,
      List<Tech> faceUp,
      PerSeat<Tech> dealt,
      PerSeat<Resources> resources,
      Docks neutralShips)
      implements FrontiersShown {
    @Override
    public Text text() {
      return Text.of(
          "event.opened",
          "player",
          first,
          "colonies",
          colonies,
          "faceUp",
          TechEvent.labels(faceUp),
          "dealt",
          dealt.seats().stream()
              .map(seat -> Text.of("dealt", "player", seat, "card", dealt.get(seat).label()))
              .toList(),
          "held",
          resources.seats().stream()
              .map(seat -> Text.of("starting", "player", seat, "held", resources.get(seat).label()))
              .toList());
    }
  }

  @JsonTypeName("deck-renewed.v1")
  record DeckRenewed(int deck) implements FrontiersShown {
    @Override
    public Text text() {
      return Text.of("event.deck-renewed", "count", deck);
    }
  }
}
