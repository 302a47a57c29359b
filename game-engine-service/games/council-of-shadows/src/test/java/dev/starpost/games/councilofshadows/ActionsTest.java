package dev.starpost.games.councilofshadows;

import static dev.starpost.games.councilofshadows.CouncilTable.ANN;
import static dev.starpost.games.councilofshadows.CouncilTable.BEN;
import static dev.starpost.games.councilofshadows.CouncilTable.STOP;
import static dev.starpost.games.councilofshadows.CouncilTable.card;
import static dev.starpost.games.councilofshadows.CouncilTable.gems;
import static dev.starpost.games.councilofshadows.CouncilTable.planet;
import static dev.starpost.games.councilofshadows.CouncilTable.system;
import static dev.starpost.games.councilofshadows.CouncilTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.games.councilofshadows.BoardEvent.CubesPlaced;
import dev.starpost.games.councilofshadows.BoardEvent.ResourcesTaken;
import dev.starpost.games.councilofshadows.BoardMove.ChooseOption;
import dev.starpost.games.councilofshadows.BoardMove.Colonize;
import dev.starpost.games.councilofshadows.BoardMove.Decline;
import dev.starpost.games.councilofshadows.BoardMove.Extract;
import dev.starpost.games.councilofshadows.BoardMove.Refine;
import dev.starpost.games.councilofshadows.StandingEvent.MajorityChanged;
import dev.starpost.games.councilofshadows.StepEvent.StepImpossible;
import dev.starpost.games.councilofshadows.component.Galaxy;
import dev.starpost.games.councilofshadows.component.Gem;
import dev.starpost.games.councilofshadows.component.Gems;
import dev.starpost.games.councilofshadows.component.SolarSystem;
import dev.starpost.games.councilofshadows.component.Step;
import dev.starpost.kernel.chance.SeededDice;
import dev.starpost.kernel.option.Item;
import dev.starpost.testkit.Rule;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ActionsTest implements CouncilScenarios {

  /** Ann carries out a card that lies on her first zone. */
  private CouncilOfShadows acting(CouncilTable table, String card) {
    int range = table.with().player(ANN).range(0);
    return done(table.with(STOP, new Chore.CardSteps(ANN, card(card), 0, range)));
  }

  private static Colonize colonize(int cubes, String planet) {
    return new Colonize(cubes, List.of(planet(planet)));
  }

  private static Extract extract(String... systems) {
    return new Extract(Stream.of(systems).map(SolarSystem::of).toList());
  }

  @Test
  @Example("EX-17")
  @Rule({"COS-6.2", "COS-6.3", "COS-6.5", "COS-3.5.1"})
  void at_the_start_only_empty_blue_planets_of_sector_1_are_colonized() {
    CouncilOfShadows game =
        acting(
            table(2)
                .system("sys-1-02", "grey-1")
                .system("sys-2-01", "blue-1")
                .cubes(ANN, "sys-1-02/0", 1),
            "start-colony");
    given(game)
        .when(ANN, colonize(1, "sys-1-02/2"))
        .thenRefused("COS-6.5", "planet-not-terraformed");
    given(game).when(ANN, colonize(1, "sys-2-01/0")).thenRefused("COS-6.5", "out-of-range");
    given(game).when(ANN, colonize(1, "sys-1-02/0")).thenRefused("COS-6.5", "planet-not-empty");
    given(game).when(ANN, colonize(1, "sys-1-01/0")).thenRefused("COS-6.5", "system-not-on-board");
    given(game)
        .when(ANN, colonize(1, "sys-1-02/1"))
        .thenAmongOthers(new CubesPlaced(ANN, planet("sys-1-02/1"), Galaxy.GREY, 1));
  }

  @Test
  @Example("EX-18")
  @Rule({"COS-1.3", "COS-3.5.2", "COS-6.5"})
  void a_stack_never_has_more_than_three_cubes() {
    CouncilTable table =
        table(2)
            .upgrades(ANN, "up-colony-extension")
            .system("sys-1-01", "grey-1")
            .cubes(BEN, "sys-1-01/0", 2);
    CouncilOfShadows game = acting(table, "start-tower");
    given(game).when(ANN, colonize(2, "sys-1-01/0")).thenRefused("COS-6.5", "stack-too-high");
    given(game).when(ANN, colonize(3, "sys-1-01/1")).thenRefused("COS-6.5", "not-that-many-cubes");
    CouncilOfShadows full =
        given(game)
            .when(ANN, colonize(1, "sys-1-01/0"))
            .thenState(state -> assertThat(state.board().stack(planet("sys-1-01/0"))).isEqualTo(3))
            .and()
            .state();
    assertThat(Colonizing.targets(full, new BoardPending.Colony(ANN, 1, 1, Step.Planets.ANY, 0)))
        .allSatisfy(
            items ->
                assertThat(items).extracting(Item::value).doesNotContain(planet("sys-1-01/0")));
  }

  @Test
  @Example({"EX-19", "EX-20"})
  @Rule("COS-6.6")
  void each_cube_serves_once_and_a_tower_as_often_as_it_is_high() {
    CouncilOfShadows game =
        acting(
            table(2)
                .system("sys-1-01", "grey-1")
                .system("sys-1-03", "grey-2")
                .cubes(ANN, "sys-1-01/0", 1)
                .cubes(ANN, "sys-1-03/0", 1),
            "start-extract");
    given(game)
        .when(ANN, extract("sys-1-01", "sys-1-01"))
        .thenRefused("COS-6.6", "no-cube-for-that");
    given(game)
        .when(ANN, extract("sys-1-01", "sys-1-03", "sys-1-03"))
        .thenRefused("COS-6.6", "too-many-extractions");
    given(game)
        .when(ANN, extract("sys-1-01", "sys-1-03"))
        .thenState(
            state -> {
              assertThat(state.player(ANN).gems()).isEqualTo(gems(1, 1, 0));
              assertThat(state.board().of(ANN)).isEqualTo(2);
            });
    given(
            acting(
                table(2).system("sys-1-01", "grey-1").cubes(ANN, "sys-1-01/0", 2), "start-extract"))
        .when(ANN, extract("sys-1-01", "sys-1-01"))
        .thenState(state -> assertThat(state.player(ANN).gems()).isEqualTo(gems(2, 0, 0)));
  }

  @Test
  @Example("EX-21")
  @Rule({"COS-6.3", "COS-13.1"})
  void extraction_and_exploitation_ignore_terraforming() {
    CouncilTable table = table(2).system("sys-3-01", "red-1").system("sys-1-01", "grey-1");
    given(acting(table, "ai-far-colony"))
        .when(ANN, colonize(2, "sys-3-01/0"))
        .thenAmongOthers(new CubesPlaced(ANN, planet("sys-3-01/0"), Galaxy.RED, 2));
    CouncilTable settled = table.cubes(ANN, "sys-3-01/0", 2);
    given(acting(settled, "ai-long-range-miner"))
        .when(ANN, extract("sys-3-01"))
        .thenAmongOthers(new ResourcesTaken(ANN, List.of(system("sys-3-01")), gems(0, 0, 1), 0));
    given(settled.exploiting(ANN))
        .when(ANN, new ExploitMove.Exploit(List.of(planet("sys-3-01/0"))))
        .thenState(state -> assertThat(state.player(ANN).track().energy()).isEqualTo(12));
  }

  @Test
  @Rule({"COS-6.2", "COS-6.6"})
  void systems_out_of_range_cannot_be_extracted() {
    CouncilTable table =
        table(2)
            .system("sys-2-01", "blue-1")
            .system("sys-1-01", "grey-1")
            .cubes(ANN, "sys-1-01/0", 1)
            .cubes(ANN, "sys-2-01/0", 1);
    given(acting(table, "start-extract"))
        .when(ANN, extract("sys-2-01"))
        .thenRefused("COS-6.2", "out-of-range");
  }

  @Test
  @Example("EX-26")
  @Rule("COS-6.13")
  void colonizing_with_extraction_there_needs_the_colony() {
    CouncilOfShadows game = acting(table(2).system("sys-1-06", "grey-1"), "ai-outpost-drill");
    given(game)
        .when(ANN, colonize(1, "sys-1-06/0"))
        .thenAmongOthers(
            new CubesPlaced(ANN, planet("sys-1-06/0"), Galaxy.GREY, 1),
            new MajorityChanged(Galaxy.GREY, Optional.empty(), Optional.of(ANN)),
            new ResourcesTaken(ANN, List.of(system("sys-1-06")), gems(0, 1, 0), 0));
    given(game)
        .when(ANN, new Decline())
        .thenState(state -> assertThat(state.player(ANN).gems()).isEqualTo(Gems.NONE));
  }

  @Test
  @Example("EX-27")
  @Rule("COS-6.10")
  void the_same_gem_may_be_refined_twice() {
    given(acting(table(2).gems(ANN, 1, 0, 0), "ai-refining-matrix"))
        .when(ANN, new Refine(List.of(Gem.ANTHRACITE)))
        .and()
        .when(ANN, new Refine(List.of(Gem.GOLD)))
        .thenState(state -> assertThat(state.player(ANN).gems()).isEqualTo(gems(0, 0, 1)));
    CouncilOfShadows once = acting(table(2).gems(ANN, 1, 0, 1), "start-refine");
    given(once)
        .when(ANN, new Refine(List.of(Gem.TRANSPARENT)))
        .thenRefused("COS-6.10", "gem-cannot-be-raised");
    given(once).when(ANN, new Refine(List.of(Gem.GOLD))).thenRefused("COS-6.10", "no-such-gem");
    given(once)
        .when(ANN, new Refine(List.of(Gem.ANTHRACITE)))
        .thenState(
            state -> {
              assertThat(state.player(ANN).gems()).isEqualTo(gems(0, 1, 1));
              assertThat(state.pending()).contains((Pending) STOP);
            });
  }

  @Test
  @Rule({"COS-6.4", "COS-6.12"})
  void one_option_of_a_choice_is_picked_if_it_can_be_carried_out() {
    CouncilTable table = table(2).system("sys-1-01", "grey-1").pile(1, "sys-1-02");
    CouncilOfShadows game = acting(table, "ai-flex-directive");
    given(game)
        .when(ANN, new ChooseOption(2))
        .thenState(
            state -> assertThat(state.pending().orElseThrow().ask()).isEqualTo(Ask.DISCOVER));
    given(game).when(ANN, new ChooseOption(3)).thenRefused("COS-6.12", "no-such-option");
    given(acting(table(2).system("sys-1-01", "grey-1"), "ai-flex-directive"))
        .when(ANN, new ChooseOption(2))
        .thenRefused("COS-6.12", "no-such-option");
    given(game)
        .when(ANN, new Decline())
        .thenState(state -> assertThat(state.pending()).contains((Pending) STOP));
  }

  @Test
  @Rule("COS-6.4")
  void a_step_that_cannot_be_carried_out_is_told() {
    assertThat(steps("start-refine")).first().isEqualTo(new StepImpossible(ANN, "refine"));
    assertThat(steps("ai-flex-directive"))
        .first()
        .isEqualTo(new StepImpossible(ANN, "choose-option"));
  }

  /** What happens when Ann carries out a card on an empty board. */
  private static List<CouncilEvent> steps(String card) {
    CouncilOfShadows game = table(2).with(STOP, new Chore.CardSteps(ANN, card(card), 0, 1));
    return new Play(game, new SeededDice(1)).open();
  }

  @Test
  @Rule({"COS-6.4", "COS-6.9", "COS-6.11", "COS-6.14"})
  void gains_need_no_question_and_cards_without_steps_do_nothing() {
    CouncilOfShadows game = acting(table(2), "ai-stellar-furnace");
    assertThat(game.player(ANN).track().energy()).isEqualTo(3);
    assertThat(game.pending()).as("nothing to extract").contains((Pending) STOP);
    assertThat(acting(table(2), "start-gems").player(ANN).gems()).isEqualTo(gems(2, 1, 0));
    assertThat(card("ai-power-damper").steps()).isEmpty();
    CouncilOfShadows idle =
        done(
            table(2)
                .track(BEN, 40, 0)
                .zone(ANN, 1, "ai-power-damper")
                .with(STOP, new Chore.ActionTurn(ANN, 0)));
    assertThat(idle.player(ANN).zones().get(1).top()).contains(card("ai-power-damper"));
    assertThat(idle.player(ANN).track().energy()).isZero();
  }

  @Test
  @Rule("COS-6.1")
  void zones_act_from_left_to_right_then_the_step_of_exploitation_follows() {
    CouncilOfShadows game =
        done(
            table(2)
                .system("sys-1-01", "grey-1")
                .zone(ANN, 1, "start-gems")
                .zone(ANN, 2, "start-colony")
                .zone(ANN, 3, "ai-fusion-cell")
                .with(STOP, new Chore.ActionTurn(ANN, 0)));
    assertThat(game.player(ANN).gems()).isEqualTo(gems(2, 1, 0));
    assertThat(game.player(ANN).track().energy()).isZero();
    given(game)
        .when(ANN, colonize(1, "sys-1-01/0"))
        .thenState(
            state -> {
              assertThat(state.player(ANN).track().energy()).isEqualTo(3);
              assertThat(state.player(ANN).zones().get(0).isEmpty()).isTrue();
              assertThat(state.pending().orElseThrow().ask()).isEqualTo(Ask.EXPLOIT);
            });
  }

  @Test
  @Rule("COS-13.2")
  void shared_extraction_uses_cubes_of_others_where_one_has_none() {
    CouncilTable table =
        table(2)
            .darkTech(ANN, "dt1-shared-extraction")
            .system("sys-1-01", "grey-1")
            .system("sys-1-03", "grey-2")
            .cubes(BEN, "sys-1-01/0", 2)
            .cubes(BEN, "sys-1-03/0", 1)
            .cubes(ANN, "sys-1-03/1", 1);
    CouncilOfShadows game = acting(table, "start-extract");
    given(game)
        .when(ANN, extract("sys-1-01", "sys-1-01"))
        .thenState(state -> assertThat(state.player(ANN).gems()).isEqualTo(gems(2, 0, 0)));
    given(game)
        .when(ANN, extract("sys-1-03", "sys-1-03"))
        .thenRefused("COS-6.6", "no-cube-for-that");
  }
}
