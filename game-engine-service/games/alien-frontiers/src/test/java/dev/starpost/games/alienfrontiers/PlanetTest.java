package dev.starpost.games.alienfrontiers;

import static dev.starpost.games.alienfrontiers.FrontiersTable.BLUE;
import static dev.starpost.games.alienfrontiers.FrontiersTable.GREEN;
import static dev.starpost.games.alienfrontiers.FrontiersTable.RED;
import static dev.starpost.games.alienfrontiers.FrontiersTable.YELLOW;
import static dev.starpost.games.alienfrontiers.FrontiersTable.blue;
import static dev.starpost.games.alienfrontiers.FrontiersTable.dock;
import static dev.starpost.games.alienfrontiers.FrontiersTable.endTurn;
import static dev.starpost.games.alienfrontiers.FrontiersTable.launch;
import static dev.starpost.games.alienfrontiers.FrontiersTable.red;
import static dev.starpost.games.alienfrontiers.FrontiersTable.relic;
import static dev.starpost.games.alienfrontiers.FrontiersTable.settle;
import static dev.starpost.games.alienfrontiers.FrontiersTable.ships;
import static dev.starpost.games.alienfrontiers.FrontiersTable.table;
import static dev.starpost.games.alienfrontiers.component.Tech.BOOSTER_POD;
import static dev.starpost.games.alienfrontiers.component.Tech.DATA_CRYSTAL;
import static dev.starpost.games.alienfrontiers.component.Tech.GRAVITY_MANIPULATOR;
import static dev.starpost.games.alienfrontiers.component.Tech.ORBITAL_TELEPORTER;
import static dev.starpost.games.alienfrontiers.component.Tech.POLARITY_DEVICE;
import static dev.starpost.games.alienfrontiers.component.Tech.STASIS_BEAM;
import static dev.starpost.games.alienfrontiers.component.Territory.ASIMOV_CRATER;
import static dev.starpost.games.alienfrontiers.component.Territory.BURROUGHS_DESERT;
import static dev.starpost.games.alienfrontiers.component.Territory.HERBERT_VALLEY;
import static dev.starpost.games.alienfrontiers.component.Territory.LEM_BADLANDS;
import static dev.starpost.games.alienfrontiers.component.Territory.POHL_FOOTHILLS;
import static dev.starpost.games.alienfrontiers.component.Territory.VAN_VOGT_MOUNTAINS;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.games.alienfrontiers.DiscardMove.MoveColony;
import dev.starpost.games.alienfrontiers.DiscardMove.PickColony;
import dev.starpost.games.alienfrontiers.DiscardMove.PlaceField;
import dev.starpost.games.alienfrontiers.FrontiersTable.Stories;
import dev.starpost.games.alienfrontiers.FuelMove.BorrowBonus;
import dev.starpost.games.alienfrontiers.PlanetEvent.RelicReturned;
import dev.starpost.games.alienfrontiers.TurnMove.BuyRelic;
import dev.starpost.games.alienfrontiers.component.Colony;
import dev.starpost.games.alienfrontiers.component.Docks;
import dev.starpost.games.alienfrontiers.component.Field;
import dev.starpost.games.alienfrontiers.component.Fields;
import dev.starpost.games.alienfrontiers.component.Relic;
import dev.starpost.games.alienfrontiers.component.Resources;
import dev.starpost.games.alienfrontiers.component.Station;
import dev.starpost.games.alienfrontiers.component.Tech;
import dev.starpost.games.alienfrontiers.view.FrontiersView;
import dev.starpost.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

class PlanetTest implements Stories {

  @Test
  @Rule({"AF-5.2", "AF-8.2"})
  void scenario_21_who_alone_has_the_most_controls() {
    FrontiersTable table =
        table(4)
            .colonies(LEM_BADLANDS, RED, 2)
            .colonies(LEM_BADLANDS, GREEN, 1)
            .colonies(LEM_BADLANDS, YELLOW, 1)
            .colonies(LEM_BADLANDS, BLUE, 1);
    assertThat(table.game().colonies().controller(LEM_BADLANDS)).contains(RED);
    assertThat(Score.of(table.game(), RED)).isEqualTo(3);
    AlienFrontiers tied = table.colonies(LEM_BADLANDS, YELLOW, 1).game();
    assertThat(tied.colonies().controller(LEM_BADLANDS)).isEmpty();
    assertThat(Score.of(tied, RED)).isEqualTo(2);
  }

