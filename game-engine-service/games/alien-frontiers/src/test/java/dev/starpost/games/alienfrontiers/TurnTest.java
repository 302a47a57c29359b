package dev.starpost.games.alienfrontiers;

import static dev.starpost.games.alienfrontiers.FrontiersTable.BLUE;
import static dev.starpost.games.alienfrontiers.FrontiersTable.GREEN;
import static dev.starpost.games.alienfrontiers.FrontiersTable.RED;
import static dev.starpost.games.alienfrontiers.FrontiersTable.blue;
import static dev.starpost.games.alienfrontiers.FrontiersTable.dock;
import static dev.starpost.games.alienfrontiers.FrontiersTable.endTurn;
import static dev.starpost.games.alienfrontiers.FrontiersTable.green;
import static dev.starpost.games.alienfrontiers.FrontiersTable.neutral;
import static dev.starpost.games.alienfrontiers.FrontiersTable.red;
import static dev.starpost.games.alienfrontiers.FrontiersTable.relic;
import static dev.starpost.games.alienfrontiers.FrontiersTable.settle;
import static dev.starpost.games.alienfrontiers.FrontiersTable.ships;
import static dev.starpost.games.alienfrontiers.FrontiersTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.games.alienfrontiers.FrontiersTable.Stories;
import dev.starpost.games.alienfrontiers.TurnEvent.TurnBegan;
import dev.starpost.games.alienfrontiers.TurnEvent.TurnEnded;
import dev.starpost.games.alienfrontiers.TurnMove.ReturnResources;
import dev.starpost.games.alienfrontiers.component.Docks;
import dev.starpost.games.alienfrontiers.component.Resource;
import dev.starpost.games.alienfrontiers.component.Resources;
import dev.starpost.games.alienfrontiers.component.Station;
import dev.starpost.games.alienfrontiers.component.Tech;
import dev.starpost.games.alienfrontiers.component.Territory;
import dev.starpost.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

class TurnTest implements Stories {

  @Test
  @Rule({"AF-3.1", "AF-3.7", "AF-3.8"})
  void the_next_player_gathers_and_rolls_all_ships_while_others_stay() {
    given(
            table(3)
                .docked(Station.LUNAR_MINE, green(2), blue(4))
                .docked(Station.COLONIST_HUB, green(5)))
        .rolling(6, 1, 3)
        .when(BLUE, endTurn())
        .then(
            new TurnEnded(BLUE),
            new TurnBegan(GREEN, false, false, ships(green(1), green(3), green(6))))
        .thenState(
            state -> {
              assertThat(state.docks().at(Station.LUNAR_MINE)).isEqualTo(ships(blue(4)));
              assertThat(state.docks().countOf(GREEN.index())).isZero();
              assertThat(state.inBay(GREEN)).isZero();
              assertThat(rules().awaiting(state)).containsExactly(GREEN);
            });
  }

  @Test
  @Rule("AF-3.1")
  void the_relic_is_rolled_with_the_fleet_of_who_has_it() {
    given(
            table(2)
                .colonies(Territory.BURROUGHS_DESERT, RED, 1)
                .relicOf(RED)
                .docked(Station.LUNAR_MINE, relic(2)))
        .rolling(1, 2, 3, 6)
        .when(BLUE, endTurn())
        .thenState(
            state -> {
              assertThat(state.turn().available())
                  .isEqualTo(ships(red(1), red(2), red(3), relic(6)));
              assertThat(state.docks()).isEqualTo(Docks.EMPTY);
            });
  }

  @Test
  @Rule({"AF-3.1", "AF-7.14"})
  void scenario_20_a_ship_shot_off_terraforming_returns_to_the_stock_all_the_same() {
    given(
            table(2)
                .cards(BLUE, Tech.PLASMA_CANNON)
                .has(BLUE, 1, 0)
                .ships(RED, 4)
                .hasTerraformed(RED)
                .docked(Station.TERRAFORMING_STATION, red(6)))
        .when(
            BLUE,
            new FuelMove.ShootShips(
                Tech.PLASMA_CANNON, Station.TERRAFORMING_STATION, List.of(red(6))))
        .thenState(state -> assertThat(state.inBay(RED)).isEqualTo(4))
        .and()
        .rolling(1, 2, 3)
        .when(BLUE, endTurn())
        .thenAmongOthers(new TurnBegan(RED, true, false, ships(red(1), red(2), red(3))))
        .thenState(state -> assertThat(state.player(RED).ships()).isEqualTo(3));
  }

  @Test
  @Rule({"AF-3.3", "AF-3.4"})
  void a_docking_that_cannot_be_paid_or_does_not_fit_is_refused() {
    FrontiersTable table = table(2).rolled(6, 6, 6, 1).has(BLUE, 9, 0);
    given(table)
        .when(
            BLUE,
            settle(Station.COLONY_CONSTRUCTOR, Territory.LEM_BADLANDS, blue(6), blue(6), blue(6)))
        .thenRefused("AF-3.4", "cannot-pay");
    given(table)
        .when(BLUE, dock(Station.SOLAR_CONVERTER, blue(5)))
        .thenRefused("AF-3.3", "ships-not-available");
    given(table)
        .when(RED, dock(Station.SOLAR_CONVERTER, blue(6)))
        .thenRefused("AF-3.8", "not-your-turn");
  }

