package dev.starpost.games.alienfrontiers;

import static dev.starpost.games.alienfrontiers.FrontiersTable.BLUE;
import static dev.starpost.games.alienfrontiers.FrontiersTable.RED;
import static dev.starpost.games.alienfrontiers.FrontiersTable.blue;
import static dev.starpost.games.alienfrontiers.FrontiersTable.decline;
import static dev.starpost.games.alienfrontiers.FrontiersTable.dock;
import static dev.starpost.games.alienfrontiers.FrontiersTable.endTurn;
import static dev.starpost.games.alienfrontiers.FrontiersTable.green;
import static dev.starpost.games.alienfrontiers.FrontiersTable.neutral;
import static dev.starpost.games.alienfrontiers.FrontiersTable.red;
import static dev.starpost.games.alienfrontiers.FrontiersTable.settle;
import static dev.starpost.games.alienfrontiers.FrontiersTable.ships;
import static dev.starpost.games.alienfrontiers.FrontiersTable.table;
import static dev.starpost.games.alienfrontiers.FrontiersTable.trade;
import static dev.starpost.games.alienfrontiers.Tech.ALIEN_CITY;
import static dev.starpost.games.alienfrontiers.Tech.BOOSTER_POD;
import static dev.starpost.games.alienfrontiers.Tech.DATA_CRYSTAL;
import static dev.starpost.games.alienfrontiers.Tech.GRAVITY_MANIPULATOR;
import static dev.starpost.games.alienfrontiers.Tech.MIND_CONTROL_HELMET;
import static dev.starpost.games.alienfrontiers.Tech.ORBITAL_TELEPORTER;
import static dev.starpost.games.alienfrontiers.Tech.PLASMA_CANNON;
import static dev.starpost.games.alienfrontiers.Tech.POLARITY_DEVICE;
import static dev.starpost.games.alienfrontiers.Tech.RESOURCE_CACHE;
import static dev.starpost.games.alienfrontiers.Tech.STASIS_BEAM;
import static dev.starpost.games.alienfrontiers.Tech.TEMPORAL_WARPER;
import static dev.starpost.games.alienfrontiers.Territory.ASIMOV_CRATER;
import static dev.starpost.games.alienfrontiers.Territory.BURROUGHS_DESERT;
import static dev.starpost.games.alienfrontiers.Territory.HEINLEIN_PLAINS;
import static dev.starpost.games.alienfrontiers.Territory.LEM_BADLANDS;
import static dev.starpost.games.alienfrontiers.Territory.POHL_FOOTHILLS;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.games.alienfrontiers.DiscardMove.PlaceField;
import dev.starpost.games.alienfrontiers.DiscardMove.RemoveField;
import dev.starpost.games.alienfrontiers.FrontiersTable.Stories;
import dev.starpost.games.alienfrontiers.FuelMove.AlterShips;
import dev.starpost.games.alienfrontiers.FuelMove.BorrowBonus;
import dev.starpost.games.alienfrontiers.FuelMove.PickUpShip;
import dev.starpost.games.alienfrontiers.FuelMove.ShiftShips;
import dev.starpost.games.alienfrontiers.FuelMove.ShootShips;
import dev.starpost.games.alienfrontiers.TechEvent.ShipPickedUp;
import dev.starpost.games.alienfrontiers.TechEvent.ShipsAltered;
import dev.starpost.games.alienfrontiers.TechEvent.ShipsShot;
import dev.starpost.games.alienfrontiers.TurnEvent.CachePaid;
import dev.starpost.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

class FuelPowersTest implements Stories {

  private static AlterShips alter(Tech card, Ship... ships) {
    return new AlterShips(card, List.of(ships));
  }

  private static PickUpShip pickUp(Tech card, Station station, Ship ship) {
    return new PickUpShip(card, station, List.of(ship));
  }

  private static ShootShips shoot(Station station, Ship... ships) {
    return new ShootShips(PLASMA_CANNON, station, List.of(ships));
  }

  @Test
  @Rule({"AF-7.1", "AF-7.2"})
  void a_card_is_used_once_a_turn_by_its_owner_who_can_pay() {
    FrontiersTable table = table(2).rolled(2).has(BLUE, 2, 0).cards(BLUE, BOOSTER_POD);
    given(table).when(BLUE, alter(STASIS_BEAM, blue(2))).thenRefused("AF-7.1", "card-not-owned");
    given(table)
        .when(BLUE, alter(BOOSTER_POD, blue(2)))
        .and()
        .when(BLUE, alter(BOOSTER_POD, blue(3)))
        .thenRefused("AF-7.2", "card-used");
    given(table)
        .when(BLUE, new BorrowBonus(BOOSTER_POD, List.of(LEM_BADLANDS)))
        .thenRefused("AF-7.2", "no-such-power");
    given(table.has(BLUE, 0, 9))
        .when(BLUE, alter(BOOSTER_POD, blue(2)))
        .thenRefused("AF-7.2", "not-enough-fuel");
  }

