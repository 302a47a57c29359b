package dev.starpost.games.alienfrontiers;

import static dev.starpost.games.alienfrontiers.FrontiersTable.BLUE;
import static dev.starpost.games.alienfrontiers.FrontiersTable.RED;
import static dev.starpost.games.alienfrontiers.FrontiersTable.blue;
import static dev.starpost.games.alienfrontiers.FrontiersTable.decline;
import static dev.starpost.games.alienfrontiers.FrontiersTable.dock;
import static dev.starpost.games.alienfrontiers.FrontiersTable.endTurn;
import static dev.starpost.games.alienfrontiers.FrontiersTable.neutral;
import static dev.starpost.games.alienfrontiers.FrontiersTable.red;
import static dev.starpost.games.alienfrontiers.FrontiersTable.settle;
import static dev.starpost.games.alienfrontiers.FrontiersTable.ships;
import static dev.starpost.games.alienfrontiers.FrontiersTable.table;
import static dev.starpost.games.alienfrontiers.FrontiersTable.trade;
import static dev.starpost.games.alienfrontiers.component.Tech.ALIEN_CITY;
import static dev.starpost.games.alienfrontiers.component.Tech.BOOSTER_POD;
import static dev.starpost.games.alienfrontiers.component.Tech.DATA_CRYSTAL;
import static dev.starpost.games.alienfrontiers.component.Tech.MIND_CONTROL_HELMET;
import static dev.starpost.games.alienfrontiers.component.Tech.ORBITAL_TELEPORTER;
import static dev.starpost.games.alienfrontiers.component.Tech.STASIS_BEAM;
import static dev.starpost.games.alienfrontiers.component.Territory.LEM_BADLANDS;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.games.alienfrontiers.FrontiersTable.Stories;
import dev.starpost.games.alienfrontiers.FuelMove.PickUpShip;
import dev.starpost.games.alienfrontiers.TechEvent.ShipPickedUp;
import dev.starpost.games.alienfrontiers.component.Docks;
import dev.starpost.games.alienfrontiers.component.Resources;
import dev.starpost.games.alienfrontiers.component.Ship;
import dev.starpost.games.alienfrontiers.component.Ships;
import dev.starpost.games.alienfrontiers.component.Station;
import dev.starpost.games.alienfrontiers.component.Tech;
import dev.starpost.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

class RedockingTest implements Stories {

  private static PickUpShip pickUp(Tech card, Station station, Ship ship) {
    return new PickUpShip(card, station, List.of(ship));
  }

  @Test
  @Rule({"AF-7.13", "AF-7.18", "AF-4.15"})
  void scenario_101_a_six_goes_from_the_mine_to_the_artifact() {
    AlienFrontiers game =
        given(
                table(2)
                    .rolled(6, 2)
                    .has(BLUE, 2, 0)
                    .faceUp(ALIEN_CITY, STASIS_BEAM, BOOSTER_POD)
                    .deck(DATA_CRYSTAL)
                    .cards(BLUE, ORBITAL_TELEPORTER))
            .when(BLUE, dock(Station.LUNAR_MINE, blue(6)))
            .and()
            .when(BLUE, pickUp(ORBITAL_TELEPORTER, Station.LUNAR_MINE, blue(6)))
            .then(new ShipPickedUp(BLUE, ORBITAL_TELEPORTER, 2, Station.LUNAR_MINE, blue(6)))
            .and()
            .when(BLUE, dock(Station.ALIEN_ARTIFACT, blue(6)))
            .thenState(state -> assertThat(state.pending()).isEqualTo(new Pending.Refresh()))
            .and()
            .when(BLUE, decline())
            .thenState(state -> assertThat(state.pending()).isEqualTo(Pending.Acting.NOW))
            .and()
            .when(BLUE, dock(Station.ALIEN_ARTIFACT, blue(2)))
            .and()
            .when(BLUE, decline())
            .and()
            .state();
    assertThat(game.pending()).isEqualTo(new Pending.Claim());
    assertThat(game.actor().held()).isEqualTo(new Resources(0, 1));
    assertThat(game.docks().at(Station.LUNAR_MINE).isEmpty()).isTrue();
  }

  @Test
  @Rule({"AF-4.17", "AF-7.18"})
  void scenario_102_the_rate_stays_when_a_ship_of_the_pair_leaves() {
    given(table(2).rolled(2, 2).has(BLUE, 3, 0).cards(BLUE, ORBITAL_TELEPORTER))
        .when(BLUE, dock(Station.ORBITAL_MARKET, blue(2), blue(2)))
        .and()
        .when(BLUE, pickUp(ORBITAL_TELEPORTER, Station.ORBITAL_MARKET, blue(2)))
        .and()
        .when(BLUE, dock(Station.SOLAR_CONVERTER, blue(2)))
        .thenState(state -> assertThat(state.actor().held()).isEqualTo(new Resources(2, 0)))
        .and()
        .when(BLUE, trade(1))
        .thenState(state -> assertThat(state.actor().held()).isEqualTo(new Resources(0, 1)));
  }

