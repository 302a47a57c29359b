package dev.starpost.games.alienfrontiers;

import static dev.starpost.games.alienfrontiers.FrontiersTable.BLUE;
import static dev.starpost.games.alienfrontiers.FrontiersTable.GREEN;
import static dev.starpost.games.alienfrontiers.FrontiersTable.RED;
import static dev.starpost.games.alienfrontiers.FrontiersTable.blue;
import static dev.starpost.games.alienfrontiers.FrontiersTable.dock;
import static dev.starpost.games.alienfrontiers.FrontiersTable.endTurn;
import static dev.starpost.games.alienfrontiers.FrontiersTable.green;
import static dev.starpost.games.alienfrontiers.FrontiersTable.launch;
import static dev.starpost.games.alienfrontiers.FrontiersTable.red;
import static dev.starpost.games.alienfrontiers.FrontiersTable.relic;
import static dev.starpost.games.alienfrontiers.FrontiersTable.settle;
import static dev.starpost.games.alienfrontiers.FrontiersTable.ships;
import static dev.starpost.games.alienfrontiers.FrontiersTable.table;
import static dev.starpost.games.alienfrontiers.Tech.ALIEN_CITY;
import static dev.starpost.games.alienfrontiers.Tech.ALIEN_MONUMENT;
import static dev.starpost.games.alienfrontiers.Tech.BOOSTER_POD;
import static dev.starpost.games.alienfrontiers.Tech.MIND_CONTROL_HELMET;
import static dev.starpost.games.alienfrontiers.Tech.STASIS_BEAM;
import static dev.starpost.games.alienfrontiers.Territory.ASIMOV_CRATER;
import static dev.starpost.games.alienfrontiers.Territory.BURROUGHS_DESERT;
import static dev.starpost.games.alienfrontiers.Territory.LEM_BADLANDS;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.games.alienfrontiers.FrontiersTable.Stories;
import dev.starpost.games.alienfrontiers.TurnEvent.Ended;
import dev.starpost.games.alienfrontiers.TurnEvent.PlayerResigned;
import dev.starpost.games.alienfrontiers.TurnEvent.TurnBegan;
import dev.starpost.kernel.Ranking;
import dev.starpost.kernel.Seat;
import dev.starpost.testkit.Rule;
import java.util.List;
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
        .thenAmongOthers(new Ended())
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
  @Rule("AF-8.5")
  void who_resigns_in_turn_leaves_the_table_and_the_next_one_plays() {
    given(
            table(3)
                .rolled(1, 2)
                .has(BLUE, 3, 3)
                .cards(BLUE, ALIEN_CITY)
                .reserve(BLUE, 2, 4)
                .colonies(BURROUGHS_DESERT, BLUE, 1)
                .relicOf(BLUE)
                .docked(Station.LUNAR_MINE, blue(3), relic(4), red(5)))
        .rolling(1, 2, 3)
        .whenResigns(BLUE)
        .then(
            new PlayerResigned(BLUE),
            new TurnBegan(GREEN, false, false, ships(green(1), green(2), green(3))))
        .thenState(
            state -> {
              assertThat(state.player(BLUE))
                  .isEqualTo(new Player(Resources.NONE, 0, 3, 0, TechSet.NONE, false, true));
              assertThat(state.docks().at(Station.LUNAR_MINE)).isEqualTo(ships(red(5)));
              assertThat(state.relic()).isEqualTo(Relic.AT_HOME);
              assertThat(state.piles().discards()).containsExactly(ALIEN_CITY);
              assertThat(state.colonies().controller(BURROUGHS_DESERT)).contains(BLUE);
            })
        .and()
        .whenResigns(BLUE)
        .thenRefused("AF-8.5", "resigned-already");
  }

  @Test
  @Rule("AF-8.5")
  void turns_of_who_resigned_are_skipped() {
    AlienFrontiers without = given(table(3)).whenResigns(GREEN).and().state();
    assertThat(without.active()).isEqualTo(BLUE);
    given(without)
        .rolling(1, 2, 3)
        .when(BLUE, endTurn())
        .thenState(state -> assertThat(state.active()).isEqualTo(RED));
  }

  @Test
  @Rule("AF-8.5")
  void a_ship_picked_up_leaves_with_its_owner() {
    given(
            table(3)
                .rolled(1)
                .asking(new Pending.Redock(MIND_CONTROL_HELMET, red(4), Station.LUNAR_MINE)))
        .whenResigns(RED)
        .thenState(state -> assertThat(state.pending()).isEqualTo(Pending.Acting.NOW));
  }

  @Test
  @Rule("AF-8.5")
  void the_last_one_left_wins_at_once() {
    given(table(2).colonies(LEM_BADLANDS, BLUE, 4))
        .whenResigns(BLUE)
        .then(new PlayerResigned(BLUE), new Ended())
        .thenState(
            state -> {
              Ranking ranking = rules().result(state).orElseThrow();
              assertThat(ranking.winners()).containsExactly(RED);
              assertThat(ranking.of(BLUE).stayed()).isFalse();
            })
        .and()
        .whenResigns(RED)
        .thenRefused("AF-8.5", "game-over");
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
