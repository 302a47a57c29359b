package dev.starpost.games.councilofshadows;

import static dev.starpost.games.councilofshadows.CouncilScenarios.track;
import static dev.starpost.games.councilofshadows.CouncilTable.ANN;
import static dev.starpost.games.councilofshadows.CouncilTable.BEN;
import static dev.starpost.games.councilofshadows.CouncilTable.CAT;
import static dev.starpost.games.councilofshadows.CouncilTable.STOP;
import static dev.starpost.games.councilofshadows.CouncilTable.bonus;
import static dev.starpost.games.councilofshadows.CouncilTable.card;
import static dev.starpost.games.councilofshadows.CouncilTable.darkTech;
import static dev.starpost.games.councilofshadows.CouncilTable.gems;
import static dev.starpost.games.councilofshadows.CouncilTable.planet;
import static dev.starpost.games.councilofshadows.CouncilTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.games.councilofshadows.ExploitMove.ChooseDarkTech;
import dev.starpost.games.councilofshadows.ExploitMove.EndTurn;
import dev.starpost.games.councilofshadows.ExploitMove.Exploit;
import dev.starpost.games.councilofshadows.ExploitMove.ReturnBonus;
import dev.starpost.games.councilofshadows.ExploitMove.TakeCard;
import dev.starpost.games.councilofshadows.LevelEvent.Compensated;
import dev.starpost.games.councilofshadows.LevelEvent.LevelReached;
import dev.starpost.games.councilofshadows.component.DarkTech;
import dev.starpost.games.councilofshadows.component.Galaxy;
import dev.starpost.games.councilofshadows.component.Gems;
import dev.starpost.games.councilofshadows.component.Upgrade;
import dev.starpost.games.councilofshadows.view.CouncilView;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Viewer;
import dev.starpost.testkit.Rule;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SettlingTest implements CouncilScenarios {

  private static ChooseDarkTech choose(String card) {
    return new ChooseDarkTech(List.of(darkTech(card)));
  }

  private CouncilOfShadows settling(CouncilTable table, Seat seat) {
    return done(table.with(STOP, new Chore.Settle(seat)));
  }

  @Test
  @Example({"EX-35", "EX-37"})
  @Rule({"COS-8.1", "COS-8.3", "COS-1.5"})
  void a_level_costs_the_consumption_and_equality_is_enough() {
    for (int[] each : new int[][] {{56, 63, 7}, {40, 40, 0}}) {
      CouncilOfShadows game = settling(table(2).track(ANN, each[0], each[1]), ANN);
      assertThat(track(game, ANN).energy()).isEqualTo(each[2]);
      assertThat(game.player(ANN).level()).isEqualTo(1);
      assertThat(game.pending()).contains(new ExploitPending.DarkTechChoice(ANN, 1));
    }
    assertThat(settling(table(2).track(ANN, 40, 39), ANN).player(ANN).level()).isZero();
  }

  @Test
  @Example("EX-36")
  @Rule({"COS-8.2", "COS-7.8"})
  void the_own_turn_is_finished_first() {
    given(
            table(2)
                .track(ANN, 40, 36)
                .system("sys-3-01", "red-1")
                .system("sys-1-01", "grey-1")
                .cubes(ANN, "sys-3-01/0", 1)
                .cubes(BEN, "sys-3-01/1", 1)
                .cubes(ANN, "sys-1-01/0", 1)
                .exploiting(ANN))
        .when(ANN, new Exploit(List.of(planet("sys-3-01/0"))))
        .thenState(
            state -> {
              assertThat(track(state, ANN).energy()).isEqualTo(41);
              assertThat(state.player(ANN).level()).isZero();
            })
        .and()
        .when(ANN, new EndTurn())
        .thenAmongOthers(new LevelReached(ANN, 1, 40, 1))
        .thenState(
            state ->
                assertThat(state.pending()).contains(new ExploitPending.DarkTechChoice(ANN, 1)));
  }

  @Test
  @Example("EX-38")
  @Rule({"COS-8.3", "COS-8.4", "COS-8.5", "COS-8.9"})
  void two_levels_are_settled_one_after_the_other() {
    given(settling(table(2).track(ANN, 24, 50), ANN))
        .when(ANN, choose("dt1-energy-saver"))
        .thenAmongOthers(
            new LevelEvent.ConsumptionLowered(ANN, darkTech("dt1-energy-saver"), 24, 24),
            new Compensated(List.of(new Compensated.Gift(BEN, gems(0, 1, 0)))),
            new LevelReached(ANN, 2, 24, 2))
        .and()
        .when(ANN, choose("dt2-supremacy"))
        .thenAmongOthers(new Compensated(List.of(new Compensated.Gift(BEN, gems(0, 1, 1)))))
        .thenState(state -> assertThat(track(state, ANN).energy()).isEqualTo(2));
  }

  @Test
  @Rule("COS-8.5")
  void only_those_behind_are_compensated() {
    given(settling(table(3).level(ANN, 1).level(BEN, 1).level(CAT, 2).track(ANN, 30, 30), ANN))
        .when(ANN, choose("dt2-supremacy"))
        .thenAmongOthers(new Compensated(List.of(new Compensated.Gift(BEN, gems(0, 0, 1)))));
  }

  @Test
  @Example("EX-39")
  @Rule({"COS-8.4", "COS-9.1", "COS-13.3"})
  void energy_of_a_card_may_complete_the_next_level() {
    given(settling(table(2).level(ANN, 1).track(ANN, 30, 55), ANN))
        .when(ANN, choose("dt2-energy-surge"))
        .thenAmongOthers(
            new BoardEvent.EnergyGained(
                ANN, 10, List.of(new Source("dark-tech", "dt2-energy-surge"))),
            new LevelReached(ANN, 3, 30, 5),
            new LevelEvent.ThroneTaken(ANN))
        .thenState(
            state -> {
              assertThat(state.round().last()).isTrue();
              assertThat(track(state, ANN).energy()).isEqualTo(5);
            });
  }

  @Test
  @Rule({"COS-1.7", "COS-8.5"})
  void levels_have_no_upper_limit() {
    CouncilOfShadows game = settling(table(2).level(ANN, 3).throne(BEN).track(ANN, 30, 65), ANN);
    assertThat(game.player(ANN).level()).isEqualTo(5);
    assertThat(game.round().throne()).contains(BEN);
    assertThat(DarkTech.compensation(3, 0)).as("nothing for those behind").isEqualTo(Gems.NONE);
  }

  @Test
  @Rule({"COS-8.6", "COS-1.12"})
  void only_whoever_chooses_sees_the_pile() {
    CouncilOfShadows game = settling(table(2).track(ANN, 30, 30), ANN);
    assertThat(((CouncilView) rules().view(game, Viewer.at(ANN))).you().orElseThrow().darkTech())
        .isEqualTo(DarkTech.ofLevel(1));
    assertThat(((CouncilView) rules().view(game, Viewer.at(BEN))).you().orElseThrow().darkTech())
        .isEmpty();
    given(game).when(ANN, choose("dt2-supremacy")).thenRefused("COS-8.6", "card-not-in-pile");
    given(game)
        .when(ANN, choose("dt1-empire"))
        .thenState(
            state ->
                assertThat(state.piles().level(1).cards()).doesNotContain(darkTech("dt1-empire")));
  }

  @Test
  @Example("EX-42")
  @Rule("COS-13.2")
  void extended_planning_raises_every_zone() {
    given(
            settling(
                table(2)
                    .track(ANN, 30, 30)
                    .upgrades(ANN, "up-zone1-range2", "up-zone1-range3", "up-zone2-range2"),
                ANN))
        .when(ANN, choose("dt1-extended-planning"))
        .thenState(
            state -> {
              Player ann = state.player(ANN);
              assertThat(List.of(ann.range(0), ann.range(1), ann.range(2)))
                  .containsExactly(3, 3, 3);
              assertThat(ann.track().energy()).isEqualTo(3);
              assertThat(ann.boardCubes()).isEqualTo(6);
              assertThat(Buying.obstacle(ann, Upgrade.of("up-zone3-range2")))
                  .isEqualTo("upgrade-owned");
            });
  }

  @Test
  @Example("EX-47")
  @Rule({"COS-13.3", "COS-8.8"})
  void hegemonic_people_exploit_two_more_galaxies() {
    CouncilOfShadows game =
        given(
                settling(
                    table(2)
                        .level(ANN, 1)
                        .track(ANN, 60, 60)
                        .system("sys-2-01", "blue-1")
                        .system("sys-3-01", "red-1")
                        .system("sys-1-01", "grey-1")
                        .cubes(ANN, "sys-2-01/0", 2)
                        .cubes(ANN, "sys-3-01/0", 1)
                        .cubes(ANN, "sys-1-01/0", 1),
                    ANN))
            .when(ANN, choose("dt2-hegemonic-people"))
            .and()
            .when(ANN, new Exploit(List.of(planet("sys-2-01/0"))))
            .and()
            .state();
    given(game)
        .when(ANN, new Exploit(List.of(planet("sys-2-01/0"))))
        .thenRefused("COS-7.1", "galaxy-exploited");
    given(game)
        .when(ANN, new Exploit(List.of(planet("sys-3-01/0"))))
        .thenAmongOthers(
            new BoardEvent.GalaxyExploited(
                ANN,
                Galaxy.RED,
                Optional.of(planet("sys-3-01/0")),
                12,
                Optional.empty(),
                Optional.of(darkTech("dt2-hegemonic-people"))))
        .thenState(
            state -> {
              assertThat(track(state, ANN).energy()).isEqualTo(8 + 12);
              assertThat(state.board().of(ANN)).isEqualTo(2);
              assertThat(state.pending()).as("not a third one").contains((Pending) STOP);
            });
  }

  @Test
  @Example("EX-48")
  @Rule({"COS-13.3", "COS-7.5"})
  void better_information_gives_a_card_a_bonus_card_and_a_gem() {
    given(
            settling(
                table(2)
                    .level(ANN, 1)
                    .track(ANN, 30, 30)
                    .bonus(ANN, "db-galaxy-grey", "lb-gem-gold", "lb-sector-1", "lb-sector-2")
                    .market("ai-grand-harvest")
                    .aiPile("ai-fusion-cell")
                    .light("lb-flat-five"),
                ANN))
        .when(ANN, choose("dt2-better-information"))
        .and()
        .when(ANN, new TakeCard(List.of(card("ai-grand-harvest"))))
        .thenAmongOthers(
            new LevelEvent.CardTaken(ANN, card("ai-grand-harvest"), 1),
            new BuyEvent.MarketRefilled(1, card("ai-fusion-cell")),
            new BonusEvent.BonusDrawn(ANN, bonus("lb-flat-five"), false))
        .and()
        .when(ANN, new ReturnBonus(List.of(bonus("lb-flat-five"))))
        .thenState(state -> assertThat(state.player(ANN).gems()).isEqualTo(gems(0, 0, 1)));
    given(settling(table(2).level(ANN, 1).track(ANN, 30, 30).market("ai-grand-harvest"), ANN))
        .when(ANN, choose("dt2-better-information"))
        .and()
        .when(ANN, new TakeCard(List.of(card("ai-fusion-cell"))))
        .thenRefused("COS-8.8", "card-not-in-market");
  }

  @Test
  @Rule({"COS-8.7", "COS-8.8", "COS-13.2", "COS-13.3"})
  void colonies_by_dark_tech_know_no_range_and_no_terraforming() {
    CouncilTable table = table(2).track(ANN, 30, 30).system("sys-3-04", "red-1");
    CouncilOfShadows asked =
        given(settling(table, ANN)).when(ANN, choose("dt1-scientific-colonies")).and().state();
    given(asked)
        .when(ANN, new BoardMove.Colonize(1, List.of(planet("sys-3-04/0"))))
        .thenState(
            state -> {
              assertThat(state.player(ANN).gems()).isEqualTo(gems(0, 0, 1));
              assertThat(track(state, ANN).energy()).isEqualTo(2);
            });
    given(asked)
        .when(ANN, new BoardMove.Decline())
        .thenState(
            state ->
                assertThat(state.player(ANN).darkTech().list())
                    .contains(darkTech("dt1-scientific-colonies")));
    given(settling(table.level(ANN, 1), ANN))
        .when(ANN, choose("dt2-additional-colony"))
        .and()
        .when(ANN, new BoardMove.Colonize(2, List.of(planet("sys-3-04/0"))))
        .thenState(state -> assertThat(state.board().of(ANN)).isEqualTo(2));
  }

  @Test
  @Rule("COS-8.10")
  void what_cannot_be_carried_out_is_lost_and_the_card_stays() {
    for (String card :
        List.of(
            "dt2-resource-people",
            "dt2-additional-colony",
            "dt2-hegemonic-people",
            "dt2-reconnaissance")) {
      given(settling(table(2).level(ANN, 1).track(ANN, 30, 30), ANN))
          .when(ANN, choose(card))
          .thenState(
              state -> {
                assertThat(state.pending()).contains((Pending) STOP);
                assertThat(state.player(ANN).darkTech().list()).contains(darkTech(card));
              });
    }
  }
}
