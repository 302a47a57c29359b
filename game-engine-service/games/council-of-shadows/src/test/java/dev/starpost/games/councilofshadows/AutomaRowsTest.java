package dev.starpost.games.councilofshadows;

import static dev.starpost.games.councilofshadows.CouncilScenarios.track;
import static dev.starpost.games.councilofshadows.CouncilTable.ANN;
import static dev.starpost.games.councilofshadows.CouncilTable.AUTOMA;
import static dev.starpost.games.councilofshadows.CouncilTable.STOP;
import static dev.starpost.games.councilofshadows.CouncilTable.planet;
import static dev.starpost.games.councilofshadows.CouncilTable.system;
import static dev.starpost.games.councilofshadows.CouncilTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.games.councilofshadows.component.Slot;
import dev.starpost.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** COS-12.3: the primary action of a row, or else its alternative, or else nothing. */
class AutomaRowsTest implements CouncilScenarios {

  /** With all slots of the orange galaxy taken but the last ones. */
  private static CouncilTable orange(int free) {
    CouncilTable table = table(1).track(AUTOMA, 90, 0);
    for (int slot = 1; slot <= 5 - free; slot++) {
      table.system("sys-1-0" + slot, "orange-" + slot);
    }
    return table;
  }

  @Test
  @Rule({"COS-12.3", "COS-12.4"})
  void who_has_colonized_does_not_discover_as_well() {
    CouncilOfShadows game =
        automaActing(
            table(1)
                .track(AUTOMA, 90, 0)
                .system("sys-1-05", "orange-1")
                .system("sys-1-06", "orange-2")
                .cubes(ANN, "sys-1-06/0", 1)
                .pile(1, "sys-1-01"),
            "automa-0-1",
            1);
    assertThat(game.board().on(planet("sys-1-05/0"), AUTOMA)).isEqualTo(1);
    assertThat(game.piles().sector(1).cards()).containsExactly(system("sys-1-01"));
    assertThat(game.board().has(system("sys-1-01"))).isFalse();
  }

  @Test
  @Rule({"COS-12.3", "COS-12.5"})
  void one_fitting_tile_for_one_slot_is_laid_without_a_question() {
    CouncilTable blues =
        table(1)
            .track(AUTOMA, 90, 0)
            .system("sys-1-01", "orange-1")
            .system("sys-1-04", "orange-2")
            .system("sys-1-05", "orange-3")
            .system("sys-1-06", "orange-4")
            .cubes(ANN, "sys-1-01/0", 2);
    CouncilOfShadows laid = automaActing(blues.pile(1, "sys-1-03", "sys-1-08"), "automa-0-5", 1);
    assertThat(laid.board().slotOf(system("sys-1-03"))).isEqualTo(Slot.of("orange-5"));
    assertThat(laid.board().on(planet("sys-1-03/1"), AUTOMA)).isEqualTo(1);
    assertThat(laid.piles().sector(1).cards()).containsExactly(system("sys-1-08"));
    assertThat(laid.piles().drawn()).isEmpty();
    CouncilOfShadows several = automaActing(blues.pile(1, "sys-1-03", "sys-1-02"), "automa-0-5", 1);
    assertThat(listed(several, ANN))
        .containsExactly("place-system [sys-1-03, sys-1-02] [orange-5]");
    CouncilOfShadows room =
        automaActing(
            table(1).track(AUTOMA, 90, 0).pile(1, "sys-1-03", "sys-1-08"), "automa-0-5", 1);
    assertThat(listed(room, ANN))
        .as("only what shows the planet, on every free slot of the galaxy")
        .containsExactly(
            "place-system [sys-1-03] [orange-1, orange-2, orange-3, orange-4, orange-5]");
  }

  @Test
  @Rule({"COS-12.3", "COS-12.5"})
  void a_discovery_that_is_not_possible_leaves_the_alternative() {
    for (CouncilTable table :
        List.of(
            orange(0).pile(1, "sys-1-06"), // no slot
            orange(1), // no tile
            orange(1).pile(1, "sys-1-06"))) { // no fit: blue and red
      CouncilOfShadows game = automaActing(table, "automa-0-3", 2);
      assertThat(game.pending().orElseThrow().ask()).isEqualTo(Ask.AUTOMA_COLONIZE);
      assertThat(listed(game, ANN)).containsExactly("automa-colonize [sys-1-02/2, sys-1-03/1]");
      assertThat(game.board().has(system("sys-1-06"))).isFalse();
    }
    CouncilOfShadows discovered = automaActing(orange(1).pile(1, "sys-1-07"), "automa-0-3", 2);
    assertThat(listed(discovered, ANN))
        .as("which of the brown planets of the new system, none of the old ones")
        .containsExactly("automa-colonize [sys-1-07/1, sys-1-07/2]");
  }

  @Test
  @Rule({"COS-12.3", "COS-12.6"})
  void every_row_is_tried_and_energy_comes_once() {
    CouncilOfShadows game = automaActing(table(1).track(AUTOMA, 90, 0), "automa-0-1", 1);
    assertThat(track(game, AUTOMA).energy()).isEqualTo(4);
    assertThat(game.pending()).contains((Pending) STOP);
    assertThat(game.board().of(AUTOMA)).isZero();
  }

  @Test
  @Rule("COS-12.7")
  void cubes_are_offered_of_the_galaxy_that_is_exploited() {
    CouncilOfShadows game =
        automaActing(
            table(1)
                .track(AUTOMA, 90, 0)
                .system("sys-1-03", "grey-1")
                .system("sys-1-05", "grey-2")
                .system("sys-1-04", "orange-1")
                .cubes(AUTOMA, "sys-1-03/1", 2)
                .cubes(AUTOMA, "sys-1-05/0", 1)
                .cubes(AUTOMA, "sys-1-04/0", 1)
                .cubes(ANN, "sys-1-03/0", 1),
            "automa-0-1",
            3);
    assertThat(listed(game, ANN)).containsExactly("automa-remove [sys-1-03/1, sys-1-05/0]");
  }
}
