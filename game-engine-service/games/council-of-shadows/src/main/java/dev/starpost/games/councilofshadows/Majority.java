package dev.starpost.games.councilofshadows;

import dev.starpost.games.councilofshadows.component.Galaxy;
import dev.starpost.games.councilofshadows.component.Layout;
import dev.starpost.games.councilofshadows.component.Power;
import dev.starpost.games.councilofshadows.component.SolarSystem;
import dev.starpost.games.councilofshadows.component.StationType;
import dev.starpost.kernel.Seat;
import java.util.List;
import java.util.Optional;

/** COS-1.11: who has more colonies than everybody else. */
public final class Majority {
  private Majority() {}

  /** COS-10.6: colonies, and the cubes on a colonization station. */
  private static int strength(CouncilOfShadows game, Galaxy galaxy, Seat seat) {
    return game.board().in(game.layout().slotsOf(galaxy), seat) + stationCubes(game, galaxy, seat);
  }

  private static int stationCubes(CouncilOfShadows game, Galaxy galaxy, Seat seat) {
    return game.player(seat).stations().has(galaxy)
            && Layout.stationOf(galaxy) == StationType.COLONIZATION
        ? Layout.STATIONS.cubes()
        : 0;
  }

  /** All cubes of the seat on colonization stations. */
  static int stationCubes(CouncilOfShadows game, Seat seat) {
    int sum = 0;
    for (Galaxy galaxy : game.player(seat).stations().list()) {
      sum += stationCubes(game, galaxy, seat);
    }
    return sum;
  }

  /** Whether the seat has a colony there and more than every single opponent. */
  static boolean inGalaxy(CouncilOfShadows game, Galaxy galaxy, Seat seat) {
    return lead(game, galaxy, seat) > 0;
  }

  /** Who has the majority there. */
  static Optional<Seat> holder(CouncilOfShadows game, Galaxy galaxy) {
    for (Seat seat : game.players().seats()) {
      if (inGalaxy(game, galaxy, seat)) {
        return Optional.of(seat);
      }
    }
    return Optional.empty();
  }

  /** COS-7.2, COS-11.8: whether the seat, which has a colony there, gets the high yield. */
  public static boolean yieldsHigh(CouncilOfShadows game, Galaxy galaxy, Seat seat) {
    int least = game.player(seat).has(Power.TIE_WINS) ? 0 : 1;
    return lead(game, galaxy, seat) >= least;
  }

  /** By how much the seat is ahead of the strongest opponent; below 0 without a colony. */
  private static int lead(CouncilOfShadows game, Galaxy galaxy, Seat seat) {
    if (game.board().in(game.layout().slotsOf(galaxy), seat) == 0) {
      return -1;
    }
    int strongest = 0;
    List<Seat> seats = game.players().seats();
    for (int i = 0; i < seats.size(); i++) {
      if (i != seat.index()) {
        strongest = Math.max(strongest, strength(game, galaxy, seats.get(i)));
      }
    }
    return strength(game, galaxy, seat) - strongest;
  }

  static boolean inSystem(CouncilOfShadows game, SolarSystem system, Seat seat) {
    int own = game.board().in(system, seat);
    if (own == 0) {
      return false;
    }
    List<Seat> seats = game.players().seats();
    for (int i = 0; i < seats.size(); i++) {
      if (i != seat.index() && game.board().in(system, seats.get(i)) >= own) {
        return false;
      }
    }
    return true;
  }

  static int galaxies(CouncilOfShadows game, Seat seat) {
    int count = 0;
    for (Galaxy galaxy : game.layout().galaxies()) {
      count += inGalaxy(game, galaxy, seat) ? 1 : 0;
    }
    return count;
  }

  static int systems(CouncilOfShadows game, Seat seat) {
    int count = 0;
    for (SolarSystem system : SolarSystem.ALL) {
      count += inSystem(game, system, seat) ? 1 : 0;
    }
    return count;
  }
}
