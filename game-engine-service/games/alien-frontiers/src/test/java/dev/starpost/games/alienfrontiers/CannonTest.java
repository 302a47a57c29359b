package dev.starpost.games.alienfrontiers;

import static dev.starpost.games.alienfrontiers.FrontiersTable.BLUE;
import static dev.starpost.games.alienfrontiers.FrontiersTable.RED;
import static dev.starpost.games.alienfrontiers.FrontiersTable.blue;
import static dev.starpost.games.alienfrontiers.FrontiersTable.green;
import static dev.starpost.games.alienfrontiers.FrontiersTable.neutral;
import static dev.starpost.games.alienfrontiers.FrontiersTable.red;
import static dev.starpost.games.alienfrontiers.FrontiersTable.ships;
import static dev.starpost.games.alienfrontiers.FrontiersTable.table;
import static dev.starpost.games.alienfrontiers.component.Tech.PLASMA_CANNON;
import static dev.starpost.games.alienfrontiers.component.Territory.POHL_FOOTHILLS;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.games.alienfrontiers.FrontiersTable.Stories;
import dev.starpost.games.alienfrontiers.FuelMove.ShootShips;
import dev.starpost.games.alienfrontiers.TechEvent.ShipsShot;
import dev.starpost.games.alienfrontiers.component.Docks;
import dev.starpost.games.alienfrontiers.component.Ship;
import dev.starpost.games.alienfrontiers.component.Station;
import dev.starpost.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

class CannonTest implements Stories {

  private static ShootShips shoot(Station station, Ship... ships) {
    return new ShootShips(PLASMA_CANNON, station, List.of(ships));
  }

  @Test
  @Rule({"AF-7.14", "AF-5.9"})
  void scenario_26_pohl_takes_one_off_the_cannons_total() {
    given(
            table(2)
                .has(BLUE, 2, 0)
                .colonies(POHL_FOOTHILLS, BLUE, 1)
                .docked(Station.LUNAR_MINE, red(2), red(3), red(3))
                .cards(BLUE, PLASMA_CANNON))
        .when(BLUE, shoot(Station.LUNAR_MINE, red(2), red(3), red(3)))
        .then(
            new ShipsShot(
                BLUE, PLASMA_CANNON, 2, Station.LUNAR_MINE, ships(red(2), red(3), red(3))))
        .thenState(state -> assertThat(state.inBay(RED)).isEqualTo(3));
  }

  @Test
  @Rule({"AF-7.14", "AF-7.17", "AF-2.6"})
  void the_cannon_shoots_ships_of_opponents_that_are_there_and_paid_for() {
    FrontiersTable table =
        table(2)
            .has(BLUE, 1, 0)
            .docked(Station.LUNAR_MINE, neutral(), red(3), red(3), blue(4))
            .cards(BLUE, PLASMA_CANNON);
    given(table)
        .when(BLUE, shoot(Station.LUNAR_MINE, blue(4)))
        .thenRefused("AF-7.14", "not-that-ship");
    given(table)
        .when(BLUE, shoot(Station.LUNAR_MINE, neutral()))
        .thenRefused("AF-7.14", "not-that-ship");
    given(table)
        .when(BLUE, shoot(Station.SHIPYARD, red(3)))
        .thenRefused("AF-7.14", "no-such-ship-there");
    given(table)
        .when(BLUE, shoot(Station.LUNAR_MINE, red(3), red(3)))
        .thenRefused("AF-7.2", "not-enough-fuel");
    given(table)
        .when(BLUE, shoot(Station.LUNAR_MINE))
        .thenRefused("AF-7.17", "wrong-number-of-ships");
    given(table)
        .when(BLUE, shoot(Station.MAINTENANCE_BAY, red(3)))
        .thenRefused("AF-4.12", "bay-keeps-ships");
  }

  @Test
  @Rule("AF-7.19")
  void for_the_cannon_the_hub_is_one_station_and_colonies_stay() {
    given(
            table(3)
                .has(BLUE, 2, 0)
                .reserve(RED, 5, 3)
                .docked(Station.COLONIST_HUB, red(2))
                .docked(Station.COLONIST_HUB, green(5))
                .cards(BLUE, PLASMA_CANNON))
        .when(BLUE, shoot(Station.COLONIST_HUB, red(2), green(5)))
        .thenState(
            state -> {
              assertThat(state.docks()).isEqualTo(Docks.EMPTY);
              assertThat(state.player(RED).circle()).isEqualTo(3);
            });
  }
}
