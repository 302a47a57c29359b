package dev.starpost.games.alienfrontiers;

import dev.starpost.games.alienfrontiers.component.Ships;
import dev.starpost.games.alienfrontiers.component.Station;
import dev.starpost.games.alienfrontiers.component.Tech;
import dev.starpost.games.alienfrontiers.component.TechSet;
import dev.starpost.games.alienfrontiers.component.Territory;
import dev.starpost.kernel.Seat;
import java.util.Optional;

/**
 * The turn that is played, and what is remembered until it ends.
 *
 * @param seat whose turn it is
 * @param number turns are counted from 1
 * @param available rolled and not yet docked
 * @param docked what counts the dockings of this turn
 * @param used cards whose fuel power was used
 * @param discarded whether a discard power was used (AF-7.2)
 * @param borrowed the territory whose bonus Data Crystal lends (AF-7.12)
 */
public record Turn(
    Seat seat,
    int number,
    Ships available,
    Dockings docked,
    TechSet used,
    boolean discarded,
    Optional<Territory> borrowed) {

  /**
   * What the player has docked this turn, as far as a rule asks for it.
   *
   * @param atMine whether any ship was docked at the Lunar Mine (AF-5.10)
   * @param atHub how many ships were docked at the Colonist Hub (AF-5.3)
   * @param rate the cheapest pair at the Orbital Market (AF-4.3); 0 if there is none
   * @param uncounted ships at the Alien Artifact that have not been counted for a card (AF-4.5)
   */
  public record Dockings(boolean atMine, int atHub, int rate, Ships uncounted) {
    static final Dockings NONE = new Dockings(false, 0, 0, Ships.NONE);

    Dockings with(Station station, Ships ships) {
      return switch (station) {
        case LUNAR_MINE -> new Dockings(true, atHub, rate, uncounted);
        case COLONIST_HUB -> new Dockings(atMine, atHub + 1, rate, uncounted);
        case ORBITAL_MARKET -> {
          int pair = ships.value(0);
          yield new Dockings(atMine, atHub, rate == 0 ? pair : Math.min(rate, pair), uncounted);
        }
        case ALIEN_ARTIFACT -> new Dockings(atMine, atHub, rate, uncounted.with(ships));
        default -> this;
      };
    }

    Dockings withUncounted(Ships ships) {
      return new Dockings(atMine, atHub, rate, ships);
    }
  }

  static Turn begun(Seat seat, int number, Ships rolled) {
    return new Turn(seat, number, rolled, Dockings.NONE, TechSet.NONE, false, Optional.empty());
  }

  Turn withAvailable(Ships ships) {
    return new Turn(seat, number, ships, docked, used, discarded, borrowed);
  }

  Turn withDocked(Dockings dockings) {
    return new Turn(seat, number, available, dockings, used, discarded, borrowed);
  }

  Turn using(Tech card) {
    return new Turn(seat, number, available, docked, used.with(card), discarded, borrowed);
  }

  Turn asDiscarded() {
    return new Turn(seat, number, available, docked, used, true, borrowed);
  }

  Turn borrowing(Optional<Territory> territory) {
    return new Turn(seat, number, available, docked, used, discarded, territory);
  }
}
