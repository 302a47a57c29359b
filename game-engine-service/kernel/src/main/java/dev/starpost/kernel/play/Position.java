package dev.starpost.kernel.play;

import dev.starpost.kernel.PerSeat;
import dev.starpost.kernel.Seat;
import java.util.List;
import java.util.Optional;

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
   * @param version the version of that state
   */
  public record Step<S>(Seat by, S before, long version) {}

  public Position {
    undoable = List.copyOf(undoable);
  }

  /** The state before the last so many decisions. */
  S before(int decisions) {
    return undoable.get(undoable.size() - decisions).before();
  }

  /** The decisions that can be undone still after so many have been. */
  List<Step<S>> undoableAfter(int decisions) {
    return undoable.subList(0, undoable.size() - decisions);
  }

  /** How many decisions lead away from that version. */
  int decisionsSince(long earlier) {
    return (int) undoable.stream().filter(step -> step.version() >= earlier).count();
  }

  /** Whether the seat may undo its last decision. */
  public boolean mayUndo(Seat seat) {
    return !undoable.isEmpty() && undoable.get(0).by().equals(seat);
  }

  /** The earliest version that the seat may go back to; empty if it may undo nothing. */
  public Optional<Long> mayUndoTo(Seat seat) {
    return mayUndo(seat) ? Optional.of(undoable.get(0).version()) : Optional.empty();
  }
}