  @Test
  @Rule("AF-5.3")
  void asimov_crater_moves_one_more_for_the_second_ship_only() {
    given(table(2).rolled(1, 2, 3).colonies(ASIMOV_CRATER, BLUE, 1))
        .when(BLUE, dock(Station.COLONIST_HUB, blue(1)))
        .and()
        .when(BLUE, dock(Station.COLONIST_HUB, blue(2)))
        .thenState(state -> assertThat(state.actor().circle()).isEqualTo(3))
        .and()
        .when(BLUE, dock(Station.COLONIST_HUB, blue(3)))
        .thenState(state -> assertThat(state.actor().circle()).isEqualTo(4));
  }

  @Test
  @Rule("AF-5.5")
  void the_controller_of_burroughs_buys_the_relic() {
    FrontiersTable table = table(2).has(BLUE, 1, 1);
    given(table).when(BLUE, new BuyRelic()).thenRefused("AF-5.5", "burroughs-not-controlled");
    given(table.colonies(BURROUGHS_DESERT, BLUE, 1))
        .when(BLUE, new BuyRelic())
        .then(new PlanetEvent.RelicBought(BLUE, new Resources(1, 1)))
        .thenState(
            state ->
                assertThat(FrontiersView.of(state).relic().place()).isEqualTo("maintenance-bay"))
        .and()
        .when(BLUE, new BuyRelic())
        .thenRefused("AF-5.5", "relic-is-away");
    given(table.has(BLUE, 9, 0)).when(BLUE, new BuyRelic()).thenRefused("AF-3.4", "cannot-pay");
  }

  @Test
  @Rule("AF-5.5")
  void the_relic_returns_when_somebody_else_ends_the_control() {
    given(
            table(2)
                .rolled(6)
                .ships(BLUE, 4)
                .has(BLUE, 1, 1)
                .colonies(BURROUGHS_DESERT, RED, 1)
                .relicOf(RED)
                .docked(Station.LUNAR_MINE, relic(3)))
        .when(BLUE, settle(Station.TERRAFORMING_STATION, BURROUGHS_DESERT, blue(6)))
        .thenAmongOthers(new RelicReturned(RED))
        .thenState(
            state -> {
              assertThat(state.docks().at(Station.LUNAR_MINE).isEmpty()).isTrue();
              assertThat(state.relic()).isEqualTo(Relic.AT_HOME);
            });
  }

  @Test
  @Rule({"AF-5.5", "AF-6.1"})
  void scenario_23_isolation_sends_the_relic_home_and_forbids_buying_it() {
    given(
            table(2)
                .has(BLUE, 1, 1)
                .colonies(BURROUGHS_DESERT, BLUE, 1)
                .rolledRelic(4)
                .cards(BLUE, STASIS_BEAM))
        .when(BLUE, new PlaceField(STASIS_BEAM, List.of(BURROUGHS_DESERT)))
        .thenAmongOthers(new RelicReturned(BLUE))
        .thenState(state -> assertThat(state.turn().available().isEmpty()).isTrue())
        .and()
        .when(BLUE, new BuyRelic())
        .thenRefused("AF-5.5", "burroughs-not-controlled");
  }

  @Test
  @Rule({"AF-5.5", "AF-3.1"})
  void scenario_24_a_relic_that_terraformed_is_on_burroughs_at_the_next_turn() {
    given(
            table(2)
                .turnOf(RED)
                .has(BLUE, 1, 1)
                .colonies(BURROUGHS_DESERT, BLUE, 1)
                .relicOf(BLUE)
                .relicHasTerraformed()
                .docked(Station.TERRAFORMING_STATION, relic(6)))
        .rolling(1, 2, 3)
        .when(RED, endTurn())
        .thenAmongOthers(
            new TurnEvent.TurnBegan(BLUE, false, true, ships(blue(1), blue(2), blue(3))))
        .thenState(state -> assertThat(state.docks()).isEqualTo(Docks.EMPTY))
        .and()
        .when(BLUE, new BuyRelic())
        .then(new PlanetEvent.RelicBought(BLUE, new Resources(1, 1)));
  }

