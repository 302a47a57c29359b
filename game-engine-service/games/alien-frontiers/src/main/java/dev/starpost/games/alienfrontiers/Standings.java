package dev.starpost.games.alienfrontiers;

import dev.starpost.games.alienfrontiers.component.Territory;
import dev.starpost.kernel.Decision;
import dev.starpost.kernel.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * AF-5.2, AF-8.2: control and points follow from the table. Where an event changes them, it is told
 * right after it.
 */
public final class Standings {
  private Standings() {}

  /** The decision with what it changes in the standings. */
  public static Decision<FrontiersEvent> told(
      AlienFrontiers before, Decision<FrontiersEvent> decision) {
    if (!(decision instanceof Decision.Accepted<FrontiersEvent> accepted)
        || accepted.events().stream().noneMatch(FrontiersEvent::mayChangeStandings)) {
      return decision;
    }
    List<FrontiersEvent> told = new ArrayList<>(accepted.events().size() + 2);
    AlienFrontiers game = before;
    for (FrontiersEvent event : accepted.events()) {
      AlienFrontiers after = event.applyTo(game);
      told.add(event);
      if (event.mayChangeStandings()) {
        compare(game, after, told);
      }
      game = after;
    }
    return Decision.accepted(told);
  }

  private static void compare(
      AlienFrontiers before, AlienFrontiers after, List<FrontiersEvent> told) {
    for (Territory territory : Territory.ALL) {
      int was = before.colonies().controllerIndex(territory);
      int is = after.colonies().controllerIndex(territory);
      if (was != is) {
        List<Seat> tied = is < 0 ? after.colonies().tied(territory) : List.of();
        told.add(new StandingEvent.ControlChanged(territory, seat(was), seat(is), tied));
      }
    }
    List<StandingEvent.PointsChanged.Change> changes = new ArrayList<>(2);
    for (Seat seat : after.seats()) {
      int was = Score.of(before, seat);
      int is = Score.of(after, seat);
      if (was != is) {
        changes.add(new StandingEvent.PointsChanged.Change(seat, was, is));
      }
    }
    if (!changes.isEmpty()) {
      told.add(new StandingEvent.PointsChanged(changes));
    }
  }

  private static Optional<Seat> seat(int index) {
    return index < 0 ? Optional.empty() : Optional.of(Seat.of(index + 1));
  }
}
