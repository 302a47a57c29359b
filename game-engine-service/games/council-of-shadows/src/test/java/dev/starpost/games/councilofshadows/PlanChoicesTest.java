package dev.starpost.games.councilofshadows;

import static dev.starpost.games.councilofshadows.CouncilScenarios.plan;
import static dev.starpost.games.councilofshadows.CouncilTable.ANN;
import static dev.starpost.games.councilofshadows.CouncilTable.BEN;
import static dev.starpost.games.councilofshadows.CouncilTable.card;
import static dev.starpost.games.councilofshadows.CouncilTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.games.councilofshadows.PlanEvent.PlanLaid;
import dev.starpost.games.councilofshadows.component.ZoneId;
import dev.starpost.kernel.chance.SeededDice;
import dev.starpost.kernel.option.Assignment;
import dev.starpost.testkit.Rule;
import dev.starpost.text.Text;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** What may be laid on the zones of a plan (COS-4.2, COS-4.3). */
class PlanChoicesTest implements CouncilScenarios {

  /** Three cards in hand, one on the second zone. */
  private static CouncilTable occupied() {
    return table(2)
        .round(2, Round.Phase.PLAN, -1)
        .hand(ANN, "start-gems", "start-refine", "start-tower", "start-colony")
        .zone(ANN, 2, "start-colony");
  }

  @Test
  @Rule({"COS-4.2", "COS-4.3"})
  void empty_zones_are_filled_and_occupied_ones_covered_or_left() {
    CouncilOfShadows game = occupied().planning(ANN, BEN);
    assertThat(listed(game, ANN))
        .containsExactly(
            "lay-plan [start-tower, start-gems, start-refine] zone-1! zone-2 zone-3! 2 to 3");
    given(game)
        .when(ANN, plan("zone-1 start-gems", "zone-3 start-tower"))
        .thenState(state -> assertThat(state.player(ANN).hasPlanned()).isTrue());
    given(game)
        .when(ANN, plan("zone-1 start-gems", "zone-2 start-refine", "zone-3 start-tower"))
        .thenState(state -> assertThat(state.player(ANN).handLeft().isEmpty()).isTrue());
    given(game)
        .when(ANN, plan("zone-1 start-gems", "zone-2 start-refine"))
        .thenRefused("COS-4.3", "zone-must-be-filled");
  }

  @Test
  @Rule({"COS-4.3", "COS-4.4"})
  void whoever_covers_a_zone_reads_what_is_covered() {
    Assignment<?, ?, ?> plan =
        (Assignment<?, ?, ?>)
            rules().options(occupied().planning(ANN, BEN), ANN).get(0).choose().get(0);
    assertThat(plan.slots().get(0).label()).isEqualTo(ZoneId.ZONE_1.label());
    assertThat(plan.slots().get(1).label())
        .isEqualTo(
            Text.of(
                "zone.covering",
                "zone",
                ZoneId.ZONE_2.label(),
                "card",
                card("start-colony").item().label()));
  }

  @Test
  @Rule("COS-4.3")
  void without_a_card_to_spare_no_zone_is_covered() {
    CouncilOfShadows game = occupied().hand(ANN, "start-gems", "start-refine").planning(ANN, BEN);
    assertThat(listed(game, ANN))
        .containsExactly("lay-plan [start-gems, start-refine] zone-1! zone-3! 2 to 2");
  }

  @Test
  @Rule("COS-4.3")
  void with_too_few_cards_all_of_them_go_to_empty_zones() {
    CouncilOfShadows game = occupied().hand(ANN, "start-gems").planning(ANN, BEN);
    assertThat(listed(game, ANN)).containsExactly("lay-plan [start-gems] zone-1 zone-3 1 to 1");
    given(game)
        .when(ANN, plan("zone-2 start-gems"))
        .thenRefused("COS-4.3", "keep-cards-for-empty-zones");
    given(game).when(ANN, plan()).thenRefused("COS-4.3", "cards-left-over");
    given(game)
        .when(ANN, plan("zone-3 start-gems"))
        .thenState(state -> assertThat(state.player(ANN).hasPlanned()).isTrue());
  }

  @Test
  @Rule({"COS-4.5", "COS-4.6", "COS-2.1"})
  void a_plan_is_one_decision_and_open_without_screens() {
    for (boolean screens : List.of(true, false)) {
      RoundMove.LayPlan plan =
          plan("zone-1 start-gems", "zone-2 start-tower", "zone-3 start-refine");
      RoundMove.LayPlan other =
          plan("zone-1 start-tower", "zone-2 start-gems", "zone-3 start-refine");
      given(table(2).screens(screens).planning(ANN, BEN))
          .when(ANN, plan)
          .then(new PlanLaid(ANN, plan.cards(), false, !screens))
          .and()
          .when(ANN, other)
          .then(new PlanLaid(ANN, other.cards(), true, !screens));
    }
  }

  @Test
  @Rule({"COS-4.3", "COS-1.12"})
  void a_plan_that_others_imagine_is_one_that_could_have_been_laid() {
    Player planned =
        given(occupied().planning(ANN, BEN))
            .when(ANN, plan("zone-1 start-gems", "zone-2 start-tower", "zone-3 start-refine"))
            .and()
            .state()
            .player(ANN);
    SortedSet<String> plans = new TreeSet<>();
    for (long seed = 0; seed < 200; seed++) {
      Plan plan = Planning.anyPlan(planned, new SeededDice(seed));
      assertThat(plan.decided()).isEqualTo(3);
      assertThat(plan.laid())
          .extracting(Plan.Laid::zone)
          .as("zones 1 and 3 are empty")
          .contains(ZoneId.ZONE_1, ZoneId.ZONE_3);
      assertThat(plan.cards().size()).as("different cards").isEqualTo(plan.laid().size());
      plans.add(plan.laid().toString());
    }
    assertThat(plans)
        .as("six ways to fill two zones with three cards, and six to cover the other one too")
        .hasSize(12);
    Player begun = planned.withPlan(new Plan(2, planned.plan().laid()));
    assertThat(Planning.anyPlan(begun, new SeededDice(1)))
        .as("what was begun in a game of earlier rules is replaced as a whole")
        .isEqualTo(Plan.NONE);
  }
}
