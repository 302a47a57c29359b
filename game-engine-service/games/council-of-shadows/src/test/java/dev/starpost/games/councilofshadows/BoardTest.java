package dev.starpost.games.councilofshadows;

import static dev.starpost.games.councilofshadows.CouncilTable.ANN;
import static dev.starpost.games.councilofshadows.CouncilTable.BEN;
import static dev.starpost.games.councilofshadows.CouncilTable.DAN;
import static dev.starpost.games.councilofshadows.CouncilTable.planet;
import static dev.starpost.games.councilofshadows.CouncilTable.table;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.starpost.games.councilofshadows.component.Board;
import dev.starpost.games.councilofshadows.component.Gem;
import dev.starpost.games.councilofshadows.component.Gems;
import dev.starpost.games.councilofshadows.component.Slot;
import dev.starpost.games.councilofshadows.component.SolarSystem;
import dev.starpost.testkit.Rule;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** COS-1.3, COS-1.4: what lies on the board and what is paid with, and that it is stored whole. */
class BoardTest {

  private static Board board() {
    return table(4)
        .system("sys-1-10", "grey-1")
        .system("sys-3-04", "yellow-3")
        .cubes(ANN, "sys-1-10/0", 2)
        .cubes(DAN, "sys-1-10/0", 1)
        .cubes(BEN, "sys-1-10/3", 3)
        .with()
        .board();
  }

  @Test
  @Rule("COS-1.3")
  void a_stack_with_room_for_no_more_takes_no_more() {
    Board board = board();
    assertThatThrownBy(() -> board.with(planet("sys-1-10/3"), ANN, 1))
        .isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> board.with(planet("sys-1-10/1"), ANN, 4))
        .isInstanceOf(IllegalStateException.class);
    assertThat(board.with(planet("sys-1-10/1"), ANN, 3).stack(planet("sys-1-10/1"))).isEqualTo(3);
    assertThatThrownBy(() -> board.without(planet("sys-1-10/1"), BEN))
        .isInstanceOf(IllegalStateException.class);
  }

  @Test
  @Rule({"COS-1.2", "COS-1.3"})
  void systems_and_cubes_are_stored_and_read_again() {
    assertThat(board().placed())
        .containsExactly(
            new Board.Placed(
                Slot.of("grey-1"),
                SolarSystem.of("sys-1-10"),
                List.of(List.of(1, 1, 4), List.of(), List.of(), List.of(2, 2, 2))),
            new Board.Placed(Slot.of("yellow-3"), SolarSystem.of("sys-3-04"), List.of(List.of())));
    Board read = Board.of(board().placed());
    assertThat(read).isEqualTo(board()).hasSameHashCodeAs(board());
  }

  @Test
  @Rule("COS-1.3")
  void boards_are_equal_if_the_same_systems_and_cubes_lie_there() {
    Board board = board();
    assertThat(board.without(planet("sys-1-10/3"), BEN)).isNotEqualTo(board);
    assertThat(board.without(planet("sys-1-10/3"), BEN).with(planet("sys-1-10/3"), BEN, 1))
        .isEqualTo(board);
    assertThat(table(4).system("sys-3-04", "yellow-3").with().board())
        .isNotEqualTo(table(4).system("sys-3-04", "yellow-2").with().board())
        .isNotEqualTo(Board.EMPTY);
    assertThat(Board.EMPTY.hashCode()).isNotEqualTo(board.hashCode());
  }

  @Test
  @Rule("COS-1.4")
  void there_are_no_fewer_gems_than_none() {
    assertThat(Gems.of(Map.of(Gem.GOLD, 0))).isEqualTo(Gems.NONE);
    assertThatThrownBy(() -> Gems.of(Map.of(Gem.GOLD, 1, Gem.ANTHRACITE, -1)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("-1");
    assertThat(new Gems(5, 4, 3).minus(new Gems(1, 2, 3))).isEqualTo(new Gems(4, 2, 0));
    assertThatThrownBy(() -> new Gems(1, 1, 1).minus(new Gems(0, 0, 2)))
        .isInstanceOf(IllegalStateException.class);
  }
}
