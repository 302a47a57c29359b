package dev.starpost.games.alienfrontiers;

import static dev.starpost.games.alienfrontiers.FrontiersTable.BLUE;
import static dev.starpost.games.alienfrontiers.FrontiersTable.GREEN;
import static dev.starpost.games.alienfrontiers.FrontiersTable.RED;
import static dev.starpost.games.alienfrontiers.FrontiersTable.blue;
import static dev.starpost.games.alienfrontiers.FrontiersTable.dock;
import static dev.starpost.games.alienfrontiers.FrontiersTable.endTurn;
import static dev.starpost.games.alienfrontiers.FrontiersTable.neutral;
import static dev.starpost.games.alienfrontiers.FrontiersTable.red;
import static dev.starpost.games.alienfrontiers.FrontiersTable.relic;
import static dev.starpost.games.alienfrontiers.FrontiersTable.settle;
import static dev.starpost.games.alienfrontiers.FrontiersTable.ships;
import static dev.starpost.games.alienfrontiers.FrontiersTable.table;
import static dev.starpost.games.alienfrontiers.component.Tech.MIND_CONTROL_HELMET;
import static dev.starpost.games.alienfrontiers.component.Tech.ORBITAL_TELEPORTER;
import static dev.starpost.games.alienfrontiers.component.Tech.PLASMA_CANNON;
import static dev.starpost.games.alienfrontiers.component.Territory.BURROUGHS_DESERT;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.games.alienfrontiers.DiscardMove.DestroyShip;
import dev.starpost.games.alienfrontiers.FrontiersTable.Stories;
import dev.starpost.games.alienfrontiers.FuelMove.PickUpShip;
import dev.starpost.games.alienfrontiers.FuelMove.ShootShips;
import dev.starpost.games.alienfrontiers.TurnEvent.TurnBegan;
import dev.starpost.games.alienfrontiers.component.Docks;
import dev.starpost.games.alienfrontiers.component.Relic;
import dev.starpost.games.alienfrontiers.component.Resources;
import dev.starpost.games.alienfrontiers.component.Ship;
import dev.starpost.games.alienfrontiers.component.Station;
import dev.starpost.games.alienfrontiers.component.Tech;
import dev.starpost.games.alienfrontiers.view.FrontiersView;
import dev.starpost.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Whose ships are whose, and how many a fleet has. */
class FleetTest implements Stories {

  private static PickUpShip pickUp(Tech card, Station station, Ship ship) {
    return new PickUpShip(card, station, List.of(ship));
  }

  private static ShootShips shoot(Station station, Ship ship) {
    return new ShootShips(PLASMA_CANNON, station, List.of(ship));
  }

  private static DestroyShip destroy(Station station, Ship ship) {
    return new DestroyShip(PLASMA_CANNON, station, List.of(ship));
  }

  @Test
  @Rule("AF-4.4")
  void the_fourth_the_fifth_and_the_sixth_ship_cost_one_two_and_three_of_both() {
    for (int owned = 3; owned < 6; owned++) {
      int price = owned - 2;
      FrontiersTable table = table(2).rolled(4, 4).ships(BLUE, owned).has(BLUE, price, price);
      given(table)
          .when(BLUE, dock(Station.SHIPYARD, blue(4), blue(4)))
          .thenState(state -> assertThat(state.actor().held()).isEqualTo(Resources.NONE));
      given(table.has(BLUE, price - 1, price))
          .when(BLUE, dock(Station.SHIPYARD, blue(4), blue(4)))
          .thenRefused("AF-3.4", "cannot-pay");
    }
  }

  @Test
  @Rule("AF-4.4")
  void a_ship_on_terraforming_counts_for_the_price_of_the_next_and_the_relic_does_not() {
    FrontiersTable table =
        table(2)
            .rolled(4)
            .ships(BLUE, 4)
            .hasTerraformed(BLUE)
            .docked(Station.TERRAFORMING_STATION, blue(6))
            .colonies(BURROUGHS_DESERT, BLUE, 1)
            .rolledRelic(4)
            .has(BLUE, 2, 2);
    given(table)
        .when(BLUE, dock(Station.SHIPYARD, blue(4), relic(4)))
        .thenState(
            state -> {
              assertThat(state.actor().held()).isEqualTo(Resources.NONE);
              assertThat(state.actor().ships()).isEqualTo(5);
              assertThat(state.actor().terraformed()).isTrue();
            });
  }

