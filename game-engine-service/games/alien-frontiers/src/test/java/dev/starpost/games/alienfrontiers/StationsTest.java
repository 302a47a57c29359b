package dev.starpost.games.alienfrontiers;

import static dev.starpost.games.alienfrontiers.FrontiersTable.BLUE;
import static dev.starpost.games.alienfrontiers.FrontiersTable.blue;
import static dev.starpost.games.alienfrontiers.FrontiersTable.dock;
import static dev.starpost.games.alienfrontiers.FrontiersTable.neutral;
import static dev.starpost.games.alienfrontiers.FrontiersTable.red;
import static dev.starpost.games.alienfrontiers.FrontiersTable.settle;
import static dev.starpost.games.alienfrontiers.FrontiersTable.ships;
import static dev.starpost.games.alienfrontiers.FrontiersTable.table;
import static dev.starpost.games.alienfrontiers.FrontiersTable.trade;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.games.alienfrontiers.FrontiersTable.Stories;
import dev.starpost.games.alienfrontiers.StationEvent.ShipBuilt;
import dev.starpost.games.alienfrontiers.StationEvent.ShipsDocked;
import dev.starpost.games.alienfrontiers.component.Field;
import dev.starpost.games.alienfrontiers.component.Resources;
import dev.starpost.games.alienfrontiers.component.Ships;
import dev.starpost.games.alienfrontiers.component.Station;
import dev.starpost.games.alienfrontiers.component.Territory;
import dev.starpost.testkit.Rule;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class StationsTest implements Stories {

  @Test
  @Rule({"AF-4.1", "AF-5.8", "AF-4.13"})
  void scenario_14_three_and_four_at_the_converter() {
    FrontiersTable table = table(2).rolled(3, 4);
    given(table)
        .when(BLUE, dock(Station.SOLAR_CONVERTER, blue(3)))
        .then(
            new ShipsDocked(
                BLUE,
                Station.SOLAR_CONVERTER,
                ships(blue(3)),
                Optional.empty(),
                Resources.NONE,
                new Resources(2, 0)))
        .and()
        .when(BLUE, dock(Station.SOLAR_CONVERTER, blue(4)))
        .thenState(state -> assertThat(state.actor().held()).isEqualTo(new Resources(4, 0)));
    given(table.colonies(Territory.LEM_BADLANDS, BLUE, 1))
        .when(BLUE, dock(Station.SOLAR_CONVERTER, blue(3)))
        .and()
        .when(BLUE, dock(Station.SOLAR_CONVERTER, blue(4)))
        .thenState(state -> assertThat(state.actor().held()).isEqualTo(new Resources(6, 0)));
    given(table)
        .when(BLUE, dock(Station.SOLAR_CONVERTER, blue(3), blue(4)))
        .thenRefused("AF-4.13", "wrong-number-of-ships");
  }

  @Test
  @Rule("AF-4.2")
  void scenario_5_the_mine_takes_the_highest_or_more() {
    given(table(2).rolled(3, 4, 6).docked(Station.LUNAR_MINE, red(1), red(4)))
        .when(BLUE, dock(Station.LUNAR_MINE, blue(3)))
        .thenRefused("AF-4.2", "value-below-highest");
    AlienFrontiers after =
        given(table(2).rolled(3, 4, 6).docked(Station.LUNAR_MINE, red(1), red(4)))
            .when(BLUE, dock(Station.LUNAR_MINE, blue(4)))
            .and()
            .when(BLUE, dock(Station.LUNAR_MINE, blue(6)))
            .thenState(state -> assertThat(state.actor().held()).isEqualTo(new Resources(0, 2)))
            .and()
            .state();
    Turn again = after.turn().withAvailable(ships(blue(5), blue(6), blue(6)));
    AlienFrontiers oneDock = after.withTurn(again);
    given(oneDock)
        .when(BLUE, dock(Station.LUNAR_MINE, blue(5)))
        .thenRefused("AF-4.2", "value-below-highest");
    given(oneDock)
        .when(BLUE, dock(Station.LUNAR_MINE, blue(6)))
        .and()
        .when(BLUE, dock(Station.LUNAR_MINE, blue(6)))
        .thenRefused("AF-4.14", "no-free-dock");
  }

  @Test
  @Rule({"AF-2.6", "AF-4.2"})
  void a_neutral_ship_counts_as_one_at_the_mine() {
    given(table(2).rolled(1).docked(Station.LUNAR_MINE, neutral()))
        .when(BLUE, dock(Station.LUNAR_MINE, blue(1)))
        .thenState(state -> assertThat(state.actor().held().ore()).isEqualTo(1));
  }

  @Test
  @Rule({"AF-4.3", "AF-4.17"})
  void scenario_7_a_pair_of_three_trades_to_the_end_of_the_turn() {
    AlienFrontiers after =
        given(table(2).rolled(3, 3, 5).has(BLUE, 6, 0))
            .when(BLUE, dock(Station.ORBITAL_MARKET, blue(3), blue(3)))
            .and()
            .when(BLUE, trade(2))
            .then(new StationEvent.Traded(BLUE, new Resources(6, 0), new Resources(0, 2)))
            .and()
            .when(BLUE, dock(Station.SOLAR_CONVERTER, blue(5)))
            .and()
            .when(BLUE, trade(1))
            .thenState(state -> assertThat(state.actor().held()).isEqualTo(new Resources(0, 3)))
            .and()
            .state();
    given(after).when(BLUE, trade(1)).thenRefused("AF-3.4", "cannot-pay");
    AlienFrontiers nextTurn =
        new TurnEvent.TurnBegan(BLUE, false, false, ships(blue(1)))
            .applyTo(after.withPlayer(BLUE, after.actor().holding(new Resources(8, 0))));
    given(nextTurn).when(BLUE, trade(1)).thenRefused("AF-4.3", "no-pair-at-market");
  }

  @Test
  @Rule("AF-4.3")
  void with_two_pairs_the_cheaper_rate_counts() {
    given(table(2).rolled(2, 2, 5, 5).has(BLUE, 4, 0))
        .when(BLUE, dock(Station.ORBITAL_MARKET, blue(2), blue(2)))
        .and()
        .when(BLUE, dock(Station.ORBITAL_MARKET, blue(5), blue(5)))
        .and()
        .when(BLUE, trade(2))
        .thenState(state -> assertThat(state.actor().held()).isEqualTo(new Resources(0, 2)));
    given(table(2).rolled(2, 3))
        .when(BLUE, dock(Station.ORBITAL_MARKET, blue(2), blue(3)))
        .thenRefused("AF-4.3", "values-not-equal");
  }

  @Test
  @Rule("AF-5.6")
  void scenario_8_heinlein_plains_trade_one_for_one() {
    given(table(2).rolled(3, 3).has(BLUE, 1, 0).colonies(Territory.HEINLEIN_PLAINS, BLUE, 1))
        .when(BLUE, dock(Station.ORBITAL_MARKET, blue(3), blue(3)))
        .and()
        .when(BLUE, trade(1))
        .thenState(state -> assertThat(state.actor().held()).isEqualTo(new Resources(0, 1)));
  }

  @Test
  @Rule({"AF-4.4", "AF-5.7"})
  void scenario_13_herbert_valley_makes_the_fifth_ship_cheaper_and_the_fourth_free() {
    given(
            table(2)
                .rolled(2, 2)
                .ships(BLUE, 4)
                .has(BLUE, 1, 1)
                .colonies(Territory.HERBERT_VALLEY, BLUE, 1))
        .when(BLUE, dock(Station.SHIPYARD, blue(2), blue(2)))
        .thenAmongOthers(new ShipBuilt(BLUE))
        .thenState(
            state -> {
              assertThat(state.actor().held()).isEqualTo(Resources.NONE);
              assertThat(state.actor().ships()).isEqualTo(5);
            });
    given(table(2).rolled(2, 2).colonies(Territory.HERBERT_VALLEY, BLUE, 1))
        .when(BLUE, dock(Station.SHIPYARD, blue(2), blue(2)))
        .thenState(state -> assertThat(state.actor().ships()).isEqualTo(4));
  }

  @Test
  @Rule("AF-4.4")
  void the_shipyard_costs_more_for_each_ship_and_needs_one_in_the_stock() {
    FrontiersTable table = table(2).rolled(2, 2);
    given(table.has(BLUE, 1, 1))
        .when(BLUE, dock(Station.SHIPYARD, blue(2), blue(2)))
        .thenState(state -> assertThat(state.inBay(BLUE)).isEqualTo(2));
    given(table.ships(BLUE, 5).has(BLUE, 3, 2))
        .when(BLUE, dock(Station.SHIPYARD, blue(2), blue(2)))
        .thenRefused("AF-3.4", "cannot-pay");
    given(table.ships(BLUE, 6).has(BLUE, 9, 9))
        .when(BLUE, dock(Station.SHIPYARD, blue(2), blue(2)))
        .thenRefused("AF-4.4", "no-ship-in-stock");
  }

  @Test
  @Rule({"AF-4.6", "AF-5.4"})
  void scenario_15_bradbury_plateau_saves_an_ore_at_the_constructor() {
    FrontiersTable table = table(2).rolled(5, 5, 5).has(BLUE, 0, 2);
    given(table)
        .when(
            BLUE,
            settle(Station.COLONY_CONSTRUCTOR, Territory.LEM_BADLANDS, blue(5), blue(5), blue(5)))
        .thenRefused("AF-3.4", "cannot-pay");
    given(table.colonies(Territory.BRADBURY_PLATEAU, BLUE, 1))
        .when(
            BLUE,
            settle(Station.COLONY_CONSTRUCTOR, Territory.LEM_BADLANDS, blue(5), blue(5), blue(5)))
        .thenAmongOthers(
            new PlanetEvent.ColonyPlaced(BLUE, Territory.LEM_BADLANDS, false, Resources.NONE))
        .thenState(
            state -> {
              assertThat(state.actor().held()).isEqualTo(Resources.NONE);
              assertThat(state.actor().reserve()).isEqualTo(5);
              assertThat(state.colonies().count(Territory.LEM_BADLANDS, BLUE.index())).isOne();
            });
  }

  @Test
  @Rule("AF-4.12")
  void nobody_docks_at_the_bay_by_choice() {
    given(table(2).rolled(1))
        .when(BLUE, dock(Station.MAINTENANCE_BAY, blue(1)))
        .thenRefused("AF-3.5", "bay-is-no-choice");
  }

  @Test
  @Rule("AF-4.14")
  void free_docks_need_not_belong_to_one_pair() {
    given(table(2).rolled(4, 4).docked(Station.ORBITAL_MARKET, red(2), neutral()))
        .when(BLUE, dock(Station.ORBITAL_MARKET, blue(4), blue(4)))
        .thenState(
            state -> assertThat(state.docks().at(Station.ORBITAL_MARKET).size()).isEqualTo(4));
    given(table(2).rolled(4, 4).docked(Station.ORBITAL_MARKET, red(2), neutral(), neutral()))
        .when(BLUE, dock(Station.ORBITAL_MARKET, blue(4), blue(4)))
        .thenRefused("AF-4.14", "no-free-dock");
  }

  @Test
  @Rule({"AF-5.1", "AF-6.3"})
  void a_colony_needs_one_territory_that_is_not_repulsed() {
    FrontiersTable table =
        table(2)
            .rolled(6)
            .ships(BLUE, 4)
            .has(BLUE, 1, 1)
            .field(Field.REPULSOR, Territory.ASIMOV_CRATER);
    given(table)
        .when(BLUE, settle(Station.TERRAFORMING_STATION, Territory.ASIMOV_CRATER, blue(6)))
        .thenRefused("AF-6.3", "repulsor-field");
    given(table)
        .when(BLUE, dock(Station.TERRAFORMING_STATION, blue(6)))
        .thenRefused("AF-5.1", "name-a-territory");
    given(table)
        .when(BLUE, settle(Station.SOLAR_CONVERTER, Territory.LEM_BADLANDS, blue(6)))
        .thenRefused("AF-5.1", "no-colony-there");
  }

  @Test
  @Rule("AF-4.3")
  void a_trade_says_how_often_from_once_to_sixty_times() {
    AlienFrontiers game = table(2).has(BLUE, 99, 0).game();
    game = game.withTurn(game.turn().withDocked(new Turn.Dockings(false, 0, 1, Ships.NONE)));
    given(game)
        .when(BLUE, trade(60))
        .thenState(state -> assertThat(state.actor().held()).isEqualTo(new Resources(39, 60)));
    given(game)
        .when(BLUE, trade(1))
        .thenState(state -> assertThat(state.actor().held()).isEqualTo(new Resources(98, 1)));
    for (List<Integer> wrong :
        List.of(List.<Integer>of(), List.of(0), List.of(-1), List.of(61), List.of(1, 1))) {
      given(game).when(BLUE, new TurnMove.Trade(wrong)).thenRefused("AF-4.3", "trade-how-often");
    }
  }

  @Test
  @Rule({"AF-4.3", "AF-3.4"})
  void every_ore_of_a_trade_costs_the_rate() {
    FrontiersTable table = table(2).rolled(2, 2).has(BLUE, 5, 0);
    AlienFrontiers docked =
        given(table).when(BLUE, dock(Station.ORBITAL_MARKET, blue(2), blue(2))).and().state();
    given(docked)
        .when(BLUE, trade(2))
        .thenState(state -> assertThat(state.actor().held()).isEqualTo(new Resources(1, 2)));
    given(docked).when(BLUE, trade(3)).thenRefused("AF-3.4", "cannot-pay");
  }
}
