package dev.starpost.games.councilofshadows;

import static dev.starpost.games.councilofshadows.CouncilTable.ANN;
import static dev.starpost.games.councilofshadows.CouncilTable.BEN;
import static dev.starpost.games.councilofshadows.CouncilTable.card;
import static dev.starpost.games.councilofshadows.CouncilTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.games.councilofshadows.PlanEvent.PlanLaid;
import dev.starpost.games.councilofshadows.RoundMove.LayCard;
import dev.starpost.games.councilofshadows.RoundMove.LeaveZone;
import dev.starpost.games.councilofshadows.component.ZoneId;
import dev.starpost.kernel.chance.SeededDice;
import dev.starpost.testkit.Rule;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** What may be laid on each zone of a plan (COS-4.2, COS-4.3). */
class PlanChoicesTest implements CouncilScenarios {

  private static LayCard lay(ZoneId zone, String card) {
    return new LayCard(zone, List.of(card(card)));
  }

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
        .containsExactly("lay-card [start-tower, start-gems, start-refine]");
    CouncilOfShadows second = given(game).when(ANN, lay(ZoneId.ZONE_1, "start-gems")).and().state();
    assertThat(listed(second, ANN))
        .containsExactly("cover [start-tower, start-refine]", "leave-zone");
    given(second)
        .when(ANN, lay(ZoneId.ZONE_2, "start-tower"))
        .thenState(
            state -> assertThat(listed(state, ANN)).containsExactly("lay-card [start-refine]"));
  }

  @Test
  @Rule("COS-4.3")
  void the_last_card_is_kept_for_the_empty_zone() {
    CouncilOfShadows second =
        given(occupied().hand(ANN, "start-gems", "start-refine").planning(ANN, BEN))
            .when(ANN, lay(ZoneId.ZONE_1, "start-gems"))
            .and()
            .state();
    assertThat(listed(second, ANN)).containsExactly("leave-zone");
  }

  @Test
  @Rule("COS-4.3")
  void with_no_card_left_an_empty_zone_can_only_be_left() {
    CouncilOfShadows game =
        table(2).round(2, Round.Phase.PLAN, -1).hand(ANN, "start-gems").planning(ANN, BEN);
    assertThat(listed(game, ANN)).containsExactly("lay-card [start-gems]", "leave-zone");
    given(game)
        .when(ANN, lay(ZoneId.ZONE_1, "start-gems"))
        .thenState(state -> assertThat(listed(state, ANN)).containsExactly("leave-zone"));
  }

  @Test
  @Rule({"COS-4.5", "COS-4.6", "COS-2.1"})
  void the_last_zone_completes_a_plan_which_is_open_without_screens() {
    for (boolean screens : List.of(true, false)) {
      CouncilOfShadows game = table(2).screens(screens).planning(ANN, BEN);
      given(game)
          .when(ANN, lay(ZoneId.ZONE_1, "start-gems"))
          .then(
              new PlanLaid(ANN, ZoneId.ZONE_1, Optional.of(card("start-gems")), 1, false, !screens))
          .and()
          .when(ANN, lay(ZoneId.ZONE_2, "start-tower"))
          .and()
          .when(ANN, lay(ZoneId.ZONE_3, "start-refine"))
          .then(
              new PlanLaid(
                  ANN, ZoneId.ZONE_3, Optional.of(card("start-refine")), 3, true, !screens));
    }
  }

  @Test
  @Rule("COS-4.5")
  void only_the_next_zone_can_be_left() {
    CouncilOfShadows game = occupied().planning(ANN, BEN);
    given(game).when(ANN, new LeaveZone(ZoneId.ZONE_2)).thenRefused("COS-4.5", "not-that-zone");
    given(game).when(ANN, new LeaveZone(ZoneId.AVA)).thenRefused("COS-4.5", "no-such-zone");
  }

  @Test
  @Rule({"COS-4.3", "COS-1.12"})
  void a_plan_that_others_imagine_is_one_that_could_have_been_laid() {
    CouncilOfShadows decided = occupied().planning(ANN, BEN);
    for (String card : List.of("start-gems", "start-tower", "start-refine")) {
      ZoneId zone = ZoneId.ALL.get(decided.player(ANN).plan().decided());
      decided = given(decided).when(ANN, lay(zone, card)).and().state();
    }
    SortedSet<String> plans = new TreeSet<>();
    for (long seed = 0; seed < 200; seed++) {
      Plan plan = Planning.anyPlan(decided.player(ANN), new SeededDice(seed));
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
    Player none = occupied().hand(ANN).with().player(ANN).withPlan(new Plan(2, List.of()));
    assertThat(Planning.anyPlan(none, new SeededDice(1))).isEqualTo(new Plan(2, List.of()));
  }
}