  @Test
  @Rule("AF-7.2")
  void scenario_31_a_used_card_is_not_discarded_and_only_one_is_a_turn() {
    FrontiersTable table =
        table(2)
            .rolled(2)
            .has(BLUE, 2, 0)
            .field(Field.ISOLATION, LEM_BADLANDS)
            .cards(BLUE, BOOSTER_POD, STASIS_BEAM, DATA_CRYSTAL);
    given(table)
        .when(BLUE, alter(BOOSTER_POD, blue(2)))
        .and()
        .when(BLUE, new RemoveField(BOOSTER_POD, List.of(Field.ISOLATION)))
        .thenRefused("AF-7.2", "card-used");
    given(table)
        .when(BLUE, new PlaceField(STASIS_BEAM, List.of(ASIMOV_CRATER)))
        .and()
        .when(BLUE, new PlaceField(DATA_CRYSTAL, List.of(ASIMOV_CRATER)))
        .thenRefused("AF-7.2", "discarded-already");
  }

  @Test
  @Rule({"AF-7.3", "AF-7.6", "AF-7.7", "AF-7.17"})
  void pod_and_beam_change_an_available_ship_within_the_die() {
    FrontiersTable table =
        table(2).rolled(1, 6).has(BLUE, 2, 0).cards(BLUE, BOOSTER_POD, STASIS_BEAM);
    given(table)
        .when(BLUE, alter(BOOSTER_POD, blue(1)))
        .then(new ShipsAltered(BLUE, BOOSTER_POD, 1, ships(blue(1)), ships(blue(2))));
    given(table)
        .when(BLUE, alter(STASIS_BEAM, blue(6)))
        .then(new ShipsAltered(BLUE, STASIS_BEAM, 1, ships(blue(6)), ships(blue(5))));
    given(table).when(BLUE, alter(BOOSTER_POD, blue(6))).thenRefused("AF-7.17", "beyond-the-die");
    given(table).when(BLUE, alter(STASIS_BEAM, blue(1))).thenRefused("AF-7.17", "beyond-the-die");
    given(table)
        .when(BLUE, alter(BOOSTER_POD, blue(3)))
        .thenRefused("AF-7.3", "ships-not-available");
    given(table)
        .when(BLUE, alter(BOOSTER_POD, blue(1), blue(6)))
        .thenRefused("AF-7.17", "wrong-number-of-ships");
  }

  @Test
  @Rule({"AF-7.8", "AF-7.17"})
  void the_manipulator_lowers_one_ship_and_raises_another() {
    FrontiersTable table =
        table(2).rolled(1, 4, 6).has(BLUE, 2, 0).cards(BLUE, GRAVITY_MANIPULATOR);
    given(table)
        .when(BLUE, new ShiftShips(GRAVITY_MANIPULATOR, blue(6), List.of(blue(1))))
        .thenState(
            state -> {
              assertThat(state.turn().available()).isEqualTo(ships(blue(2), blue(4), blue(5)));
              assertThat(state.actor().held()).isEqualTo(Resources.NONE);
            });
    given(table)
        .when(BLUE, new ShiftShips(GRAVITY_MANIPULATOR, blue(4), List.of(blue(4))))
        .thenRefused("AF-7.3", "ships-not-available");
    given(table)
        .when(BLUE, new ShiftShips(GRAVITY_MANIPULATOR, blue(4), List.of(blue(6))))
        .thenRefused("AF-7.17", "beyond-the-die");
    given(table)
        .when(BLUE, new ShiftShips(GRAVITY_MANIPULATOR, blue(4), List.of()))
        .thenRefused("AF-7.17", "wrong-number-of-ships");
  }

  @Test
  @Rule("AF-7.10")
  void the_polarity_device_turns_a_ship_over() {
    given(table(2).rolled(2).has(BLUE, 1, 0).cards(BLUE, POLARITY_DEVICE))
        .when(BLUE, alter(POLARITY_DEVICE, blue(2)))
        .then(new ShipsAltered(BLUE, POLARITY_DEVICE, 1, ships(blue(2)), ships(blue(5))));
  }

  @Test
  @Rule({"AF-7.11", "AF-7.17"})
  void the_warper_rolls_any_number_of_ships_again() {
    FrontiersTable table = table(2).rolled(2, 2, 5).has(BLUE, 1, 0).cards(BLUE, TEMPORAL_WARPER);
    given(table)
        .rolling(6, 1)
        .when(BLUE, alter(TEMPORAL_WARPER, blue(2), blue(5)))
        .then(
            new ShipsAltered(
                BLUE, TEMPORAL_WARPER, 1, ships(blue(2), blue(5)), ships(blue(1), blue(6))));
    given(table).when(BLUE, alter(TEMPORAL_WARPER)).thenRefused("AF-7.17", "wrong-number-of-ships");
  }