  @Test
  @Rule("AF-7.14")
  void a_ship_shot_off_terraforming_does_not_count_among_the_three() {
    FrontiersTable table =
        table(2)
            .ships(RED, 4)
            .hasTerraformed(RED)
            .docked(Station.LUNAR_MINE, red(2))
            .cards(BLUE, PLASMA_CANNON);
    given(table)
        .when(BLUE, destroy(Station.LUNAR_MINE, red(2)))
        .thenRefused("AF-7.14", "fleet-would-be-too-small");
    given(table.ships(RED, 5))
        .when(BLUE, destroy(Station.LUNAR_MINE, red(2)))
        .and()
        .rolling(1, 2, 3)
        .when(BLUE, endTurn())
        .thenAmongOthers(new TurnBegan(RED, true, false, ships(red(1), red(2), red(3))));
  }

  @Test
  @Rule({"AF-7.14", "AF-7.16"})
  void a_relic_is_a_ship_of_who_holds_it() {
    FrontiersTable table =
        table(2)
            .has(BLUE, 4, 0)
            .colonies(BURROUGHS_DESERT, RED, 1)
            .relicOf(RED)
            .docked(Station.LUNAR_MINE, relic(5))
            .cards(BLUE, PLASMA_CANNON, MIND_CONTROL_HELMET, ORBITAL_TELEPORTER);
    given(table)
        .when(BLUE, shoot(Station.LUNAR_MINE, relic(5)))
        .thenState(
            state ->
                assertThat(FrontiersView.of(state).relic().place()).isEqualTo("maintenance-bay"));
    given(table)
        .when(BLUE, pickUp(MIND_CONTROL_HELMET, Station.LUNAR_MINE, relic(5)))
        .thenState(state -> assertThat(FrontiersView.of(state).relic().place()).isEqualTo("lifted"))
        .and()
        .when(BLUE, dock(Station.SOLAR_CONVERTER, relic(5)))
        .thenState(
            state -> {
              assertThat(state.actor().held()).isEqualTo(new Resources(3, 0));
              assertThat(state.relic().isHeldBy(RED)).isTrue();
            });
    given(table)
        .when(BLUE, pickUp(ORBITAL_TELEPORTER, Station.LUNAR_MINE, relic(5)))
        .thenRefused("AF-7.13", "not-that-ship");
  }

  @Test
  @Rule({"AF-7.13", "AF-7.14", "AF-7.16"})
  void the_own_relic_is_teleported_but_neither_shot_nor_mind_controlled() {
    FrontiersTable table =
        table(2)
            .has(BLUE, 4, 0)
            .colonies(BURROUGHS_DESERT, BLUE, 1)
            .relicOf(BLUE)
            .docked(Station.LUNAR_MINE, relic(5))
            .cards(BLUE, PLASMA_CANNON, MIND_CONTROL_HELMET, ORBITAL_TELEPORTER);
    given(table)
        .when(BLUE, shoot(Station.LUNAR_MINE, relic(5)))
        .thenRefused("AF-7.14", "not-that-ship");
    given(table)
        .when(BLUE, destroy(Station.LUNAR_MINE, relic(5)))
        .thenRefused("AF-7.14", "not-that-ship");
    given(table)
        .when(BLUE, pickUp(MIND_CONTROL_HELMET, Station.LUNAR_MINE, relic(5)))
        .thenRefused("AF-7.16", "not-that-ship");
    given(table)
        .when(BLUE, pickUp(ORBITAL_TELEPORTER, Station.LUNAR_MINE, relic(5)))
        .and()
        .when(BLUE, dock(Station.COLONIST_HUB, relic(5)))
        .thenState(state -> assertThat(state.actor().circle()).isOne());
  }

  @Test
  @Rule({"AF-3.1", "AF-5.5"})
  void a_relic_shot_off_terraforming_goes_home_at_the_next_turn_all_the_same() {
    given(
            table(2)
                .has(BLUE, 1, 0)
                .colonies(BURROUGHS_DESERT, RED, 1)
                .relicOf(RED)
                .relicHasTerraformed()
                .docked(Station.TERRAFORMING_STATION, relic(6))
                .cards(BLUE, PLASMA_CANNON))
        .when(BLUE, shoot(Station.TERRAFORMING_STATION, relic(6)))
        .thenState(state -> assertThat(state.relic().isHeldBy(RED)).isTrue())
        .and()
        .rolling(1, 2, 3)
        .when(BLUE, endTurn())
        .thenAmongOthers(new TurnBegan(RED, false, true, ships(red(1), red(2), red(3))))
        .thenState(state -> assertThat(state.relic()).isEqualTo(Relic.AT_HOME));
  }

