package dev.starpost.games.councilofshadows;

import static dev.starpost.games.councilofshadows.CouncilScenarios.plan;
import static dev.starpost.games.councilofshadows.CouncilTable.ANN;
import static dev.starpost.games.councilofshadows.CouncilTable.BEN;
import static dev.starpost.games.councilofshadows.CouncilTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.kernel.Decision;
import dev.starpost.kernel.chance.SeededDice;
import dev.starpost.kernel.option.Option;
import dev.starpost.kernel.play.DecisionPoint;
import dev.starpost.kernel.play.Lookahead;
import dev.starpost.testkit.Rule;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** What bots make of plans, of which there are more than they can look at. */
class PlansOfBotsTest implements CouncilScenarios {
  /** Of each option a bot looks at so many moves before it climbs. */
  private static final int LOOKED_AT = 20;

  private static CouncilOfShadows manyPlans() {
    return table(2)
        .round(2, Round.Phase.PLAN, -1)
        .hand(
            ANN,
            "start-colony",
            "start-tower",
            "start-extract",
            "start-discover",
            "start-gems",
            "start-refine",
            "ai-power-damper",
            "ai-drone-landers",
            "ai-twin-landing",
            "ai-seed-pods")
        .zone(ANN, 2, "start-gems")
        .zone(ANN, 3, "start-refine")
        .planning(ANN, BEN);
  }

  private long value(CouncilOfShadows game, CouncilMove move) {
    Decision<CouncilEvent> decision = rules().decide(game, ANN, move, new SeededDice(1));
    CouncilOfShadows after = game;
    for (CouncilEvent event : ((Decision.Accepted<CouncilEvent>) decision).events()) {
      after = rules().apply(after, event);
    }
    return rules().evaluate(after, ANN);
  }

  @Test
  @Rule({"COS-4.1", "COS-4.3"})
  void looking_at_a_few_finds_the_one_that_is_worth_most() {
    CouncilOfShadows game = manyPlans();
    Option<CouncilMove> option = rules().options(game, ANN).get(0);
    assertThat(option.ways()).isGreaterThan(20 * LOOKED_AT);
    long best =
        option.fillings(Math.toIntExact(option.ways())).stream()
            .mapToLong(move -> value(game, move))
            .max()
            .getAsLong();
    for (long seed = 0; seed < 10; seed++) {
      CouncilMove found =
          new Lookahead(1, LOOKED_AT)
              .decide(new DecisionPoint<>(rules(), game, 2, ANN), new SplittableRandom(seed));
      assertThat(value(game, found)).as("%s", found).isEqualTo(best);
    }
  }

  @Test
  @Rule({"COS-4.6", "COS-6.1"})
  void a_plan_that_is_revealed_at_once_is_worth_what_its_cards_will_do() {
    CouncilOfShadows game =
        table(1).system("sys-1-01", "grey-1").automaPile(0, "automa-0-5").planning(ANN);
    CouncilOfShadows acting =
        given(game)
            .rollingAnything()
            .when(ANN, plan("zone-1 start-colony", "zone-2 start-tower", "zone-3 start-gems"))
            .and()
            .state();
    assertThat(acting.round().phase()).isEqualTo(Round.Phase.ACT);
    assertThat(Rounds.firstToAct(game, ANN)).isZero();
    assertThat(Rounds.firstToAct(acting, ANN)).as("its first card asks").isZero();
    CouncilOfShadows second =
        given(acting).rollingAnything().when(ANN, new BoardMove.Decline()).and().state();
    assertThat(Rounds.firstToAct(second, ANN)).isEqualTo(1);
    assertThat(
            value(game, plan("zone-1 start-colony", "zone-2 start-tower", "zone-3 start-discover")))
        .isGreaterThan(
            value(game, plan("zone-1 start-refine", "zone-2 start-gems", "zone-3 start-extract")));
  }
}
