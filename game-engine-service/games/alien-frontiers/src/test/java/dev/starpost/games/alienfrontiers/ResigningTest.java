package dev.starpost.games.alienfrontiers;

import static dev.starpost.games.alienfrontiers.FrontiersTable.BLUE;
import static dev.starpost.games.alienfrontiers.FrontiersTable.GREEN;
import static dev.starpost.games.alienfrontiers.FrontiersTable.RED;
import static dev.starpost.games.alienfrontiers.FrontiersTable.blue;
import static dev.starpost.games.alienfrontiers.FrontiersTable.decline;
import static dev.starpost.games.alienfrontiers.FrontiersTable.endTurn;
import static dev.starpost.games.alienfrontiers.FrontiersTable.everyQuestion;
import static dev.starpost.games.alienfrontiers.FrontiersTable.green;
import static dev.starpost.games.alienfrontiers.FrontiersTable.red;
import static dev.starpost.games.alienfrontiers.FrontiersTable.relic;
import static dev.starpost.games.alienfrontiers.FrontiersTable.ships;
import static dev.starpost.games.alienfrontiers.FrontiersTable.table;
import static dev.starpost.games.alienfrontiers.component.Tech.ALIEN_CITY;
import static dev.starpost.games.alienfrontiers.component.Tech.MIND_CONTROL_HELMET;
import static dev.starpost.games.alienfrontiers.component.Tech.STASIS_BEAM;
import static dev.starpost.games.alienfrontiers.component.Territory.ASIMOV_CRATER;
import static dev.starpost.games.alienfrontiers.component.Territory.BURROUGHS_DESERT;
import static dev.starpost.games.alienfrontiers.component.Territory.LEM_BADLANDS;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.games.alienfrontiers.FrontiersTable.Stories;
import dev.starpost.games.alienfrontiers.StandingEvent.PointsChanged;
import dev.starpost.games.alienfrontiers.StationMove.StealResources;
import dev.starpost.games.alienfrontiers.TurnEvent.Ended;
import dev.starpost.games.alienfrontiers.TurnEvent.PlayerResigned;
import dev.starpost.games.alienfrontiers.TurnEvent.TurnBegan;
import dev.starpost.games.alienfrontiers.component.Loot;
import dev.starpost.games.alienfrontiers.component.Relic;
import dev.starpost.games.alienfrontiers.component.Resource;
import dev.starpost.games.alienfrontiers.component.Resources;
import dev.starpost.games.alienfrontiers.component.Station;
import dev.starpost.games.alienfrontiers.component.TechSet;
import dev.starpost.kernel.PerSeat;
import dev.starpost.kernel.Ranking;
import dev.starpost.testkit.Rule;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ResigningTest implements Stories {

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
            new PointsChanged(List.of(new PointsChanged.Change(BLUE, 3, 2))),
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
        .then(
            new PlayerResigned(BLUE),
            new Ended(Optional.empty(), PerSeat.of(List.of(0, 5)), List.of(RED)))
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
  @Rule("AF-8.5")
  void whoever_is_asked_whatever_may_resign_and_the_next_one_plays() {
    for (Pending question : everyQuestion()) {
      given(busy().asking(question))
          .rolling(1, 2, 3)
          .whenResigns(BLUE)
          .thenState(
              state -> {
                assertThat(state.active()).isEqualTo(GREEN);
                assertThat(state.pending()).isEqualTo(Pending.Acting.NOW);
                assertThat(rules().options(state, GREEN)).isNotEmpty();
              });
    }
  }

  @Test
  @Rule("AF-8.5")
  void when_somebody_else_resigns_the_question_stays_and_can_be_answered() {
    for (Pending question : everyQuestion()) {
      AlienFrontiers before = busy().asking(question).game();
      given(before)
          .whenResigns(GREEN)
          .then(new PlayerResigned(GREEN))
          .thenState(
              state -> {
                assertThat(state.pending()).isEqualTo(question);
                assertThat(rules().options(state, BLUE)).isNotEmpty();
                assertThat(rules().question(state, BLUE))
                    .isNotEqualTo(rules().question(before, BLUE));
              });
    }
  }

  /** A position in which each question could be asked. */
  private static FrontiersTable busy() {
    return table(3)
        .rolled(1)
        .has(BLUE, 6, 6)
        .reserve(BLUE, 2, 7)
        .faceUp(ALIEN_CITY, STASIS_BEAM)
        .colonies(LEM_BADLANDS, RED, 1)
        .colonies(ASIMOV_CRATER, BLUE, 1);
  }

  @Test
  @Rule({"AF-8.5", "AF-4.16"})
  void a_victim_who_resigns_in_the_middle_of_a_raid_leaves_less_to_steal() {
    AlienFrontiers raid =
        table(3)
            .has(RED, 5, 0)
            .has(GREEN, 1, 0)
            .cards(RED, ALIEN_CITY)
            .asking(new Pending.Raiding())
            .game();
    AlienFrontiers without = given(raid).whenResigns(RED).and().state();
    Loot fuelOfGreen = new Loot(GREEN, Resource.FUEL);
    given(without)
        .when(BLUE, new StealResources(List.of(fuelOfGreen, new Loot(RED, Resource.FUEL))))
        .thenRefused("AF-4.16", "nothing-to-steal-there");
    given(without)
        .when(BLUE, new StealResources(List.of(fuelOfGreen)))
        .thenState(state -> assertThat(state.actor().held()).isEqualTo(new Resources(1, 0)));
    AlienFrontiers poor =
        given(raid.withPlayer(GREEN, raid.player(GREEN).holding(Resources.NONE)))
            .whenResigns(RED)
            .and()
            .state();
    assertThat(rules().options(poor, BLUE))
        .extracting(option -> option.move())
        .containsExactly(decline());
  }

  @Test
  @Rule({"AF-8.5", "AF-7.18"})
  void a_borrowed_ship_that_leaves_with_its_owner_no_longer_counts_for_a_card() {
    AlienFrontiers game =
        table(3)
            .docked(Station.ALIEN_ARTIFACT, red(6), blue(2))
            .faceUp(ALIEN_CITY)
            .asking(new Pending.Claim())
            .game();
    Turn.Dockings docked = new Turn.Dockings(false, 0, 0, ships(red(6), blue(2)));
    given(game.withTurn(game.turn().withDocked(docked)))
        .whenResigns(RED)
        .thenState(
            state -> {
              assertThat(state.turn().docked().uncounted()).isEqualTo(ships(blue(2)));
              assertThat(rules().options(state, BLUE))
                  .extracting(option -> option.move())
                  .containsExactly(decline());
            });
  }

  @Test
  @Rule("AF-8.5")
  void an_opponents_ship_in_the_air_goes_to_the_bay_when_who_picked_it_up_resigns() {
    given(
            table(3)
                .docked(Station.LUNAR_MINE, red(2), red(3))
                .asking(new Pending.Redock(MIND_CONTROL_HELMET, red(4), Station.SHIPYARD)))
        .rolling(1, 2, 3)
        .whenResigns(BLUE)
        .thenState(state -> assertThat(state.inBay(RED)).isOne());
  }

  @Test
  @Rule({"AF-8.5", "AF-8.1"})
  void who_resigned_ranks_below_everybody_who_stayed_whatever_the_points() {
    given(
            table(3)
                .has(BLUE, 1, 1)
                .reserve(BLUE, 0, 7)
                .colonies(BURROUGHS_DESERT, RED, 5)
                .colonies(ASIMOV_CRATER, GREEN, 1))
        .whenResigns(RED)
        .and()
        .when(BLUE, new TurnMove.Launch(List.of(ASIMOV_CRATER)))
        .thenState(
            state -> {
              Ranking ranking = rules().result(state).orElseThrow();
              assertThat(ranking.of(RED).points()).isEqualTo(6);
              assertThat(ranking.of(RED).rank()).isEqualTo(3);
              assertThat(ranking.winners()).containsExactly(BLUE, GREEN);
            });
  }
}
