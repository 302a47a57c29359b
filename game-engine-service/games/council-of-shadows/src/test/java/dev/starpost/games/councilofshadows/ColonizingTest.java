package dev.starpost.games.councilofshadows;

import static dev.starpost.games.councilofshadows.CouncilTable.ANN;
import static dev.starpost.games.councilofshadows.CouncilTable.BEN;
import static dev.starpost.games.councilofshadows.CouncilTable.STOP;
import static dev.starpost.games.councilofshadows.CouncilTable.card;
import static dev.starpost.games.councilofshadows.CouncilTable.planet;
import static dev.starpost.games.councilofshadows.CouncilTable.system;
import static dev.starpost.games.councilofshadows.CouncilTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.games.councilofshadows.BoardMove.Colonize;
import dev.starpost.games.councilofshadows.component.Slot;
import dev.starpost.kernel.data.Components;
import dev.starpost.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

class ColonizingTest implements CouncilScenarios {

  private CouncilOfShadows acting(CouncilTable table, String card) {
    return done(table.with(STOP, new Chore.CardSteps(ANN, card(card), 0, 1)));
  }

  private static Colonize colonize(int cubes, String planet) {
    return new Colonize(cubes, List.of(planet(planet)));
  }

  /** The numbers of cubes that are offered. */
  private List<Integer> offered(CouncilOfShadows game) {
    return rules().options(game, ANN).stream()
        .map(option -> option.move())
        .filter(Colonize.class::isInstance)
        .map(move -> ((Colonize) move).cubes())
        .toList();
  }

  @Test
  @Rule("COS-6.5")
  void a_tower_is_placed_whole_where_there_is_room_for_it() {
    CouncilOfShadows twin = acting(table(2).system("sys-1-01", "grey-1"), "start-tower");
    assertThat(offered(twin)).containsExactly(2);
    given(twin).when(ANN, colonize(1, "sys-1-01/0")).thenRefused("COS-6.5", "cubes-left-over");
    CouncilOfShadows triple = acting(table(2).system("sys-1-01", "grey-1"), "ai-triple-spire");
    assertThat(offered(triple)).containsExactly(3);
    given(triple).when(ANN, colonize(2, "sys-1-01/0")).thenRefused("COS-6.5", "cubes-left-over");
    given(triple)
        .when(ANN, colonize(3, "sys-1-01/0"))
        .thenState(state -> assertThat(state.board().of(ANN)).isEqualTo(3));
  }

  @Test
  @Rule({"COS-6.5", "COS-3.5.2"})
  void on_other_cubes_as_many_are_placed_as_fit() {
    CouncilOfShadows game =
        acting(
            table(2)
                .upgrades(ANN, "up-colony-extension")
                .system("sys-1-01", "grey-1")
                .system("sys-1-02", "grey-2")
                .cubes(BEN, "sys-1-01/0", 1)
                .cubes(BEN, "sys-1-01/1", 2)
                .cubes(BEN, "sys-1-02/0", 3),
            "ai-triple-spire");
    assertThat(offered(game)).containsExactly(3, 2, 1);
    given(game).when(ANN, colonize(1, "sys-1-01/0")).thenRefused("COS-6.5", "cubes-left-over");
    given(game).when(ANN, colonize(3, "sys-1-01/0")).thenRefused("COS-6.5", "stack-too-high");
    given(game).when(ANN, colonize(1, "sys-1-02/0")).thenRefused("COS-6.5", "stack-too-high");
    given(game)
        .when(ANN, colonize(2, "sys-1-01/0"))
        .thenState(state -> assertThat(state.board().stack(planet("sys-1-01/0"))).isEqualTo(3));
    given(game)
        .when(ANN, colonize(1, "sys-1-01/1"))
        .thenState(state -> assertThat(state.board().stack(planet("sys-1-01/1"))).isEqualTo(3));
  }

  private CouncilOfShadows discovered(CouncilTable table, String card) {
    return given(acting(table.pile(1, "sys-1-01"), card))
        .when(ANN, new BoardMove.Discover(List.of(1)))
        .and()
        .when(
            ANN,
            new BoardMove.PlaceSystem(List.of(system("sys-1-01")), List.of(Slot.of("orange-1"))))
        .and()
        .state();
  }

  @Test
  @Rule({"COS-6.5", "COS-6.7", "COS-13.1"})
  void the_vanguard_places_both_cubes_on_the_new_system() {
    CouncilOfShadows game = discovered(table(2).system("sys-1-02", "grey-1"), "ai-vanguard-armada");
    assertThat(offered(game)).containsExactly(2);
    given(game).when(ANN, colonize(1, "sys-1-01/0")).thenRefused("COS-6.7", "cubes-left-over");
    given(game).when(ANN, colonize(2, "sys-1-02/0")).thenRefused("COS-6.7", "not-the-new-system");
  }

  @Test
  @Rule({"COS-13.2", "COS-6.5"})
  void explorers_need_not_place_the_cube_more_but_no_fewer_than_the_card_states() {
    CouncilOfShadows game =
        discovered(table(2).darkTech(ANN, "dt1-explorer-people"), "ai-vanguard-armada");
    assertThat(offered(game)).containsExactly(3, 2);
    given(game).when(ANN, colonize(1, "sys-1-01/0")).thenRefused("COS-6.7", "cubes-left-over");
    given(game)
        .when(ANN, colonize(2, "sys-1-01/0"))
        .thenState(state -> assertThat(state.board().of(ANN)).isEqualTo(2));
  }

  @Test
  @Rule("COS-6.8")
  void cubes_are_placed_once_even_where_both_is_allowed() {
    given(discovered(table(2), "ai-pioneer-fleet"))
        .when(ANN, colonize(1, "sys-1-01/0"))
        .and()
        .when(ANN, colonize(1, "sys-1-01/1"))
        .thenRefused("COS-6.8", "cubes-placed-already");
  }

  @Test
  void a_question_that_the_first_rules_have_asked_can_still_be_answered() {
    Task asked =
        Components.read(ColonizingTest.class, "asked-by-version-1/follow-up.yaml", Task.class);
    CouncilOfShadows game = table(2).system("sys-1-01", "grey-1").asking(asked);
    assertThat(offered(game)).containsExactly(2, 1);
    given(game)
        .when(ANN, colonize(1, "sys-1-01/0"))
        .thenState(state -> assertThat(state.board().of(ANN)).isEqualTo(1));
  }
}
