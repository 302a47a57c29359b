package dev.starpost.games.councilofshadows;

import static dev.starpost.games.councilofshadows.CouncilScenarios.plan;
import static dev.starpost.games.councilofshadows.CouncilTable.ANN;
import static dev.starpost.games.councilofshadows.CouncilTable.AUTOMA;
import static dev.starpost.games.councilofshadows.CouncilTable.BEN;
import static dev.starpost.games.councilofshadows.CouncilTable.card;
import static dev.starpost.games.councilofshadows.CouncilTable.gems;
import static dev.starpost.games.councilofshadows.CouncilTable.system;
import static dev.starpost.games.councilofshadows.CouncilTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.games.councilofshadows.component.Galaxy;
import dev.starpost.games.councilofshadows.component.GalaxySet;
import dev.starpost.games.councilofshadows.component.PlanetKind;
import dev.starpost.games.councilofshadows.component.Step;
import dev.starpost.games.councilofshadows.component.ZoneId;
import dev.starpost.kernel.Question;
import dev.starpost.testkit.Rule;
import dev.starpost.text.Text;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** §14: what is asked, of whom, by which rule, and what may be answered to nothing else. */
class QuestionsTest implements CouncilScenarios {

  private static final Step.FollowUp NEXT = new Step.FollowUp(false, 1, Step.Planets.CAPABILITY, 1);

  /** Every question to one player, with the rule that asks it. */
  private static Map<Pending, String> questions() {
    Map<Pending, String> asked = new LinkedHashMap<>();
    asked.put(new RoundPending.CivilizationChoice(ANN), "choose-civilization COS-2.9");
    asked.put(new RoundPending.LeaderChoice(ANN), "choose-leader COS-11.1");
    asked.put(new RoundPending.Purchases(ANN, 0, false), "buy COS-3.2");
    asked.put(new BoardPending.Colony(ANN, 1, 1, Step.Planets.CAPABILITY, 0), "colonize COS-6.5");
    asked.put(new BoardPending.Extraction(ANN, 1, 1, false, Optional.empty()), "extract COS-6.6");
    asked.put(new BoardPending.Discovery(ANN, 1, NEXT), "discover COS-6.7");
    asked.put(new BoardPending.Placement(ANN, 1, NEXT), "place-system COS-6.7");
    asked.put(
        new BoardPending.FollowUp(
            ANN, system("sys-1-01"), false, 1, Step.Planets.CAPABILITY, 1, Optional.of(1)),
        "follow-up COS-6.7");
    asked.put(
        new BoardPending.Branch(ANN, card("ai-flex-directive"), 0, 1), "choose-option COS-6.12");
    asked.put(new BoardPending.Refinement(ANN, 1), "refine COS-6.10");
    asked.put(
        new ExploitPending.Exploitation(ANN, GalaxySet.NONE, GalaxySet.NONE, false),
        "exploit COS-7.1");
    asked.put(new ExploitPending.ExtraExploitation(ANN, 1, GalaxySet.NONE), "exploit-more COS-8.8");
    asked.put(new ExploitPending.BonusReturn(ANN), "return-bonus COS-7.5");
    asked.put(new ExploitPending.DarkTechChoice(ANN, 1), "choose-dark-tech COS-8.6");
    asked.put(new ExploitPending.FreeCard(ANN), "take-card COS-8.8");
    asked.put(
        new AutomaPending.AutomaColony(ANN, AUTOMA, List.of(), 1), "automa-colonize COS-12.4");
    asked.put(
        new AutomaPending.AutomaPlacement(ANN, AUTOMA, Galaxy.GREY, PlanetKind.BLUE, 1),
        "automa-place COS-12.5");
    asked.put(new AutomaPending.AutomaRemoval(ANN, AUTOMA, Galaxy.GREY), "automa-remove COS-12.7");
    return asked;
  }

  @Test
  @Rule({"COS-3.1", "COS-6.4"})
  void whoever_is_asked_reads_the_question_and_nobody_else_does() {
    questions()
        .forEach(
            (pending, expected) -> {
              CouncilOfShadows game = table(2).asking(pending);
              Question question = rules().question(game, ANN).orElseThrow();
              assertThat(question.kind() + " " + question.rule()).isEqualTo(expected);
              assertThat(question.text()).isEqualTo(Text.of("question." + question.kind()));
              assertThat(rules().question(game, BEN)).as(expected).isEmpty();
              assertThat(rules().awaiting(game)).as(expected).containsExactly(ANN);
              assertThat(rules().options(game, BEN)).as(expected).isEmpty();
            });
  }