  @Test
  @Rule("AF-2.6")
  void nothing_removes_neutral_ships() {
    FrontiersTable table =
        table(2)
            .has(BLUE, 4, 0)
            .docked(Station.SHIPYARD, neutral(), neutral())
            .cards(BLUE, PLASMA_CANNON, MIND_CONTROL_HELMET);
    given(table)
        .when(BLUE, destroy(Station.SHIPYARD, neutral()))
        .thenRefused("AF-7.14", "not-that-ship");
    given(table)
        .when(BLUE, pickUp(MIND_CONTROL_HELMET, Station.SHIPYARD, neutral()))
        .thenRefused("AF-7.16", "not-that-ship");
    given(table)
        .rolling(1, 2, 3)
        .when(BLUE, endTurn())
        .thenState(
            state ->
                assertThat(state.docks().at(Station.SHIPYARD))
                    .isEqualTo(ships(neutral(), neutral())));
  }

  @Test
  @Rule("AF-7.16")
  void the_helmet_takes_no_ship_from_or_to_terraforming_nor_back() {
    FrontiersTable table =
        table(2)
            .has(BLUE, 5, 1)
            .docked(Station.LUNAR_MINE, red(6))
            .docked(Station.TERRAFORMING_STATION, red(6))
            .cards(BLUE, MIND_CONTROL_HELMET);
    given(table)
        .when(BLUE, pickUp(MIND_CONTROL_HELMET, Station.TERRAFORMING_STATION, red(6)))
        .thenRefused("AF-7.16", "terraforming-keeps-ships");
    given(table)
        .when(BLUE, pickUp(MIND_CONTROL_HELMET, Station.MAINTENANCE_BAY, red(6)))
        .thenRefused("AF-4.12", "bay-keeps-ships");
    AlienFrontiers lifted =
        given(table)
            .when(BLUE, pickUp(MIND_CONTROL_HELMET, Station.LUNAR_MINE, red(6)))
            .and()
            .state();
    given(lifted)
        .when(BLUE, settle(Station.TERRAFORMING_STATION, BURROUGHS_DESERT, red(6)))
        .thenRefused("AF-7.16", "no-lifted-ship-there");
    given(lifted)
        .when(BLUE, dock(Station.LUNAR_MINE, red(6)))
        .thenRefused("AF-7.16", "station-it-left");
  }

  @Test
  @Rule("AF-7.19")
  void of_ships_alike_on_several_tracks_the_one_on_the_lowest_seats_leaves_first() {
    AlienFrontiers game =
        table(3)
            .has(BLUE, 1, 0)
            .docked(Station.COLONIST_HUB, red(2))
            .cards(BLUE, PLASMA_CANNON)
            .game();
    Docks both = game.docks().with(Station.COLONIST_HUB, GREEN, ships(red(2)));
    given(game.withDocks(both))
        .when(BLUE, shoot(Station.COLONIST_HUB, red(2)))
        .thenState(
            state -> {
              assertThat(state.docks().at(Station.COLONIST_HUB, RED).isEmpty()).isTrue();
              assertThat(state.docks().at(Station.COLONIST_HUB, GREEN)).isEqualTo(ships(red(2)));
            });
  }

  @Test
  @Rule("AF-7.18")
  void of_ships_alike_at_the_artifact_the_one_that_was_counted_leaves_first() {
    AlienFrontiers game =
        table(2)
            .has(BLUE, 2, 0)
            .docked(Station.ALIEN_ARTIFACT, blue(4), blue(4), blue(4))
            .cards(BLUE, ORBITAL_TELEPORTER)
            .game();
    Turn.Dockings docked = new Turn.Dockings(false, 0, 0, ships(blue(4)));
    given(game.withTurn(game.turn().withDocked(docked)))
        .when(BLUE, pickUp(ORBITAL_TELEPORTER, Station.ALIEN_ARTIFACT, blue(4)))
        .thenState(
            state -> assertThat(state.turn().docked().uncounted()).isEqualTo(ships(blue(4))));
  }

  @Test
  @Rule({"AF-3.3", "AF-4.13"})
  void the_relic_docks_in_groups_like_any_other_ship() {
    AlienFrontiers game =
        table(2)
            .rolled(3, 4, 4, 5)
            .has(BLUE, 1, 3)
            .colonies(BURROUGHS_DESERT, BLUE, 1)
            .rolledRelic(4)
            .game();
    assertThat(rules().options(game, BLUE))
        .extracting(option -> option.move())
        .contains(
            dock(Station.ORBITAL_MARKET, blue(4), blue(4)),
            dock(Station.ORBITAL_MARKET, blue(4), relic(4)),
            dock(Station.RAIDERS_OUTPOST, blue(3), blue(4), blue(5)),
            dock(Station.RAIDERS_OUTPOST, blue(3), relic(4), blue(5)),
            new StationMove.Settle(
                Station.COLONY_CONSTRUCTOR, List.of(blue(4), blue(4), relic(4)), List.of()));
  }
}
