package dev.starpost.kernel.play;

import dev.starpost.kernel.PerSeat;
import dev.starpost.kernel.Seat;
import java.util.Optional;

/**
 * A game at one version: its state, and what lies around the state.
 *
 * @param version how many plies led here; the opening is version 1
 * @param drawn how many draws have been made
 * @param askedAt for each seat the version at which its present question was put or changed: a
 *     client that knows this version or a later one knows what it answers
 * @param trail the decisions that can still be taken back, the last one on top
 */
public record Position<S>(
    S state, long version, long drawn, PerSeat<Long> askedAt, Optional<Trail<S>> trail) {

  /**
   * A decision that can be taken back.
   *
   * @param before the state to go back to
   * @param earlier the decision before, if it was the same seat's and can be taken back after this
   */
  public record Trail<S>(Seat by, S before, Optional<Trail<S>> earlier) {}

  /** Whether the seat may take back its last decision. */
  public boolean mayTakeBack(Seat seat) {
    return trail.isPresent() && trail.get().by().equals(seat);
  }
}
