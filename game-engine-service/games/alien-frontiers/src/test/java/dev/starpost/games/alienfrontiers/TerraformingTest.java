package dev.starpost.games.alienfrontiers;

import static dev.starpost.games.alienfrontiers.FrontiersTable.BLUE;
import static dev.starpost.games.alienfrontiers.FrontiersTable.RED;
import static dev.starpost.games.alienfrontiers.FrontiersTable.blue;
import static dev.starpost.games.alienfrontiers.FrontiersTable.dock;
import static dev.starpost.games.alienfrontiers.FrontiersTable.endTurn;
import static dev.starpost.games.alienfrontiers.FrontiersTable.relic;
import static dev.starpost.games.alienfrontiers.FrontiersTable.settle;
import static dev.starpost.games.alienfrontiers.FrontiersTable.ships;
import static dev.starpost.games.alienfrontiers.FrontiersTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.games.alienfrontiers.FrontiersTable.Stories;
import dev.starpost.games.alienfrontiers.StationEvent.ShipBuilt;
import dev.starpost.games.alienfrontiers.TurnEvent.TurnBegan;
import dev.starpost.games.alienfrontiers.component.Resources;
import dev.starpost.games.alienfrontiers.component.Ships;
import dev.starpost.games.alienfrontiers.component.Station;
import dev.starpost.games.alienfrontiers.component.Territory;
import dev.starpost.testkit.Rule;
import org.junit.jupiter.api.Test;

/** AF-4.7: which ships may terraform, and what becomes of the fleet. */
class TerraformingTest implements Stories {

  /** Blue has three own ships and the relic, and can pay. */
  private static FrontiersTable withRelic() {
    return table(2).has(BLUE, 1, 1).colonies(Territory.BURROUGHS_DESERT, BLUE, 1).relicOf(BLUE);
  }

  @Test
  @Rule({"AF-4.7", "AF-3.1"})
  void scenario_19_terraforming_needs_four_ships_and_the_next_turn_rolls_three() {
    FrontiersTable table = table(2).rolled(6).has(BLUE, 1, 1);
    given(table)
        .when(BLUE, settle(Station.TERRAFORMING_STATION, Territory.LEM_BADLANDS, blue(6)))
        .thenRefused("AF-4.7", "fleet-too-small");
    AlienFrontiers after =
        given(table.ships(BLUE, 4))
            .when(BLUE, settle(Station.TERRAFORMING_STATION, Territory.LEM_BADLANDS, blue(6)))
            .thenState(state -> assertThat(state.actor().held()).isEqualTo(Resources.NONE))
            .and()
            .state()
            .withTurn(Turn.begun(RED, 2, Ships.NONE));
    given(after)
        .rolling(1, 2, 3)
        .when(RED, endTurn())
        .thenAmongOthers(new TurnBegan(BLUE, true, false, ships(blue(1), blue(2), blue(3))));
  }

  @Test
  @Rule("AF-4.7")
  void a_ship_that_terraforms_shows_a_six() {
    given(table(2).rolled(5).ships(BLUE, 4).has(BLUE, 1, 1))
        .when(BLUE, settle(Station.TERRAFORMING_STATION, Territory.LEM_BADLANDS, blue(5)))
        .thenRefused("AF-4.7", "not-a-six");
  }

  @Test
  @Rule("AF-4.7")
  void the_relic_is_a_ship_of_the_fleet_so_with_three_others_each_may_terraform() {
    FrontiersTable table = withRelic().rolled(6).rolledRelic(6);
    AlienFrontiers after =
        given(table)
            .when(BLUE, settle(Station.TERRAFORMING_STATION, Territory.LEM_BADLANDS, blue(6)))
            .and()
            .state()
            .withTurn(Turn.begun(RED, 2, Ships.NONE));
    given(after)
        .rolling(1, 2, 3)
        .when(RED, endTurn())
        .thenAmongOthers(new TurnBegan(BLUE, true, false, ships(blue(1), blue(2), relic(3))))
        .thenState(state -> assertThat(state.actor().ships()).isEqualTo(2));
    given(table)
        .when(BLUE, settle(Station.TERRAFORMING_STATION, Territory.LEM_BADLANDS, relic(6)))
        .thenState(state -> assertThat(state.relic().terraformed()).isTrue());
  }