  @Test
  @Rule({"AF-3.2", "AF-7.9"})
  void scenario_32_the_cache_pays_by_odd_and_even_ships() {
    FrontiersTable table = table(2).cards(RED, RESOURCE_CACHE);
    given(table)
        .rolling(1, 2, 5)
        .when(BLUE, endTurn())
        .thenAmongOthers(new CachePaid(RED, RESOURCE_CACHE, new Resources(0, 1), false));
    given(table)
        .rolling(4, 2, 5)
        .when(BLUE, endTurn())
        .thenAmongOthers(new CachePaid(RED, RESOURCE_CACHE, new Resources(1, 0), false));
    given(table.ships(RED, 4))
        .rolling(1, 2, 3, 4)
        .when(BLUE, endTurn())
        .thenAmongOthers(new CachePaid(RED, RESOURCE_CACHE, new Resources(1, 1), true))
        .thenState(
            state -> {
              assertThat(state.player(RED).cards().isEmpty()).isTrue();
              assertThat(state.piles().discards()).containsExactly(RESOURCE_CACHE);
              assertThat(state.player(RED).held()).isEqualTo(new Resources(1, 1));
            });
    AlienFrontiers gained =
        given(table(2).cards(RED, RESOURCE_CACHE).asking(new Pending.Raiding()))
            .when(BLUE, new StationMove.StealTech(RED, List.of(RESOURCE_CACHE)))
            .and()
            .state();
    assertThat(gained.actor().held()).isEqualTo(Resources.NONE);
  }

  @Test
  @Rule("AF-7.9")
  void the_relic_counts_for_the_cache() {
    given(table(2).cards(RED, RESOURCE_CACHE).colonies(BURROUGHS_DESERT, RED, 1).relicOf(RED))
        .rolling(1, 2, 3, 6)
        .when(BLUE, endTurn())
        .thenAmongOthers(new CachePaid(RED, RESOURCE_CACHE, new Resources(1, 1), true));
  }

  @Test
  @Rule({"AF-7.2", "AF-7.9"})
  void scenario_112_a_cache_that_is_discarded_is_no_discard_power() {
    given(table(2).ships(RED, 4).cards(RED, RESOURCE_CACHE, STASIS_BEAM))
        .rolling(1, 2, 3, 4)
        .when(BLUE, endTurn())
        .and()
        .when(RED, new PlaceField(STASIS_BEAM, List.of(LEM_BADLANDS)))
        .thenState(state -> assertThat(state.turn().discarded()).isTrue());
  }

  @Test
  @Rule("AF-7.12")
  void scenario_25_the_crystal_costs_a_fuel_for_each_colony() {
    FrontiersTable table =
        table(2)
            .rolled(1, 6, 6)
            .has(BLUE, 3, 0)
            .colonies(HEINLEIN_PLAINS, RED, 2)
            .cards(BLUE, DATA_CRYSTAL);
    given(table)
        .when(BLUE, new BorrowBonus(DATA_CRYSTAL, List.of(HEINLEIN_PLAINS)))
        .then(new TechEvent.BonusBorrowed(BLUE, DATA_CRYSTAL, 2, HEINLEIN_PLAINS))
        .and()
        .when(BLUE, dock(Station.ORBITAL_MARKET, blue(6), blue(6)))
        .and()
        .when(BLUE, trade(1))
        .thenState(state -> assertThat(state.actor().held()).isEqualTo(new Resources(0, 1)));
    given(table.colonies(POHL_FOOTHILLS, BLUE, 1))
        .when(BLUE, new BorrowBonus(DATA_CRYSTAL, List.of(HEINLEIN_PLAINS)))
        .then(new TechEvent.BonusBorrowed(BLUE, DATA_CRYSTAL, 1, HEINLEIN_PLAINS));
  }

  @Test
  @Rule({"AF-7.12", "AF-6.1"})
  void the_crystal_lends_neither_burroughs_nor_isolated_nor_empty_territories() {
    FrontiersTable table =
        table(2)
            .has(BLUE, 3, 0)
            .colonies(BURROUGHS_DESERT, RED, 1)
            .colonies(LEM_BADLANDS, RED, 1)
            .colonies(ASIMOV_CRATER, RED, 4)
            .field(Field.ISOLATION, LEM_BADLANDS)
            .cards(BLUE, DATA_CRYSTAL);
    for (Territory territory : List.of(BURROUGHS_DESERT, LEM_BADLANDS, POHL_FOOTHILLS)) {
      given(table)
          .when(BLUE, new BorrowBonus(DATA_CRYSTAL, List.of(territory)))
          .thenRefused("AF-7.12", "bonus-not-lent");
    }
    given(table)
        .when(BLUE, new BorrowBonus(DATA_CRYSTAL, List.of(ASIMOV_CRATER)))
        .thenRefused("AF-7.2", "not-enough-fuel");
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
}