  @Test
  @Rule({"AF-7.13", "AF-7.18", "AF-4.12"})
  void the_teleporter_docks_the_ship_elsewhere_alone_or_with_others() {
    FrontiersTable table =
        table(2)
            .rolled(3, 3)
            .has(BLUE, 2, 3)
            .docked(Station.SOLAR_CONVERTER, blue(3), red(3))
            .docked(Station.TERRAFORMING_STATION, blue(6))
            .cards(BLUE, ORBITAL_TELEPORTER);
    AlienFrontiers lifted =
        given(table)
            .when(BLUE, pickUp(ORBITAL_TELEPORTER, Station.SOLAR_CONVERTER, blue(3)))
            .and()
            .state();
    given(lifted)
        .when(BLUE, settle(Station.COLONY_CONSTRUCTOR, LEM_BADLANDS, blue(3), blue(3), blue(3)))
        .thenState(
            state -> {
              assertThat(state.colonies().of(BLUE)).isOne();
              assertThat(state.turn().available().isEmpty()).isTrue();
              assertThat(state.docks().at(Station.SOLAR_CONVERTER)).isEqualTo(ships(red(3)));
            });
    given(lifted)
        .when(BLUE, dock(Station.SOLAR_CONVERTER, blue(3)))
        .thenRefused("AF-7.13", "station-it-left");
    given(lifted).when(BLUE, endTurn()).thenRefused("AF-7.18", "no-answer-to-this");
    given(table)
        .when(BLUE, pickUp(ORBITAL_TELEPORTER, Station.TERRAFORMING_STATION, blue(6)))
        .thenRefused("AF-7.13", "terraforming-keeps-ships");
    given(table)
        .when(BLUE, pickUp(ORBITAL_TELEPORTER, Station.MAINTENANCE_BAY, blue(3)))
        .thenRefused("AF-4.12", "bay-keeps-ships");
    given(table)
        .when(BLUE, pickUp(ORBITAL_TELEPORTER, Station.SOLAR_CONVERTER, red(3)))
        .thenRefused("AF-7.13", "not-that-ship");
    given(table)
        .when(BLUE, pickUp(ORBITAL_TELEPORTER, Station.LUNAR_MINE, blue(3)))
        .thenRefused("AF-7.13", "no-such-ship-there");
  }

  @Test
  @Rule("AF-7.13")
  void a_teleported_six_does_not_terraform() {
    given(
            table(2)
                .ships(BLUE, 4)
                .has(BLUE, 3, 1)
                .docked(Station.LUNAR_MINE, blue(6))
                .cards(BLUE, ORBITAL_TELEPORTER))
        .when(BLUE, pickUp(ORBITAL_TELEPORTER, Station.LUNAR_MINE, blue(6)))
        .and()
        .when(BLUE, settle(Station.TERRAFORMING_STATION, LEM_BADLANDS, blue(6)))
        .thenRefused("AF-7.13", "no-lifted-ship-there");
  }

  @Test
  @Rule("AF-7.17")
  void a_ship_that_could_dock_nowhere_else_is_not_picked_up() {
    given(
            table(2)
                .has(BLUE, 2, 0)
                .docked(Station.SOLAR_CONVERTER, blue(3))
                .docked(Station.LUNAR_MINE, red(5))
                .docked(Station.ALIEN_ARTIFACT, red(1), red(1), neutral(), neutral())
                .reserve(BLUE, 1, 7)
                .cards(BLUE, ORBITAL_TELEPORTER))
        .when(BLUE, pickUp(ORBITAL_TELEPORTER, Station.SOLAR_CONVERTER, blue(3)))
        .thenRefused("AF-7.17", "no-dock-for-it");
  }

