package dev.starpost.games.councilofshadows;

import static dev.starpost.games.councilofshadows.CouncilTable.ANN;
import static dev.starpost.games.councilofshadows.CouncilTable.BEN;
import static dev.starpost.games.councilofshadows.CouncilTable.STOP;
import static dev.starpost.games.councilofshadows.CouncilTable.card;
import static dev.starpost.games.councilofshadows.CouncilTable.darkTech;
import static dev.starpost.games.councilofshadows.CouncilTable.gems;
import static dev.starpost.games.councilofshadows.CouncilTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.games.councilofshadows.BoardMove.Extract;
import dev.starpost.games.councilofshadows.component.SolarSystem;
import dev.starpost.kernel.data.Components;
import dev.starpost.kernel.option.Item;
import dev.starpost.testkit.Rule;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ExtractingTest implements CouncilScenarios {

  private static Extract extract(String... systems) {
    return new Extract(Stream.of(systems).map(SolarSystem::of).toList());
  }

  /** Ann has taken People of Resources. */
  private CouncilOfShadows resourcePeople(CouncilTable table) {
    return given(table.asking(new ExploitPending.DarkTechChoice(ANN, 2)))
        .when(ANN, new ExploitMove.ChooseDarkTech(List.of(darkTech("dt2-resource-people"))))
        .and()
        .state();
  }

  @Test
  @Rule("COS-13.3")
  void people_of_resources_extract_twice_wherever_they_have_a_colony() {
    CouncilOfShadows game =
        resourcePeople(
            table(2)
                .system("sys-3-05", "red-1")
                .system("sys-1-01", "grey-1")
                .system("sys-1-03", "grey-2")
                .cubes(ANN, "sys-3-05/0", 1)
                .cubes(ANN, "sys-1-01/0", 1)
                .cubes(BEN, "sys-1-03/0", 1));
    assertThat(rules().options(game, ANN).get(0).choose().get(0).of())
        .extracting(Item::times)
        .containsExactly(2, 2);
    given(game)
        .when(ANN, extract("sys-3-05", "sys-3-05"))
        .thenState(
            state -> {
              assertThat(state.player(ANN).gems()).isEqualTo(gems(0, 4, 0));
              assertThat(state.board().of(ANN)).isEqualTo(2);
              assertThat(state.pending()).contains((Pending) STOP);
            });
    given(game)
        .when(ANN, extract("sys-3-05", "sys-1-01"))
        .thenState(state -> assertThat(state.player(ANN).gems()).isEqualTo(gems(1, 2, 0)));
    given(game)
        .when(ANN, extract("sys-3-05", "sys-3-05", "sys-3-05"))
        .thenRefused("COS-6.6", "too-many-extractions");
    given(game).when(ANN, extract("sys-1-03")).thenRefused("COS-6.6", "no-colony-there");
  }

  @Test
  @Rule({"COS-6.6", "COS-13.2"})
  void a_refusal_tells_cubes_that_have_served_from_colonies_that_are_not_there() {
    CouncilTable table =
        table(2)
            .system("sys-1-01", "grey-1")
            .system("sys-1-03", "grey-2")
            .system("sys-1-04", "orange-1")
            .cubes(ANN, "sys-1-01/0", 1)
            .cubes(BEN, "sys-1-03/0", 1);
    CouncilOfShadows game =
        done(table.with(STOP, new Chore.CardSteps(ANN, card("start-extract"), 0, 1)));
    given(game)
        .when(ANN, extract("sys-1-01", "sys-1-01"))
        .thenRefused("COS-6.6", "no-cube-for-that");
    given(game).when(ANN, extract("sys-1-03")).thenRefused("COS-6.6", "no-colony-there");
    CouncilOfShadows shared =
        done(
            table
                .darkTech(ANN, "dt1-shared-extraction")
                .with(STOP, new Chore.CardSteps(ANN, card("start-extract"), 0, 1)));
    given(shared)
        .when(ANN, extract("sys-1-03", "sys-1-03"))
        .thenRefused("COS-6.6", "no-cube-for-that");
    given(shared).when(ANN, extract("sys-1-04")).thenRefused("COS-6.6", "nobody-there");
  }

  @Test
  void a_question_that_the_first_rules_have_asked_can_still_be_answered() {
    Task asked =
        Components.read(ExtractingTest.class, "asked-by-version-1/extract.yaml", Task.class);
    CouncilOfShadows game =
        table(2).system("sys-1-01", "grey-1").cubes(ANN, "sys-1-01/0", 1).asking(asked);
    given(game)
        .when(ANN, extract("sys-1-01"))
        .thenState(state -> assertThat(state.player(ANN).gems()).isEqualTo(gems(1, 0, 0)));
  }
}
