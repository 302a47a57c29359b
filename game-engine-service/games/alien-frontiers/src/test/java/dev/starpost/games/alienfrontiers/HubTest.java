package dev.starpost.games.alienfrontiers;

import static dev.starpost.games.alienfrontiers.FrontiersTable.BLUE;
import static dev.starpost.games.alienfrontiers.FrontiersTable.blue;
import static dev.starpost.games.alienfrontiers.FrontiersTable.decline;
import static dev.starpost.games.alienfrontiers.FrontiersTable.dock;
import static dev.starpost.games.alienfrontiers.FrontiersTable.endTurn;
import static dev.starpost.games.alienfrontiers.FrontiersTable.launch;
import static dev.starpost.games.alienfrontiers.FrontiersTable.red;
import static dev.starpost.games.alienfrontiers.FrontiersTable.settle;
import static dev.starpost.games.alienfrontiers.FrontiersTable.table;
import static dev.starpost.games.alienfrontiers.component.Territory.ASIMOV_CRATER;
import static dev.starpost.games.alienfrontiers.component.Territory.LEM_BADLANDS;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.games.alienfrontiers.FrontiersTable.Stories;
import dev.starpost.games.alienfrontiers.PlanetEvent.ColonyPlaced;
import dev.starpost.games.alienfrontiers.StandingEvent.ControlChanged;
import dev.starpost.games.alienfrontiers.StandingEvent.PointsChanged;
import dev.starpost.games.alienfrontiers.StationEvent.HubAdvanced;
import dev.starpost.games.alienfrontiers.TurnEvent.Asked;
import dev.starpost.games.alienfrontiers.component.Field;
import dev.starpost.games.alienfrontiers.component.Resources;
import dev.starpost.games.alienfrontiers.component.Station;
import dev.starpost.games.alienfrontiers.component.Territory;
import dev.starpost.kernel.PerSeat;
import dev.starpost.testkit.Rule;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class HubTest implements Stories {

  @Test
  @Rule("AF-4.8")
  void the_first_ship_starts_a_colony_and_each_further_one_moves_it() {
    given(table(2).rolled(1, 4))
        .when(BLUE, dock(Station.COLONIST_HUB, blue(4)))
        .thenAmongOthers(new HubAdvanced(BLUE, 1, true, false))
        .thenState(state -> assertThat(state.actor().reserve()).isEqualTo(5))
        .and()
        .when(BLUE, dock(Station.COLONIST_HUB, blue(1)))
        .thenAmongOthers(new HubAdvanced(BLUE, 2, false, false));
  }

  @Test
  @Rule("AF-4.8")
  void a_colony_on_the_last_circle_is_launched_without_docking_a_ship() {
    FrontiersTable table = table(2).rolled(1).reserve(BLUE, 2, 7);
    given(table).when(BLUE, launch(Territory.LEM_BADLANDS)).thenRefused("AF-3.4", "cannot-pay");
    given(table)
        .when(BLUE, dock(Station.COLONIST_HUB, blue(1)))
        .thenRefused("AF-4.8", "launch-first");
    given(table.has(BLUE, 1, 1))
        .when(BLUE, launch(Territory.LEM_BADLANDS))
        .then(
            new ColonyPlaced(BLUE, Territory.LEM_BADLANDS, true, new Resources(1, 1)),
            new ControlChanged(
                Territory.LEM_BADLANDS, Optional.empty(), Optional.of(BLUE), List.of()),
            new PointsChanged(List.of(new PointsChanged.Change(BLUE, 0, 2))))
        .thenState(
            state -> {
              assertThat(state.actor().circle()).isZero();
              assertThat(state.actor().reserve()).isEqualTo(2);
              assertThat(state.actor().held()).isEqualTo(Resources.NONE);
            });
    given(table.reserve(BLUE, 2, 6))
        .when(BLUE, launch(Territory.LEM_BADLANDS))
        .thenRefused("AF-4.8", "no-colony-to-launch");
  }

  @Test
  @Rule("AF-4.8")
  void without_a_colony_to_start_or_move_no_ship_docks() {
    given(table(2).rolled(1).reserve(BLUE, 0, 0))
        .when(BLUE, dock(Station.COLONIST_HUB, blue(1)))
        .thenRefused("AF-4.8", "no-colony-to-start");
  }

  @Test
  @Rule({"AF-4.8", "AF-4.14"})
  void a_track_has_three_docks_of_its_own() {
    given(
            table(2)
                .rolled(1)
                .docked(Station.COLONIST_HUB, red(1), red(1), red(1))
                .docked(Station.COLONIST_HUB, blue(1), blue(1)))
        .when(BLUE, dock(Station.COLONIST_HUB, blue(1)))
        .thenState(
            state -> assertThat(state.docks().at(Station.COLONIST_HUB, BLUE).size()).isEqualTo(3));
    given(table(2).rolled(1).docked(Station.COLONIST_HUB, blue(1), blue(1), blue(1)))
        .when(BLUE, dock(Station.COLONIST_HUB, blue(1)))
        .thenRefused("AF-4.14", "no-free-dock");
  }

  @Test
  @Rule({"AF-4.9", "AF-5.3"})
  void scenario_17_three_steps_finish_one_colony_and_start_the_next() {
    given(
            table(2)
                .rolled(1, 2)
                .has(BLUE, 1, 1)
                .reserve(BLUE, 3, 6)
                .colonies(Territory.ASIMOV_CRATER, BLUE, 1))
        .when(BLUE, dock(Station.COLONIST_HUB, blue(1)))
        .thenAmongOthers(new HubAdvanced(BLUE, 7, false, false))
        .and()
        .when(BLUE, launch(Territory.LEM_BADLANDS))
        .and()
        .when(BLUE, dock(Station.COLONIST_HUB, blue(2)))
        .thenAmongOthers(new HubAdvanced(BLUE, 2, true, true));
  }

  @Test
  @Rule("AF-4.9")
  void an_overshoot_asks_for_the_launch_and_then_uses_the_step_left_over() {
    AlienFrontiers asked =
        given(
                table(2)
                    .rolled(1, 2)
                    .has(BLUE, 1, 1)
                    .reserve(BLUE, 3, 5)
                    .colonies(Territory.ASIMOV_CRATER, BLUE, 1))
            .when(BLUE, dock(Station.COLONIST_HUB, blue(1)))
            .and()
            .when(BLUE, dock(Station.COLONIST_HUB, blue(2)))
            .thenAmongOthers(
                new HubAdvanced(BLUE, 7, false, false), new Asked(new Pending.Overshoot(1)))
            .and()
            .state();
    given(asked)
        .when(BLUE, launch(Territory.LEM_BADLANDS))
        .then(
            new ColonyPlaced(BLUE, Territory.LEM_BADLANDS, true, new Resources(1, 1)),
            new ControlChanged(
                Territory.LEM_BADLANDS, Optional.empty(), Optional.of(BLUE), List.of()),
            new PointsChanged(List.of(new PointsChanged.Change(BLUE, 2, 4))),
            new HubAdvanced(BLUE, 1, true, true))
        .thenState(state -> assertThat(state.pending()).isEqualTo(Pending.Acting.NOW));
    given(asked).when(BLUE, endTurn()).thenRefused("AF-4.9", "no-answer-to-this");
  }

  @Test
  @Rule("AF-4.9")
  void who_can_pay_for_an_overshoot_must_launch() {
    AlienFrontiers asked =
        table(2)
            .has(BLUE, 1, 1)
            .reserve(BLUE, 3, 7)
            .field(Field.REPULSOR, Territory.LEM_BADLANDS)
            .asking(new Pending.Overshoot(1))
            .game();
    given(asked).when(BLUE, decline()).thenRefused("AF-4.9", "no-answer-to-this");
    given(asked).when(BLUE, launch(Territory.LEM_BADLANDS)).thenRefused("AF-6.3", "repulsor-field");
    assertThat(rules().options(asked, BLUE))
        .extracting(option -> option.move())
        .containsExactly(new TurnMove.Launch(List.of()));
  }

  @Test
  @Rule({"AF-4.9", "AF-8.1"})
  void after_the_last_colony_an_overshoot_starts_none() {
    given(
            table(2)
                .rolled(1, 2)
                .has(BLUE, 1, 1)
                .reserve(BLUE, 0, 5)
                .colonies(Territory.ASIMOV_CRATER, BLUE, 1))
        .when(BLUE, dock(Station.COLONIST_HUB, blue(1)))
        .and()
        .when(BLUE, dock(Station.COLONIST_HUB, blue(2)))
        .thenAmongOthers(new Asked(new Pending.Overshoot(1)))
        .and()
        .when(BLUE, launch(Territory.LEM_BADLANDS))
        .then(
            new ColonyPlaced(BLUE, Territory.LEM_BADLANDS, true, new Resources(1, 1)),
            new ControlChanged(
                Territory.LEM_BADLANDS, Optional.empty(), Optional.of(BLUE), List.of()),
            new PointsChanged(List.of(new PointsChanged.Change(BLUE, 2, 4))),
            new TurnEvent.Ended(Optional.of(BLUE), PerSeat.of(List.of(0, 4)), List.of(BLUE)))
        .thenState(state -> assertThat(state.actor().reserve()).isZero());
  }

  @Test
  @Rule({"AF-4.9", "AF-5.3"})
  void scenario_111_who_cannot_pay_loses_the_step() {
    given(
            table(2)
                .rolled(1, 2, 3)
                .has(BLUE, 1, 0)
                .reserve(BLUE, 3, 5)
                .colonies(Territory.ASIMOV_CRATER, BLUE, 1))
        .when(BLUE, dock(Station.COLONIST_HUB, blue(1)))
        .thenAmongOthers(new HubAdvanced(BLUE, 6, false, false))
        .and()
        .when(BLUE, dock(Station.COLONIST_HUB, blue(2)))
        .thenAmongOthers(new HubAdvanced(BLUE, 7, false, false))
        .thenState(state -> assertThat(state.pending()).isEqualTo(Pending.Acting.NOW))
        .and()
        .when(BLUE, dock(Station.COLONIST_HUB, blue(3)))
        .thenRefused("AF-4.8", "launch-first");
  }

  @Test
  @Rule({"AF-4.10", "AF-8.1"})
  void scenario_18_the_last_colony_leaves_the_hub_by_terraforming_and_the_game_ends() {
    given(table(2).rolled(6).ships(BLUE, 4).has(BLUE, 1, 1).reserve(BLUE, 0, 4))
        .when(BLUE, settle(Station.TERRAFORMING_STATION, Territory.LEM_BADLANDS, blue(6)))
        .thenAmongOthers(
            new ColonyPlaced(BLUE, Territory.LEM_BADLANDS, true, Resources.NONE),
            new TurnEvent.Ended(Optional.of(BLUE), PerSeat.of(List.of(0, 2)), List.of(BLUE)))
        .thenState(state -> assertThat(state.over()).isTrue());
  }

  @Test
  @Rule({"AF-4.10", "AF-8.1"})
  void the_last_colony_leaves_the_hub_by_the_constructor_too() {
    given(table(2).rolled(2, 2, 2).has(BLUE, 0, 3).reserve(BLUE, 0, 1))
        .when(
            BLUE,
            settle(Station.COLONY_CONSTRUCTOR, Territory.LEM_BADLANDS, blue(2), blue(2), blue(2)))
        .thenAmongOthers(
            new ColonyPlaced(BLUE, Territory.LEM_BADLANDS, true, Resources.NONE),
            new TurnEvent.Ended(Optional.of(BLUE), PerSeat.of(List.of(0, 2)), List.of(BLUE)))
        .thenState(state -> assertThat(state.actor().unplaced()).isZero());
  }

  @Test
  @Rule("AF-4.10")
  void while_there_is_a_reserve_the_colony_on_the_hub_stays() {
    given(table(2).rolled(6).ships(BLUE, 4).has(BLUE, 1, 1).reserve(BLUE, 1, 4))
        .when(BLUE, settle(Station.TERRAFORMING_STATION, Territory.LEM_BADLANDS, blue(6)))
        .thenState(
            state -> {
              assertThat(state.actor().circle()).isEqualTo(4);
              assertThat(state.actor().reserve()).isZero();
              assertThat(state.over()).isFalse();
            });
  }

  @Test
  @Rule("AF-5.1")
  void a_colony_lands_on_one_territory() {
    FrontiersTable table = table(2).has(BLUE, 1, 1).reserve(BLUE, 2, 7);
    for (List<Territory> wrong :
        List.of(List.<Territory>of(), List.of(LEM_BADLANDS, ASIMOV_CRATER))) {
      given(table).when(BLUE, new TurnMove.Launch(wrong)).thenRefused("AF-5.1", "name-a-territory");
    }
  }
}
