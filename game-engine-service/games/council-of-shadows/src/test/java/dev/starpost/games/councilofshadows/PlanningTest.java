package dev.starpost.games.councilofshadows;

import static dev.starpost.games.councilofshadows.CouncilTable.ANN;
import static dev.starpost.games.councilofshadows.CouncilTable.BEN;
import static dev.starpost.games.councilofshadows.CouncilTable.card;
import static dev.starpost.games.councilofshadows.CouncilTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.games.councilofshadows.RoundMove.LayCard;
import dev.starpost.games.councilofshadows.RoundMove.LeaveZone;
import dev.starpost.games.councilofshadows.RoundMove.ReopenPlan;
import dev.starpost.games.councilofshadows.component.Gems;
import dev.starpost.games.councilofshadows.component.ZoneId;
import dev.starpost.games.councilofshadows.view.CouncilView;
import dev.starpost.kernel.Viewer;
import dev.starpost.testkit.Rule;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PlanningTest implements CouncilScenarios {

  private static LayCard lay(ZoneId zone, String card) {
    return new LayCard(zone, List.of(card(card)));
  }

  /** Ann's plan on three empty zones is complete, Ben's is not. */
  private CouncilOfShadows annHasPlanned(boolean screens) {
    return given(table(2).screens(screens).system("sys-1-01", "grey-1").planning(ANN, BEN))
        .when(ANN, lay(ZoneId.ZONE_1, "start-colony"))
        .and()
        .when(ANN, lay(ZoneId.ZONE_2, "start-tower"))
        .and()
        .when(ANN, lay(ZoneId.ZONE_3, "start-gems"))
        .and()
        .state();
  }

  @Test
  @Example("EX-07")
  @Rule({"COS-4.1", "COS-4.2", "COS-1.9"})
  void the_first_plan_fills_every_zone_with_one_card() {
    CouncilOfShadows game = table(2).planning(ANN, BEN);
    given(game)
        .when(ANN, new LeaveZone(ZoneId.ZONE_1))
        .thenRefused("COS-4.2", "zone-must-be-filled");
    given(game)
        .when(ANN, new LayCard(ZoneId.ZONE_1, List.of(card("start-colony"), card("start-tower"))))
        .thenRefused("COS-4.1", "choose-one");
    given(game)
        .when(ANN, lay(ZoneId.ZONE_1, "start-colony"))
        .and()
        .when(ANN, lay(ZoneId.ZONE_1, "start-tower"))
        .thenRefused("COS-4.5", "not-that-zone");
    given(game)
        .when(ANN, lay(ZoneId.ZONE_1, "start-colony"))
        .and()
        .when(ANN, lay(ZoneId.ZONE_2, "start-colony"))
        .thenRefused("COS-4.1", "card-not-in-hand");
    assertThat(annHasPlanned(true).player(ANN).hasPlanned()).isTrue();
  }

  @Test
  @Rule({"COS-1.12", "COS-4.1", "COS-4.6"})
  void nobody_learns_of_a_plan_before_all_are_revealed() {
    CouncilOfShadows before = table(2).planning(ANN, BEN);
    CouncilEvent first =
        new PlanEvent.PlanLaid(
            ANN, ZoneId.ZONE_1, Optional.of(card("start-gems")), 1, false, false);
    assertThat(first.shownTo(Viewer.at(BEN))).isEmpty();
    assertThat(first.shownTo(Viewer.SPECTATOR)).isEmpty();
    assertThat(first.shownTo(Viewer.at(ANN))).contains(first);
    CouncilOfShadows drafted = first.applyTo(before);
    assertThat(rules().view(drafted, Viewer.at(BEN)))
        .isEqualTo(rules().view(before, Viewer.at(BEN)));
    CouncilOfShadows planned = annHasPlanned(true);
    CouncilView seen = (CouncilView) rules().view(planned, Viewer.at(BEN));
    assertThat(seen.players().get(0).plan()).isEmpty();
    assertThat(seen.players().get(0).planned()).isTrue();
    assertThat(seen.players().get(0).hand()).isEqualTo(6);
    assertThat(rules().awaiting(planned)).containsExactly(BEN);
  }

  @Test
  @Rule("COS-2.1")
  void without_screens_everybody_sees_plans_grow() {
    CouncilView seen = (CouncilView) rules().view(annHasPlanned(false), Viewer.at(BEN));
    assertThat(seen.players().get(0).plan().orElseThrow())
        .containsEntry(ZoneId.ZONE_2, card("start-tower"));
    CouncilEvent laid =
        new PlanEvent.PlanLaid(ANN, ZoneId.ZONE_1, Optional.of(card("start-gems")), 1, false, true);
    assertThat(laid.shownTo(Viewer.at(BEN))).contains(laid);
  }

  @Test
  @Rule({"COS-4.5", "COS-4.6"})
  void a_plan_may_be_begun_anew_until_the_last_one_is_complete() {
    given(annHasPlanned(true))
        .when(ANN, lay(ZoneId.ZONE_1, "start-refine"))
        .thenRefused("COS-4.5", "plan-complete");
    given(annHasPlanned(true))
        .when(BEN, lay(ZoneId.PORTAL, "start-refine"))
        .thenRefused("COS-4.5", "no-such-zone");
    given(annHasPlanned(true))
        .when(ANN, new ReopenPlan())
        .then(new PlanEvent.PlanReopened(ANN))
        .thenState(state -> assertThat(rules().awaiting(state)).containsExactly(ANN, BEN))
        .and()
        .when(ANN, lay(ZoneId.ZONE_1, "start-refine"))
        .and()
        .when(BEN, new ReopenPlan())
        .thenRefused("COS-4.5", "plan-not-complete");
    given(annHasPlanned(true))
        .when(BEN, lay(ZoneId.ZONE_1, "start-colony"))
        .and()
        .when(BEN, lay(ZoneId.ZONE_2, "start-refine"))
        .and()
        .when(BEN, lay(ZoneId.ZONE_3, "start-gems"))
        .thenEvents(
            events ->
                assertThat(events)
                    .anyMatch(
                        event ->
                            event instanceof PlanEvent.PlansRevealed revealed
                                && revealed.plans().size() == 2))
        .thenState(
            state -> {
              assertThat(state.player(ANN).zones().get(1).top()).contains(card("start-tower"));
              assertThat(state.player(ANN).hand().size()).isEqualTo(3);
            })
        .and()
        .when(ANN, new ReopenPlan())
        .thenRefused("COS-6.5", "no-answer-to-this");
  }

  @Test
  @Example("EX-14")
  @Rule({"COS-4.3", "COS-4.4", "COS-5.1", "COS-6.15"})
  void a_covered_card_does_nothing_but_moves_with_its_stack() {
    CouncilOfShadows game =
        table(1)
            .hand(
                ANN,
                "start-colony",
                "start-tower",
                "start-extract",
                "start-discover",
                "start-gems",
                "start-refine",
                "ai-power-damper")
            .zone(ANN, 2, "start-tower")
            .zone(ANN, 3, "start-discover")
            .automaPile(0, "automa-0-5")
            .planning(ANN);
    CouncilOfShadows after =
        given(game)
            .when(ANN, lay(ZoneId.ZONE_1, "start-colony"))
            .and()
            .when(ANN, lay(ZoneId.ZONE_2, "ai-power-damper"))
            .and()
            .when(ANN, new LeaveZone(ZoneId.ZONE_3))
            .thenEvents(
                events ->
                    assertThat(events)
                        .contains(
                            new PlanEvent.ConsumptionCounted(
                                List.of(
                                    new PlanEvent.ConsumptionCounted.Moved(ANN, 4, 24, 4),
                                    new PlanEvent.ConsumptionCounted.Moved(BEN, 3, 23, 3)))))
            .and()
            .state();
    Player shifted = after.player(ANN);
    assertThat(shifted.zones().get(0).isEmpty()).isTrue();
    assertThat(shifted.zones().get(1).top()).contains(card("start-colony"));
    assertThat(shifted.zones().get(2).top()).contains(card("ai-power-damper"));
    assertThat(shifted.zones().get(2).cards().list())
        .containsExactly(card("start-tower"), card("ai-power-damper"));
    assertThat(shifted.hand().has(card("start-discover"))).isTrue();
    Player again = shifted.shifted();
    assertThat(again.hand().has(card("start-tower"))).isTrue();
    assertThat(again.hand().has(card("ai-power-damper"))).isTrue();
  }

  @Test
  @Example("EX-15")
  @Rule("COS-6.15")
  void a_card_that_is_never_covered_acts_once_in_each_zone() {
    Player player = table(1).zone(ANN, 1, "start-extract").with().player(ANN);
    for (int zone = 1; zone < 3; zone++) {
      player = player.shifted();
      assertThat(player.zones().get(zone).top()).contains(card("start-extract"));
    }
    assertThat(player.shifted().hand().has(card("start-extract"))).isTrue();
    CouncilOfShadows game =
        table(2)
            .upgrades(ANN, "up-zone2-range2")
            .zone(ANN, 2, "start-extract")
            .system("sys-2-01", "blue-1")
            .cubes(ANN, "sys-2-01/0", 1)
            .with(new Chore.ActionTurn(ANN, 0));
    assertThat(done(game).pending())
        .contains(new BoardPending.Extraction(ANN, 2, 2, false, Optional.empty()));
  }

  @Test
  @Rule("COS-4.3")
  void cards_are_kept_for_the_zones_that_must_be_filled() {
    CouncilOfShadows game =
        table(2)
            .hand(ANN, "start-colony", "start-gems", "start-refine")
            .zone(ANN, 2, "start-colony")
            .planning(ANN, BEN);
    CouncilOfShadows zone2 = given(game).when(ANN, lay(ZoneId.ZONE_1, "start-gems")).and().state();
    given(zone2)
        .when(ANN, lay(ZoneId.ZONE_2, "start-refine"))
        .thenRefused("COS-4.3", "keep-cards-for-empty-zones");
    given(zone2)
        .when(ANN, new LeaveZone(ZoneId.ZONE_2))
        .and()
        .when(ANN, lay(ZoneId.ZONE_3, "start-refine"))
        .thenState(state -> assertThat(state.player(ANN).hasPlanned()).isTrue());
  }

  @Test
  @Rule({"COS-1.12", "COS-4.5", "COS-4.6"})
  void the_number_of_steps_tells_nothing_of_a_plan() {
    CouncilOfShadows game =
        table(2)
            .hand(ANN, "start-colony", "start-gems", "start-refine", "start-tower")
            .zone(ANN, 2, "start-colony")
            .zone(ANN, 3, "start-tower")
            .planning(ANN, BEN);
    CouncilOfShadows zone2 = given(game).when(ANN, lay(ZoneId.ZONE_1, "start-gems")).and().state();
    CouncilOfShadows covered =
        given(zone2).when(ANN, lay(ZoneId.ZONE_2, "start-refine")).and().state();
    assertThat(covered.player(ANN).handLeft().isEmpty()).isTrue();
    assertThat(covered.player(ANN).hasPlanned()).isFalse();
    given(covered)
        .when(ANN, new LeaveZone(ZoneId.ZONE_3))
        .thenState(state -> assertThat(state.player(ANN).hasPlanned()).isTrue());
    given(zone2)
        .when(ANN, new LeaveZone(ZoneId.ZONE_2))
        .and()
        .when(ANN, lay(ZoneId.ZONE_3, "start-refine"))
        .thenState(state -> assertThat(state.player(ANN).hasPlanned()).isTrue());
  }

  @Test
  @Rule("COS-4.3")
  void with_too_few_cards_some_zones_stay_empty() {
    CouncilOfShadows game =
        table(2)
            .round(3, Round.Phase.PLAN, -1)
            .hand(ANN, "start-gems", "start-refine")
            .planning(ANN, BEN);
    given(game)
        .when(ANN, new LeaveZone(ZoneId.ZONE_1))
        .and()
        .when(ANN, new LeaveZone(ZoneId.ZONE_2))
        .thenRefused("COS-4.3", "zone-must-be-filled");
    given(game)
        .when(ANN, lay(ZoneId.ZONE_1, "start-gems"))
        .and()
        .when(ANN, lay(ZoneId.ZONE_2, "start-refine"))
        .and()
        .when(ANN, new LeaveZone(ZoneId.ZONE_3))
        .thenState(state -> assertThat(state.player(ANN).hasPlanned()).isTrue());
    CouncilOfShadows none = table(2).hand(ANN).round(3, Round.Phase.BUY, 1).with();
    assertThat(done(none).pending()).contains(new RoundPending.Plans(List.of(BEN)));
  }

  @Test
  @Example("EX-43")
  @Rule({"COS-13.2", "COS-4.3"})
  void the_celestial_portal_adds_a_zone_that_must_be_filled() {
    CouncilOfShadows game =
        given(
                table(2)
                    .zone(ANN, 2, "start-tower")
                    .zone(ANN, 3, "start-discover")
                    .asking(new ExploitPending.DarkTechChoice(ANN, 1)))
            .when(
                ANN,
                new ExploitMove.ChooseDarkTech(
                    List.of(CouncilTable.darkTech("dt1-celestial-portal"))))
            .thenState(state -> assertThat(state.player(ANN).gems()).isEqualTo(new Gems(0, 1, 0)))
            .and()
            .state();
    assertThat(game.player(ANN).zones())
        .extracting(Zone::id)
        .containsExactly(ZoneId.ZONE_1, ZoneId.ZONE_2, ZoneId.ZONE_3, ZoneId.PORTAL);
    assertThat(game.player(ANN).range(3)).isEqualTo(3);
    CouncilOfShadows planning =
        given(game.asking(table(2).planning(ANN, BEN).agenda()))
            .when(ANN, lay(ZoneId.ZONE_1, "start-gems"))
            .and()
            .when(ANN, new LeaveZone(ZoneId.ZONE_2))
            .and()
            .when(ANN, new LeaveZone(ZoneId.ZONE_3))
            .and()
            .state();
    given(planning)
        .when(ANN, new LeaveZone(ZoneId.PORTAL))
        .thenRefused("COS-4.2", "zone-must-be-filled");
    Player shifted = game.player(ANN).shifted();
    assertThat(shifted.zones().get(3).top()).contains(card("start-discover"));
    assertThat(
            table(2)
                .leader(ANN, "ava")
                .extraZone(ANN, ZoneId.AVA)
                .extraZone(ANN, ZoneId.PORTAL)
                .with()
                .player(ANN)
                .zones())
        .extracting(Zone::id)
        .endsWith(ZoneId.AVA, ZoneId.PORTAL);
  }
}