  @Test
  @Rule("AF-3.3")
  void a_turn_offers_everything_in_any_order() {
    AlienFrontiers game =
        table(2)
            .rolled(2, 2, 6)
            .ships(BLUE, 4)
            .has(BLUE, 3, 3)
            .reserve(BLUE, 2, 7)
            .colonies(Territory.BURROUGHS_DESERT, BLUE, 1)
            .cards(BLUE, Tech.STASIS_BEAM)
            .game();
    AlienFrontiers trading =
        given(game).when(BLUE, dock(Station.ORBITAL_MARKET, blue(2), blue(2))).and().state();
    assertThat(rules().options(trading, BLUE))
        .extracting(option -> option.move().getClass().getSimpleName())
        .contains("Dock", "Settle", "Trade", "Launch", "BuyRelic", "AlterShips", "PlaceField")
        .doesNotContain("EndTurn");
  }

  @Test
  @Rule("AF-1.2")
  void the_stock_never_runs_out() {
    given(table(2).rolled(6, 6).has(BLUE, 30, 20).has(RED, 8, 0))
        .when(BLUE, dock(Station.SOLAR_CONVERTER, blue(6)))
        .and()
        .when(BLUE, dock(Station.LUNAR_MINE, blue(6)))
        .thenState(state -> assertThat(state.actor().held()).isEqualTo(new Resources(33, 21)));
  }

  @Test
  @Rule("AF-3.5")
  void scenario_33_the_turn_cannot_end_while_a_ship_can_dock() {
    given(table(2).rolled(3)).when(BLUE, endTurn()).thenRefused("AF-3.5", "ships-can-dock");
  }

  @Test
  @Rule({"AF-3.5", "AF-3.10"})
  void ships_that_fit_nowhere_go_to_the_bay_when_the_turn_ends() {
    FrontiersTable table =
        table(2)
            .rolled(1)
            .docked(Station.SOLAR_CONVERTER, red(1), red(1), red(1), red(1))
            .docked(Station.SOLAR_CONVERTER, blue(1), blue(1), neutral(), neutral())
            .docked(Station.LUNAR_MINE, red(2))
            .docked(Station.ALIEN_ARTIFACT, neutral(), neutral(), neutral(), neutral())
            .reserve(BLUE, 1, 7);
    assertThat(rules().options(table.game(), BLUE))
        .extracting(option -> option.move())
        .containsExactly(endTurn());
    given(table)
        .rolling(1, 2, 3)
        .when(BLUE, endTurn())
        .thenState(state -> assertThat(state.inBay(BLUE)).isEqualTo(1));
  }

  @Test
  @Rule({"AF-3.6", "AF-3.10"})
  void more_than_eight_resources_are_returned_before_the_turn_passes() {
    given(table(2).has(BLUE, 7, 4))
        .when(BLUE, endTurn())
        .then(new TurnEnded(BLUE), new TurnEvent.Asked(new Pending.Excess(3)))
        .and()
        .rolling(1, 1, 1)
        .when(BLUE, new ReturnResources(List.of(Resource.FUEL, Resource.ORE, Resource.FUEL)))
        .thenAmongOthers(new TurnEvent.ResourcesReturned(BLUE, new Resources(2, 1)))
        .thenState(
            state -> {
              assertThat(state.player(BLUE).held()).isEqualTo(new Resources(5, 3));
              assertThat(state.active()).isEqualTo(RED);
            });
  }

  @Test
  @Rule("AF-3.6")
  void exactly_the_excess_is_returned_and_nothing_else_is_done_first() {
    AlienFrontiers game = table(2).has(BLUE, 7, 4).asking(new Pending.Excess(3)).game();
    given(game)
        .when(BLUE, new ReturnResources(List.of(Resource.ORE)))
        .thenRefused("AF-3.6", "wrong-return");
    given(table(2).has(BLUE, 9, 1).asking(new Pending.Excess(2)))
        .when(BLUE, new ReturnResources(List.of(Resource.ORE, Resource.ORE)))
        .thenRefused("AF-3.6", "not-that-many");
    given(game).when(BLUE, endTurn()).thenRefused("AF-3.6", "no-answer-to-this");
    given(table(2).has(BLUE, 5, 4))
        .when(BLUE, endTurn())
        .thenAmongOthers(new TurnEvent.Asked(new Pending.Excess(1)));
    given(table(2).has(BLUE, 8, 0))
        .rolling(1, 1, 1)
        .when(BLUE, endTurn())
        .thenState(state -> assertThat(state.player(BLUE).held()).isEqualTo(new Resources(8, 0)));
  }

  @Test
  @Rule("AF-3.9")
  void dockings_that_cost_or_displace_count_as_possible_but_no_card_has_to_help() {
    FrontiersTable full =
        table(2)
            .docked(Station.SOLAR_CONVERTER, red(1), red(1), red(1), red(1))
            .docked(Station.SOLAR_CONVERTER, blue(1), blue(1), neutral(), neutral())
            .docked(Station.LUNAR_MINE, red(6))
            .docked(Station.ALIEN_ARTIFACT, neutral(), neutral(), neutral(), neutral())
            .docked(Station.ORBITAL_MARKET, neutral(), neutral(), neutral(), neutral())
            .docked(Station.RAIDERS_OUTPOST, red(1), red(2), red(3))
            .reserve(BLUE, 1, 7);
    AlienFrontiers raid = full.rolled(2, 3, 4).game();
    given(raid).when(BLUE, endTurn()).thenRefused("AF-3.5", "ships-can-dock");
    AlienFrontiers pair = full.rolled(5, 5).has(BLUE, 1, 1).game();
    given(pair).when(BLUE, endTurn()).thenRefused("AF-3.5", "ships-can-dock");
    FrontiersTable helpless = full.rolled(5).has(BLUE, 3, 3).cards(BLUE, Tech.BOOSTER_POD);
    given(helpless).rolling(1, 1, 1).when(BLUE, endTurn()).thenAmongOthers(new TurnEnded(BLUE));
  }
}
