package dev.starpost.games.councilofshadows;

import static dev.starpost.games.councilofshadows.CouncilScenarios.track;
import static dev.starpost.games.councilofshadows.CouncilTable.ANN;
import static dev.starpost.games.councilofshadows.CouncilTable.AUTOMA;
import static dev.starpost.games.councilofshadows.CouncilTable.BEN;
import static dev.starpost.games.councilofshadows.CouncilTable.card;
import static dev.starpost.games.councilofshadows.CouncilTable.darkTech;
import static dev.starpost.games.councilofshadows.CouncilTable.gems;
import static dev.starpost.games.councilofshadows.CouncilTable.planet;
import static dev.starpost.games.councilofshadows.CouncilTable.table;
import static dev.starpost.games.councilofshadows.CouncilTable.upgrade;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.games.councilofshadows.LevelEvent.LevelReached;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.chance.SeededDice;
import dev.starpost.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Turns as the round brings them, with all that belongs to each. */
class RoundsTest implements CouncilScenarios {

  @Test
  @Rule({"COS-3.6", "COS-8.2", "COS-3.1"})
  void every_buy_turn_ends_with_a_settlement() {
    CouncilOfShadows ann =
        done(
            table(2)
                .track(ANN, 34, 31)
                .gems(ANN, 2, 0, 0)
                .gems(BEN, 1, 0, 0)
                .market("ai-power-damper")
                .round(2, Round.Phase.BUY, -1)
                .with());
    assertThat(ann.pending()).contains(new RoundPending.Purchases(ANN, 0, false));
    CouncilOfShadows chosen =
        given(ann)
            .when(ANN, new BuyMove.BuyUpgrade(gems(2, 0, 0), List.of(upgrade("up-energy-a"))))
            .thenAmongOthers(new LevelReached(ANN, 1, 34, 1))
            .thenState(
                state ->
                    assertThat(state.pending()).contains(new ExploitPending.DarkTechChoice(ANN, 1)))
            .and()
            .when(ANN, new ExploitMove.ChooseDarkTech(List.of(darkTech("dt1-empire"))))
            .and()
            .state();
    assertThat(chosen.pending()).contains(new RoundPending.Purchases(BEN, 0, false));
    assertThat(chosen.player(BEN).gems()).isEqualTo(gems(1, 1, 0));
  }

  @Test
  @Rule({"COS-6.1", "COS-8.2"})
  void every_turn_of_actions_ends_with_a_settlement() {
    CouncilOfShadows ann =
        done(
            table(2)
                .track(ANN, 34, 30)
                .zone(ANN, 1, "ai-fusion-cell")
                .system("sys-1-01", "grey-1")
                .cubes(ANN, "sys-1-01/0", 1)
                .round(2, Round.Phase.ACT, -1)
                .with());
    assertThat(ann.pending().orElseThrow().ask()).isEqualTo(Ask.EXPLOIT);
    given(ann)
        .when(ANN, new ExploitMove.Exploit(List.of(planet("sys-1-01/0"))))
        .thenAmongOthers(new LevelReached(ANN, 1, 34, 30 + 3 + 5 - 34))
        .thenState(
            state ->
                assertThat(state.round())
                    .as("before anybody else's turn, not when Ann has bought next")
                    .isEqualTo(ann.round()));
  }

  @Test
  @Rule({"COS-12.3", "COS-12.8", "COS-12.10"})
  void the_turn_of_the_automa_ends_with_a_settlement_too() {
    CouncilOfShadows game =
        done(
            table(1)
                .track(AUTOMA, 41, 38)
                .gems(ANN, 1, 0, 0)
                .market("ai-power-damper")
                .automaCard("automa-0-2")
                .round(2, Round.Phase.ACT, 0)
                .with());
    assertThat(track(game, AUTOMA))
        .extracting(Track::level, Track::energy)
        .containsExactly(1, 38 + 6 - 41);
    assertThat(game.round().number()).as("and then the round is over").isEqualTo(3);
    assertThat(card("ai-power-damper")).isEqualTo(game.market().at(1).orElseThrow());
  }

  @Test
  @Rule({"COS-8.3", "COS-1.6", "COS-5.6"})
  void a_marker_that_pays_for_a_level_comes_to_its_space_last() {
    CouncilOfShadows game =
        given(
                done(
                    table(2)
                        .track(ANN, 30, 35)
                        .arrival(ANN, 1)
                        .track(BEN, 40, 5)
                        .arrival(BEN, 2)
                        .level(BEN, 1)
                        .with(CouncilTable.STOP, new Chore.Settle(ANN))))
            .when(ANN, new ExploitMove.ChooseDarkTech(List.of(darkTech("dt1-empire"))))
            .and()
            .state();
    assertThat(track(game, ANN).energy()).isEqualTo(track(game, BEN).energy());
    assertThat(track(game, ANN).arrival()).isGreaterThan(track(game, BEN).arrival());
    assertThat(orderAfter(game)).containsExactly(BEN, ANN);
  }

  @Test
  @Rule("COS-5.6")
  void among_equals_the_level_does_not_matter() {
    CouncilTable table = table(2).track(ANN, 40, 7).track(BEN, 40, 8).level(ANN, 2);
    assertThat(orderAfter(table.with(CouncilTable.STOP))).containsExactly(BEN, ANN);
    assertThat(orderAfter(table.track(BEN, 40, 7).arrival(BEN, 1).arrival(ANN, 2).with()))
        .containsExactly(BEN, ANN);
  }

  /** The order that follows when nobody's cards consume anything. */
  private static List<Seat> orderAfter(CouncilOfShadows game) {
    Play play = new Play(game, new SeededDice(1));
    Consumption.count(play);
    return play.game().round().order();
  }
}
