package dev.starpost.games.councilofshadows;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.games.councilofshadows.component.Galaxy;
import dev.starpost.kernel.Seat;
import dev.starpost.text.Text;
import java.util.Optional;

/** What follows from the board by itself: it is told, and nothing changes when it is applied. */
sealed interface StandingEvent extends CouncilEvent {

  /** COS-1.11: somebody else has the majority in a galaxy, or nobody has. */
  @JsonTypeName("majority-changed.v1")
  record MajorityChanged(Galaxy galaxy, Optional<Seat> from, Optional<Seat> to)
      implements StandingEvent {
    @Override
    public CouncilOfShadows applyTo(CouncilOfShadows game) {
      return game;
    }

    @Override
    public Text text() {
      Text where = galaxy.item().label();
      if (from.isEmpty()) {
        return Text.of("event.majority-gained", "player", to.orElseThrow(), "galaxy", where);
      }
      return to.isEmpty()
          ? Text.of("event.majority-lost", "player", from.get(), "galaxy", where)
          : Text.of(
              "event.majority-taken", "player", to.get(), "loser", from.get(), "galaxy", where);
    }
  }
}
