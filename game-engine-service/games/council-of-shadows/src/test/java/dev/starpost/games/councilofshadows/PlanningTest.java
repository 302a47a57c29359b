package dev.starpost.games.councilofshadows;

import static dev.starpost.games.councilofshadows.CouncilScenarios.plan;
import static dev.starpost.games.councilofshadows.CouncilTable.ANN;
import static dev.starpost.games.councilofshadows.CouncilTable.BEN;
import static dev.starpost.games.councilofshadows.CouncilTable.card;
import static dev.starpost.games.councilofshadows.CouncilTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.games.councilofshadows.component.Gems;
import dev.starpost.games.councilofshadows.component.ZoneId;
import dev.starpost.games.councilofshadows.view.CouncilView;
import dev.starpost.kernel.Viewer;
import dev.starpost.testkit.Rule;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PlanningTest implements CouncilScenarios {

  private static final RoundMove.LayPlan ANNS =
      plan("zone-1 start-colony", "zone-2 start-tower", "zone-3 start-gems");

  /** Ann's plan on three empty zones is complete, Ben's is not. */
  private CouncilOfShadows annHasPlanned(boolean screens) {
    return given(table(2).screens(screens).system("sys-1-01", "grey-1").planning(ANN, BEN))
        .when(ANN, ANNS)
        .and()
        .state();
  }

  @Test
  @Example("EX-07")
  @Rule({"COS-4.1", "COS-4.2", "COS-1.9"})
  void the_first_plan_fills_every_zone_with_one_card() {
    CouncilOfShadows game = table(2).planning(ANN, BEN);
    given(game)
        .when(ANN, plan("zone-1 start-colony", "zone-2 start-tower"))
        .thenRefused("COS-4.2", "zone-must-be-filled");
    given(game)
        .when(ANN, plan("zone-1 start-colony", "zone-2 start-colony", "zone-3 start-gems"))
        .thenRefused("COS-4.1", "card-planned-twice");
    given(game)
        .when(ANN, plan("zone-1 start-colony", "zone-2 ai-power-damper", "zone-3 start-gems"))
        .thenRefused("COS-4.1", "card-not-in-hand");
    given(game)
        .when(ANN, plan("zone-1 start-colony", "zone-2 start-tower", "portal start-gems"))
        .thenRefused("COS-4.1", "no-such-zone");
    assertThat(annHasPlanned(true).player(ANN).hasPlanned()).isTrue();
  }

  @Test
  @Rule({"COS-1.12", "COS-4.1", "COS-4.6"})
  void nobody_learns_of_a_plan_before_all_are_revealed() {
    CouncilEvent laid = new PlanEvent.PlanLaid(ANN, ANNS.cards(), false, false);
    CouncilShown seen = new CouncilShown.PlanLaid(ANN, false);
    assertThat(laid.shownTo(Viewer.at(BEN))).contains(seen);
    assertThat(laid.shownTo(Viewer.SPECTATOR)).contains(seen);
    assertThat(laid.shownTo(Viewer.at(ANN))).contains(laid);
    CouncilOfShadows planned = annHasPlanned(true);
    CouncilView view = (CouncilView) rules().view(planned, Viewer.at(BEN));
    assertThat(view.players().get(0).plan()).isEmpty();
    assertThat(view.players().get(0).planned()).isTrue();
    assertThat(view.players().get(0).hand()).isEqualTo(6);
    assertThat(rules().awaiting(planned)).containsExactly(BEN);
  }

  @Test
  @Rule("COS-2.1")
  void without_screens_everybody_sees_plans() {
    CouncilView seen = (CouncilView) rules().view(annHasPlanned(false), Viewer.at(BEN));
    assertThat(seen.players().get(0).plan().orElseThrow())
        .containsEntry(ZoneId.ZONE_2, card("start-tower"));
    CouncilEvent laid = new PlanEvent.PlanLaid(ANN, ANNS.cards(), false, true);
    assertThat(laid.shownTo(Viewer.at(BEN))).contains(laid);
  }

  @Test
  @Rule({"COS-4.5", "COS-4.6"})
  void a_plan_may_be_replaced_as_a_whole_until_the_last_one_is_there() {
    RoundMove.LayPlan other =
        plan("zone-1 start-gems", "zone-2 start-colony", "zone-3 start-refine");
    CouncilOfShadows replaced =
        given(annHasPlanned(true))
            .when(ANN, other)
            .then(new PlanEvent.PlanLaid(ANN, other.cards(), true, false))
            .thenState(state -> assertThat(rules().awaiting(state)).containsExactly(BEN))
            .and()
            .state();
    assertThat(listed(replaced, ANN).get(0)).startsWith("replace-plan [");
    given(replaced)
        .when(BEN, plan("zone-1 start-colony", "zone-2 start-refine", "zone-3 start-gems"))
        .thenEvents(
            events ->
                assertThat(events)
                    .anyMatch(
                        event ->
                            event instanceof PlanEvent.PlansRevealed revealed
                                && revealed.plans().size() == 2))
        .thenState(
            state -> {
              assertThat(state.player(ANN).zones().get(1).top()).contains(card("start-colony"));
              assertThat(state.player(ANN).hand().size()).isEqualTo(3);
            })
        .and()
        .when(ANN, ANNS)
        .thenRefused("COS-6.5", "no-answer-to-this");
  }

  @Test
  @Rule({"COS-4.5", "COS-1.12"})
  void whoever_replaces_a_plan_tells_the_others_no_more_than_that() {
    CouncilEvent replaced = new PlanEvent.PlanLaid(ANN, ANNS.cards(), true, false);
    assertThat(replaced.shownTo(Viewer.at(BEN))).contains(new CouncilShown.PlanLaid(ANN, true));
  }

  /** Games in which a plan was laid zone by zone go on, from wherever they were stored. */
  @Test
  @Rule("COS-4.5")
  void a_plan_that_was_begun_by_earlier_rules_is_laid_as_a_whole() {
    CouncilOfShadows begun =
        new FormerEvent.PlanLaid(
                ANN, ZoneId.ZONE_1, Optional.of(card("start-gems")), 1, false, false)
            .applyTo(table(2).planning(ANN, BEN));
    assertThat(rules().awaiting(begun)).containsExactly(ANN, BEN);
    for (FormerMove former :
        List.of(
            new FormerMove.LayCard(ZoneId.ZONE_2, List.of(card("start-tower"))),
            new FormerMove.LeaveZone(ZoneId.ZONE_2),
            new FormerMove.ReopenPlan())) {
      given(begun).when(ANN, former).thenRefused("COS-4.5", "plan-as-a-whole");
    }
    given(begun)
        .when(ANN, plan("zone-1 start-tower", "zone-2 start-gems", "zone-3 start-refine"))
        .then(
            new PlanEvent.PlanLaid(
                ANN,
                plan("zone-1 start-tower", "zone-2 start-gems", "zone-3 start-refine").cards(),
                false,
                false))
        .thenState(state -> assertThat(rules().awaiting(state)).containsExactly(BEN));
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
            .when(ANN, plan("zone-1 start-colony", "zone-2 ai-power-damper"))
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
  @Rule({"COS-1.12", "COS-4.5", "COS-4.6"})
  void covering_a_zone_or_not_looks_the_same_to_others() {
    CouncilOfShadows game =
        table(2)
            .hand(ANN, "start-colony", "start-gems", "start-refine", "start-tower")
            .zone(ANN, 2, "start-colony")
            .zone(ANN, 3, "start-tower")
            .planning(ANN, BEN);
    CouncilOfShadows covering =
        given(game).when(ANN, plan("zone-1 start-gems", "zone-2 start-refine")).and().state();
    CouncilOfShadows leaving = given(game).when(ANN, plan("zone-1 start-gems")).and().state();
    assertThat(rules().view(covering, Viewer.at(BEN)))
        .isEqualTo(rules().view(leaving, Viewer.at(BEN)));
    assertThat(rules().awaiting(covering)).isEqualTo(rules().awaiting(leaving));
  }

  @Test
  @Rule("COS-4.3")
  void whoever_has_no_card_is_not_asked() {
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
    given(game.asking(table(2).planning(ANN, BEN).agenda()))
        .when(ANN, plan("zone-1 start-gems"))
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