  @Test
  @Rule("AF-4.7")
  void a_relic_bought_this_turn_counts_already() {
    FrontiersTable table =
        table(2).rolled(6).has(BLUE, 2, 2).colonies(Territory.BURROUGHS_DESERT, BLUE, 1);
    given(table)
        .when(BLUE, new TurnMove.BuyRelic())
        .and()
        .when(BLUE, settle(Station.TERRAFORMING_STATION, Territory.LEM_BADLANDS, blue(6)))
        .thenState(state -> assertThat(state.colonies().of(BLUE)).isEqualTo(2));
  }

  @Test
  @Rule("AF-4.7")
  void with_two_others_and_the_relic_neither_may_terraform() {
    FrontiersTable table = withRelic().ships(BLUE, 2).rolled(6).rolledRelic(6);
    given(table)
        .when(BLUE, settle(Station.TERRAFORMING_STATION, Territory.LEM_BADLANDS, blue(6)))
        .thenRefused("AF-4.7", "fleet-too-small");
    given(table)
        .when(BLUE, settle(Station.TERRAFORMING_STATION, Territory.LEM_BADLANDS, relic(6)))
        .thenRefused("AF-4.7", "fleet-too-small");
  }

  @Test
  @Rule("AF-4.7")
  void a_relic_that_somebody_else_holds_does_not_count() {
    given(
            table(2)
                .rolled(6)
                .has(BLUE, 1, 1)
                .colonies(Territory.BURROUGHS_DESERT, RED, 1)
                .relicOf(RED))
        .when(BLUE, settle(Station.TERRAFORMING_STATION, Territory.LEM_BADLANDS, blue(6)))
        .thenRefused("AF-4.7", "fleet-too-small");
  }

  @Test
  @Rule({"AF-4.4", "AF-5.7"})
  void the_third_ship_of_a_fleet_that_had_the_relic_costs_what_the_fourth_does() {
    FrontiersTable two = table(2).ships(BLUE, 2).rolled(4, 4).has(BLUE, 1, 1);
    given(two)
        .when(BLUE, dock(Station.SHIPYARD, blue(4), blue(4)))
        .thenAmongOthers(new ShipBuilt(BLUE))
        .thenState(
            state -> {
              assertThat(state.actor().held()).isEqualTo(Resources.NONE);
              assertThat(state.actor().ships()).isEqualTo(3);
            });
    given(two.has(BLUE, 1, 0))
        .when(BLUE, dock(Station.SHIPYARD, blue(4), blue(4)))
        .thenRefused("AF-3.4", "cannot-pay");
    given(two.has(BLUE, 0, 0).colonies(Territory.HERBERT_VALLEY, BLUE, 1))
        .when(BLUE, dock(Station.SHIPYARD, blue(4), blue(4)))
        .thenAmongOthers(new ShipBuilt(BLUE));
  }

  @Test
  @Rule({"AF-4.4", "AF-4.7"})
  void scenario_110_a_ship_built_this_turn_counts_for_terraforming() {
    FrontiersTable table = table(2).rolled(3, 3, 6).has(BLUE, 2, 2);
    given(table)
        .when(BLUE, settle(Station.TERRAFORMING_STATION, Territory.LEM_BADLANDS, blue(6)))
        .thenRefused("AF-4.7", "fleet-too-small");
    given(table)
        .when(BLUE, dock(Station.SHIPYARD, blue(3), blue(3)))
        .and()
        .when(BLUE, settle(Station.TERRAFORMING_STATION, Territory.LEM_BADLANDS, blue(6)))
        .thenState(state -> assertThat(state.colonies().of(BLUE)).isOne());
  }
}