  @Test
  @Rule({"AF-7.17", "AF-7.18"})
  void whether_the_ship_can_dock_is_judged_with_the_fuel_already_paid() {
    FrontiersTable table =
        table(2)
            .rolled(3)
            .has(BLUE, 2, 1)
            .docked(Station.SOLAR_CONVERTER, blue(3))
            .docked(Station.LUNAR_MINE, red(5))
            .docked(Station.ALIEN_ARTIFACT, red(1), red(1), neutral(), neutral())
            .docked(Station.ORBITAL_MARKET, red(1), red(1), neutral(), neutral())
            .reserve(BLUE, 1, 7)
            .cards(BLUE, ORBITAL_TELEPORTER);
    PickUpShip pickUp = pickUp(ORBITAL_TELEPORTER, Station.SOLAR_CONVERTER, blue(3));
    given(table).when(BLUE, pickUp).thenRefused("AF-7.17", "no-dock-for-it");
    assertThat(pickUpsListed(table.game())).isZero();
    given(table.has(BLUE, 3, 1)) // the Shipyard takes the pair for the third
        .when(BLUE, pickUp)
        .thenState(state -> assertThat(rules().options(state, BLUE)).hasSize(1));
    assertThat(pickUpsListed(table.game())).isOne();
  }

  @Test
  @Rule("AF-7.13")
  void no_ship_on_terraforming_is_offered_to_the_teleporter() {
    FrontiersTable table =
        table(2)
            .has(BLUE, 2, 0)
            .docked(Station.TERRAFORMING_STATION, blue(6))
            .cards(BLUE, ORBITAL_TELEPORTER);
    assertThat(pickUpsListed(table.game())).isZero();
    assertThat(pickUpsListed(table.docked(Station.LUNAR_MINE, blue(6)).game())).isOne();
  }

  private long pickUpsListed(AlienFrontiers game) {
    return rules().options(game, BLUE).stream()
        .filter(option -> option.move() instanceof PickUpShip)
        .count();
  }

  @Test
  @Rule("AF-7.18")
  void a_ship_that_leaves_the_artifact_no_longer_counts_there() {
    given(table(2).rolled(6, 2).has(BLUE, 2, 0).faceUp(ALIEN_CITY).cards(BLUE, ORBITAL_TELEPORTER))
        .when(BLUE, dock(Station.ALIEN_ARTIFACT, blue(6)))
        .and()
        .when(BLUE, decline())
        .and()
        .when(BLUE, pickUp(ORBITAL_TELEPORTER, Station.ALIEN_ARTIFACT, blue(6)))
        .thenState(state -> assertThat(state.turn().docked().uncounted()).isEqualTo(Ships.NONE));
  }

  @Test
  @Rule("AF-7.16")
  void the_helmet_moves_an_opponents_ship_and_uses_it() {
    FrontiersTable table =
        table(2)
            .rolled(4)
            .has(BLUE, 4, 0)
            .docked(Station.LUNAR_MINE, red(4), blue(2))
            .cards(BLUE, MIND_CONTROL_HELMET);
    AlienFrontiers lifted =
        given(table)
            .when(BLUE, pickUp(MIND_CONTROL_HELMET, Station.LUNAR_MINE, red(4)))
            .then(new ShipPickedUp(BLUE, MIND_CONTROL_HELMET, 4, Station.LUNAR_MINE, red(4)))
            .and()
            .state();
    given(lifted)
        .when(BLUE, dock(Station.COLONIST_HUB, red(4)))
        .thenState(
            state -> {
              assertThat(state.actor().circle()).isOne();
              assertThat(state.docks().at(Station.COLONIST_HUB, BLUE)).isEqualTo(ships(red(4)));
            });
    AlienFrontiers paired =
        given(lifted).when(BLUE, dock(Station.ORBITAL_MARKET, red(4), blue(4))).and().state();
    given(paired)
        .rolling(1, 2, 3)
        .when(BLUE, endTurn())
        .thenState(
            state ->
                assertThat(state.docks().at(Station.ORBITAL_MARKET)).isEqualTo(ships(blue(4))));
    given(lifted)
        .when(BLUE, dock(Station.SOLAR_CONVERTER, blue(4)))
        .thenRefused("AF-7.18", "dock-lifted-ship");
    given(table)
        .when(BLUE, pickUp(MIND_CONTROL_HELMET, Station.LUNAR_MINE, blue(2)))
        .thenRefused("AF-7.16", "not-that-ship");
  }

  @Test
  @Rule({"AF-7.16", "AF-4.12"})
  void a_ship_in_the_air_is_neither_docked_nor_in_its_owners_bay() {
    AlienFrontiers lifted =
        given(
                table(2)
                    .rolled(4)
                    .has(BLUE, 4, 0)
                    .docked(Station.LUNAR_MINE, red(4))
                    .cards(BLUE, MIND_CONTROL_HELMET))
            .when(BLUE, pickUp(MIND_CONTROL_HELMET, Station.LUNAR_MINE, red(4)))
            .and()
            .state();
    assertThat(lifted.docks()).isEqualTo(Docks.EMPTY);
    assertThat(lifted.inBay(RED)).isEqualTo(2);
    assertThat(lifted.inBay(BLUE)).isEqualTo(2); // one of the three is rolled
  }
}