  @Test
  @Rule({"AF-5.9", "AF-7.12"})
  void scenario_107_a_borrowed_pohl_foothills_makes_other_cards_cheaper() {
    given(
            table(2)
                .rolled(2, 3)
                .has(BLUE, 3, 0)
                .colonies(POHL_FOOTHILLS, RED, 2)
                .cards(BLUE, DATA_CRYSTAL, BOOSTER_POD, GRAVITY_MANIPULATOR))
        .when(BLUE, new BorrowBonus(DATA_CRYSTAL, List.of(POHL_FOOTHILLS)))
        .then(new TechEvent.BonusBorrowed(BLUE, DATA_CRYSTAL, 2, POHL_FOOTHILLS))
        .and()
        .when(BLUE, new FuelMove.AlterShips(BOOSTER_POD, List.of(blue(2))))
        .then(new TechEvent.ShipsAltered(BLUE, BOOSTER_POD, 0, ships(blue(2)), ships(blue(3))))
        .and()
        .when(BLUE, new FuelMove.ShiftShips(GRAVITY_MANIPULATOR, blue(3), List.of(blue(3))))
        .thenState(
            state -> {
              assertThat(state.actor().held()).isEqualTo(Resources.NONE);
              assertThat(state.turn().available()).isEqualTo(ships(blue(2), blue(4)));
            });
  }

  @Test
  @Rule("AF-5.10")
  void scenario_6_van_vogt_frees_the_first_ship_at_the_mine() {
    FrontiersTable table =
        table(2)
            .rolled(1, 2, 4, 5)
            .docked(Station.LUNAR_MINE, red(5))
            .colonies(VAN_VOGT_MOUNTAINS, BLUE, 1);
    given(table)
        .when(BLUE, dock(Station.LUNAR_MINE, blue(2)))
        .and()
        .when(BLUE, dock(Station.LUNAR_MINE, blue(5)))
        .thenState(state -> assertThat(state.actor().held().ore()).isEqualTo(2));
    given(table)
        .when(BLUE, dock(Station.LUNAR_MINE, blue(2)))
        .and()
        .when(BLUE, dock(Station.LUNAR_MINE, blue(4)))
        .thenRefused("AF-4.2", "value-below-highest");
  }

  @Test
  @Rule("AF-5.11")
  void scenario_106_a_bonus_does_not_reach_back() {
    given(
            table(2)
                .rolled(2, 5)
                .has(BLUE, 1, 0)
                .docked(Station.LUNAR_MINE, red(4))
                .colonies(VAN_VOGT_MOUNTAINS, RED, 1)
                .cards(BLUE, DATA_CRYSTAL))
        .when(BLUE, dock(Station.LUNAR_MINE, blue(5)))
        .and()
        .when(BLUE, new BorrowBonus(DATA_CRYSTAL, List.of(VAN_VOGT_MOUNTAINS)))
        .and()
        .when(BLUE, dock(Station.LUNAR_MINE, blue(2)))
        .thenRefused("AF-4.2", "value-below-highest");
  }

  @Test
  @Rule("AF-5.11")
  void the_same_bonus_from_control_and_crystal_counts_once() {
    given(
            table(2)
                .rolled(4)
                .has(BLUE, 1, 0)
                .colonies(LEM_BADLANDS, BLUE, 1)
                .cards(BLUE, DATA_CRYSTAL))
        .when(BLUE, new BorrowBonus(DATA_CRYSTAL, List.of(LEM_BADLANDS)))
        .and()
        .when(BLUE, dock(Station.SOLAR_CONVERTER, blue(4)))
        .thenState(state -> assertThat(state.actor().held().fuel()).isEqualTo(3));
  }

  @Test
  @Rule("AF-5.12")
  void scenario_105_a_relic_whose_territory_is_left_is_lost_to_the_turn() {
    given(
            table(2)
                .rolled(1)
                .colonies(BURROUGHS_DESERT, BLUE, 1)
                .rolledRelic(5)
                .cards(BLUE, ORBITAL_TELEPORTER))
        .when(BLUE, new PickColony(ORBITAL_TELEPORTER, List.of(new Colony(BURROUGHS_DESERT, BLUE))))
        .and()
        .when(BLUE, new MoveColony(List.of(LEM_BADLANDS)))
        .thenAmongOthers(new RelicReturned(BLUE))
        .thenState(state -> assertThat(state.turn().available()).isEqualTo(ships(blue(1))));
  }

