package dev.starpost.kernel.play;

import dev.starpost.kernel.PerSeat;
import dev.starpost.kernel.Seat;
import java.util.List;

/**
 * A game at one version: its state, and what lies around the state.
 *
 * @param version how many plies led here; the opening is version 1
 * @param drawn how many draws have been made
 * @param askedAt for each seat the version at which its present question was put or changed: a
 *     client that knows this version or a later one knows what it answers
 * @param undoable the decisions that can still be undone, all of one seat, the first one first
 */
public record Position<S>(
    S state, long version, long drawn, PerSeat<Long> askedAt, List<Step<S>> undoable) {

  /**
   * A decision that can be undone.
   *
   * @param before the state to go back to
   */
  public record Step<S>(Seat by, S before) {}

  public Position {
    undoable = List.copyOf(undoable);
  }

  Step<S> last() {
    return undoable.get(undoable.size() - 1);
  }

  /** Whether the seat may undo its last decision. */
  public boolean mayUndo(Seat seat) {
    return !undoable.isEmpty() && last().by().equals(seat);
  }
}