  /** A move of each kind, and the questions it answers. */
  private static Map<CouncilMove, List<String>> moves() {
    Map<CouncilMove, List<String>> answers = new LinkedHashMap<>();
    answers.put(new RoundMove.ChooseCivilization(List.of()), List.of("choose-civilization"));
    answers.put(new RoundMove.ChooseLeader(List.of()), List.of("choose-leader"));
    answers.put(plan(), List.of());
    answers.put(new FormerMove.LayCard(ZoneId.ZONE_1, List.of()), List.of());
    answers.put(new FormerMove.LeaveZone(ZoneId.ZONE_1), List.of());
    answers.put(new FormerMove.ReopenPlan(), List.of());
    answers.put(new BuyMove.BuyCard(gems(1, 0, 0), List.of()), List.of("buy"));
    answers.put(new BuyMove.BuyUpgrade(gems(1, 0, 0), List.of()), List.of("buy"));
    answers.put(new BuyMove.BuildStation(gems(1, 0, 0), List.of()), List.of("buy"));
    answers.put(new BuyMove.FreeColony(List.of()), List.of("buy"));
    answers.put(new BuyMove.EndBuying(), List.of("buy"));
    answers.put(new BoardMove.Colonize(1, List.of()), List.of("colonize", "follow-up"));
    answers.put(new BoardMove.Extract(List.of()), List.of("extract"));
    answers.put(new BoardMove.Discover(List.of()), List.of("discover"));
    answers.put(
        new BoardMove.PlaceSystem(List.of(), List.of()), List.of("place-system", "automa-place"));
    answers.put(new BoardMove.TakeResource(), List.of("follow-up"));
    answers.put(new BoardMove.ChooseOption(1), List.of("choose-option"));
    answers.put(new BoardMove.Refine(List.of()), List.of("refine"));
    answers.put(
        new BoardMove.Decline(),
        List.of("colonize", "discover", "follow-up", "choose-option", "refine", "exploit-more"));
    answers.put(new ExploitMove.Exploit(List.of()), List.of("exploit", "exploit-more"));
    answers.put(new ExploitMove.ExploitGalaxy(List.of()), List.of("exploit", "exploit-more"));
    answers.put(new ExploitMove.UseStation(List.of()), List.of("exploit"));
    answers.put(new ExploitMove.UseLeader(List.of()), List.of("exploit"));
    answers.put(new ExploitMove.EndTurn(), List.of("exploit"));
    answers.put(new ExploitMove.ReturnBonus(List.of()), List.of("return-bonus"));
    answers.put(new ExploitMove.ChooseDarkTech(List.of()), List.of("choose-dark-tech"));
    answers.put(new ExploitMove.TakeCard(List.of()), List.of("take-card"));
    answers.put(
        new AutomaMove.ChoosePlanet(List.of()), List.of("automa-colonize", "automa-remove"));
    return answers;
  }

  @Test
  @Rule({"COS-3.1", "COS-6.4", "COS-8.7"})
  void a_move_answers_only_its_own_questions() {
    moves()
        .forEach(
            (move, answered) ->
                assertThat(questions().keySet().stream().filter(move::answers))
                    .extracting(Pending::kind)
                    .as(move.toString())
                    .containsExactlyElementsOf(answered));
    Pending plans = new RoundPending.Plans(List.of(ANN));
    assertThat(moves().keySet())
        .filteredOn(move -> move.answers(plans))
        .containsExactly(
            plan(),
            new FormerMove.LayCard(ZoneId.ZONE_1, List.of()),
            new FormerMove.LeaveZone(ZoneId.ZONE_1),
            new FormerMove.ReopenPlan());
  }

  @Test
  @Rule("COS-9.6")
  void what_was_asked_of_one_who_has_left_is_not_asked_any_more() {
    for (Pending pending : questions().keySet()) {
      assertThat(pending.without(ANN)).as(pending.kind()).isEmpty();
      assertThat(pending.without(BEN)).as(pending.kind()).contains(pending);
    }
    Pending plans = new RoundPending.Plans(List.of(ANN, BEN));
    assertThat(plans.without(ANN)).contains(new RoundPending.Plans(List.of(BEN)));
    assertThat(new RoundPending.Plans(List.of(ANN)).without(ANN)).isEmpty();
    assertThat(new Chore.Settle(ANN).without(ANN)).isEmpty();
    assertThat(new Chore.Settle(ANN).without(BEN)).contains(new Chore.Settle(ANN));
  }

  @Test
  @Rule({"COS-4.1", "COS-4.5", "COS-4.6"})
  void a_plan_is_asked_for_by_round() {
    CouncilOfShadows game = table(2).round(3, Round.Phase.PLAN, -1).planning(ANN, BEN);
    assertThat(rules().question(game, ANN))
        .contains(new Question("plan", Text.of("question.plan", "round", 3), "COS-4.1"));
    CouncilOfShadows complete =
        given(game)
            .when(ANN, plan("zone-1 start-gems", "zone-2 start-tower", "zone-3 start-refine"))
            .and()
            .state();
    assertThat(rules().question(complete, ANN).orElseThrow().text())
        .isEqualTo(Text.of("question.plan-complete", "round", 3));
    assertThat(rules().awaiting(complete)).containsExactly(BEN);
    assertThat(listed(complete, ANN).get(0)).startsWith("replace-plan ");
  }
}
