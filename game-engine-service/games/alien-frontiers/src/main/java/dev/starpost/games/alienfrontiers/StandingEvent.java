package dev.starpost.games.alienfrontiers;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.games.alienfrontiers.component.Territory;
import dev.starpost.kernel.Seat;
import dev.starpost.text.Text;
import java.util.List;
import java.util.Optional;

/** What follows from the table by itself: it is told, and nothing changes when it is applied. */
sealed interface StandingEvent extends FrontiersEvent {

  @Override
  default AlienFrontiers applyTo(AlienFrontiers game) {
    return game;
  }

  /**
   * AF-5.2: somebody else controls a territory, or nobody does.
   *
   * @param tied who shares the most colonies there, where nobody controls it
   */
  @JsonTypeName("control-changed.v1")
  record ControlChanged(
      Territory territory, Optional<Seat> from, Optional<Seat> to, List<Seat> tied)
      implements StandingEvent {
    public ControlChanged {
      tied = List.copyOf(tied);
    }

    @Override
    public Text text() {
      if (from.isEmpty()) {
        return Text.of(
            "event.control-gained", "player", to.orElseThrow(), "territory", territory.label());
      }
      return to.isEmpty()
          ? Text.of(
              tied.isEmpty() ? "event.control-lost" : "event.control-tied",
              "player",
              from.get(),
              "tied",
              tied,
              "territory",
              territory.label())
          : Text.of(
              "event.control-taken",
              "player",
              to.get(),
              "loser",
              from.get(),
              "territory",
              territory.label());
    }
  }

  /** AF-8.2: the points of these have changed. */
  @JsonTypeName("points-changed.v1")
  record PointsChanged(List<Change> changes) implements StandingEvent {
    /** One player's points. */
    record Change(Seat seat, int before, int after) {
      private Text text() {
        return Text.of(
            after > before ? "standing.gain" : "standing.loss",
            "player",
            seat,
            "by",
            Math.abs(after - before),
            "points",
            after);
      }
    }

    public PointsChanged {
      changes = List.copyOf(changes);
    }

    @Override
    public Text text() {
      return Text.of(
          "event.points-changed", "standings", changes.stream().map(Change::text).toList());
    }
  }
}