  @Test
  @Rule("AF-5.12")
  void what_a_returned_relic_has_brought_stays_and_its_dock_is_free() {
    given(table(2).colonies(BURROUGHS_DESERT, BLUE, 1).rolledRelic(5).cards(BLUE, STASIS_BEAM))
        .when(BLUE, dock(Station.SOLAR_CONVERTER, relic(5)))
        .and()
        .when(BLUE, new PlaceField(STASIS_BEAM, List.of(BURROUGHS_DESERT)))
        .thenState(
            state -> {
              assertThat(state.actor().held().fuel()).isEqualTo(3);
              assertThat(state.docks()).isEqualTo(Docks.EMPTY);
            });
  }

  @Test
  @Rule({"AF-6.1", "AF-6.2", "AF-6.5"})
  void scenario_113_isolation_takes_the_bonus_and_positron_gives_a_point() {
    FrontiersTable table =
        table(3)
            .colonies(HERBERT_VALLEY, GREEN, 1)
            .field(Field.ISOLATION, HERBERT_VALLEY)
            .field(Field.POSITRON, HERBERT_VALLEY);
    assertThat(Score.of(table.game(), GREEN)).isEqualTo(3); // the colony and two for control
    assertThat(Docking.cost(table.turnOf(GREEN).game(), Station.SHIPYARD))
        .isEqualTo(new Resources(1, 1));
    given(table.turnOf(BLUE).cards(BLUE, DATA_CRYSTAL))
        .when(BLUE, new PlaceField(DATA_CRYSTAL, List.of(HERBERT_VALLEY)))
        .thenRefused("AF-6.5", "field-lies-there");
  }

  @Test
  @Rule("AF-6.3")
  void scenario_35_nothing_enters_or_leaves_a_repulsed_territory() {
    FrontiersTable table =
        table(2)
            .has(BLUE, 1, 1)
            .reserve(BLUE, 1, 7)
            .colonies(ASIMOV_CRATER, RED, 1)
            .colonies(LEM_BADLANDS, BLUE, 1)
            .field(Field.REPULSOR, ASIMOV_CRATER)
            .cards(BLUE, ORBITAL_TELEPORTER, POLARITY_DEVICE);
    given(table).when(BLUE, launch(ASIMOV_CRATER)).thenRefused("AF-6.3", "repulsor-field");
    for (Tech card : List.of(ORBITAL_TELEPORTER, POLARITY_DEVICE)) {
      given(table)
          .when(BLUE, new PickColony(card, List.of(new Colony(ASIMOV_CRATER, RED))))
          .thenRefused("AF-6.3", "repulsor-field");
    }
    given(table)
        .when(BLUE, new PickColony(ORBITAL_TELEPORTER, List.of(new Colony(LEM_BADLANDS, BLUE))))
        .and()
        .when(BLUE, new MoveColony(List.of(ASIMOV_CRATER)))
        .thenRefused("AF-6.3", "repulsor-field");
  }

  @Test
  @Rule("AF-6.4")
  void fields_share_a_territory_and_come_and_go_under_the_repulsor() {
    given(
            table(2)
                .field(Field.REPULSOR, LEM_BADLANDS)
                .field(Field.POSITRON, LEM_BADLANDS)
                .cards(BLUE, STASIS_BEAM))
        .when(BLUE, new PlaceField(STASIS_BEAM, List.of(LEM_BADLANDS)))
        .thenState(
            state -> assertThat(FrontiersView.of(state).territories().get(5).fields()).hasSize(3));
    given(table(2).field(Field.REPULSOR, LEM_BADLANDS).cards(BLUE, BOOSTER_POD))
        .when(BLUE, new DiscardMove.RemoveField(BOOSTER_POD, List.of(Field.REPULSOR)))
        .thenState(state -> assertThat(state.fields()).isEqualTo(Fields.OFF_BOARD));
  }

  @Test
  @Rule("AF-6.5")
  void isolation_ends_a_bonus_borrowed_there() {
    given(
            table(2)
                .rolled(4)
                .has(BLUE, 1, 0)
                .colonies(LEM_BADLANDS, RED, 1)
                .cards(BLUE, DATA_CRYSTAL, STASIS_BEAM))
        .when(BLUE, new BorrowBonus(DATA_CRYSTAL, List.of(LEM_BADLANDS)))
        .and()
        .when(BLUE, new PlaceField(STASIS_BEAM, List.of(LEM_BADLANDS)))
        .thenState(state -> assertThat(state.turn().borrowed()).isEmpty())
        .and()
        .when(BLUE, dock(Station.SOLAR_CONVERTER, blue(4)))
        .thenState(state -> assertThat(state.actor().held().fuel()).isEqualTo(2));
  }
}
