package dev.starpost.games.alienfrontiers;

import static dev.starpost.games.alienfrontiers.FrontiersTable.BLUE;
import static dev.starpost.games.alienfrontiers.FrontiersTable.GREEN;
import static dev.starpost.games.alienfrontiers.FrontiersTable.RED;
import static dev.starpost.games.alienfrontiers.FrontiersTable.blue;
import static dev.starpost.games.alienfrontiers.FrontiersTable.dock;
import static dev.starpost.games.alienfrontiers.FrontiersTable.launch;
import static dev.starpost.games.alienfrontiers.FrontiersTable.settle;
import static dev.starpost.games.alienfrontiers.FrontiersTable.table;
import static dev.starpost.games.alienfrontiers.component.Tech.ALIEN_CITY;
import static dev.starpost.games.alienfrontiers.component.Tech.ALIEN_MONUMENT;
import static dev.starpost.games.alienfrontiers.component.Tech.BOOSTER_POD;
import static dev.starpost.games.alienfrontiers.component.Tech.STASIS_BEAM;
import static dev.starpost.games.alienfrontiers.component.Territory.ASIMOV_CRATER;
import static dev.starpost.games.alienfrontiers.component.Territory.LEM_BADLANDS;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.games.alienfrontiers.FrontiersTable.Stories;
import dev.starpost.games.alienfrontiers.TurnEvent.Ended;
import dev.starpost.games.alienfrontiers.component.Field;
import dev.starpost.games.alienfrontiers.component.Station;
import dev.starpost.kernel.PerSeat;
import dev.starpost.kernel.Ranking;
import dev.starpost.kernel.Seat;
import dev.starpost.testkit.Rule;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class EndTest implements Stories {

  private static FrontiersTable lastColony() {
    return table(2).rolled(1, 2).has(BLUE, 1, 1).reserve(BLUE, 0, 7);
  }

  @Test
  @Rule("AF-8.1")
  void scenario_36_the_last_colony_ends_the_game_in_mid_turn() {
    given(lastColony())
        .when(BLUE, launch(LEM_BADLANDS))
        .thenAmongOthers(new Ended(Optional.of(BLUE), PerSeat.of(List.of(0, 2)), List.of(BLUE)))
        .thenState(
            state -> {
              assertThat(rules().awaiting(state)).isEmpty();
              assertThat(rules().options(state, BLUE)).isEmpty();
              assertThat(rules().result(state)).isPresent();
            })
        .and()
        .when(BLUE, dock(Station.SOLAR_CONVERTER, blue(1)))
        .thenRefused("AF-8.1", "game-over");
  }

  @Test
  @Rule({"AF-8.2", "AF-7.5"})
  void the_score_counts_colonies_control_city_monument_and_positron() {
    AlienFrontiers game =
        table(2)
            .colonies(LEM_BADLANDS, RED, 2)
            .colonies(LEM_BADLANDS, BLUE, 1)
            .colonies(ASIMOV_CRATER, RED, 1)
            .field(Field.POSITRON, LEM_BADLANDS)
            .cards(RED, ALIEN_CITY, ALIEN_MONUMENT, BOOSTER_POD)
            .game();
    assertThat(Score.of(game, RED)).isEqualTo(3 + 2 + 1 + 2);
    assertThat(Score.of(game, BLUE)).isEqualTo(1);
  }

  @Test
  @Rule("AF-8.3")
  void scenario_37_with_equal_points_and_cards_more_ore_wins() {
    given(
            lastColony()
                .has(BLUE, 1, 3)
                .has(RED, 8, 1)
                .cards(BLUE, BOOSTER_POD)
                .cards(RED, STASIS_BEAM)
                .colonies(ASIMOV_CRATER, RED, 1))
        .when(BLUE, launch(LEM_BADLANDS))
        .thenState(
            state ->
                assertThat(rules().result(state).orElseThrow().places())
                    .containsExactly(
                        new Ranking.Place(BLUE, 1, true, 2, List.of(1, 2, 0)),
                        new Ranking.Place(RED, 2, true, 2, List.of(1, 1, 8))));
  }

  @Test
  @Rule("AF-8.3")
  void cards_break_ties_first_and_those_still_equal_share_the_rank() {
    given(lastColony().cards(RED, STASIS_BEAM).colonies(ASIMOV_CRATER, RED, 1))
        .when(BLUE, launch(LEM_BADLANDS))
        .thenState(
            state ->
                assertThat(rules().result(state).orElseThrow().winners()).containsExactly(RED));
    given(lastColony().colonies(ASIMOV_CRATER, RED, 1))
        .when(BLUE, launch(LEM_BADLANDS))
        .thenState(
            state ->
                assertThat(rules().result(state).orElseThrow().winners())
                    .containsExactly(RED, BLUE));
  }

  @Test
  @Rule("AF-8.3")
  void with_equal_ore_too_more_fuel_wins() {
    given(lastColony().has(RED, 1, 0).colonies(ASIMOV_CRATER, RED, 1))
        .when(BLUE, launch(LEM_BADLANDS))
        .thenState(
            state ->
                assertThat(rules().result(state).orElseThrow().winners()).containsExactly(RED));
  }

  @Test
  @Rule({"AF-8.4", "AF-8.3"})
  void scenario_115_nothing_is_returned_when_the_game_ends() {
    given(table(2).rolled(5, 5, 5).has(BLUE, 3, 10).reserve(BLUE, 1, 0))
        .when(BLUE, settle(Station.COLONY_CONSTRUCTOR, LEM_BADLANDS, blue(5), blue(5), blue(5)))
        .thenState(
            state ->
                assertThat(rules().result(state).orElseThrow().of(BLUE).tieBreaks())
                    .containsExactly(0, 7, 3));
  }

  @Test
  @Rule({"AF-3.8", "AF-8.1"})
  void only_the_player_in_turn_is_asked() {
    AlienFrontiers game = table(3).rolled(1).game();
    for (Seat seat : List.of(RED, GREEN)) {
      assertThat(rules().question(game, seat)).isEmpty();
      assertThat(rules().options(game, seat)).isEmpty();
    }
    assertThat(rules().question(game, BLUE).orElseThrow().kind()).isEqualTo("act");
  }
}
