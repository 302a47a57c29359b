package dev.starpost.kernel.bot;

import dev.starpost.kernel.Seat;

/** A move that the search has tried at one node, and what has come of it for who made it. */
final class Branch<M> {
  /** How much is tried that did not look best so far. */
  private static final double CURIOSITY = 0.5;

  private final Seat seat;
  private final M move;
  private int available;
  private int visits;
  private double reward;

  Branch(Seat seat, M move) {
    this.seat = seat;
    this.move = move;
  }

  Seat seat() {
    return seat;
  }

  M move() {
    return move;
  }

  int visits() {
    return visits;
  }

  /** It could have been taken in a continuation, whether it was or not. */
  void noteAvailable() {
    available++;
  }

  void noteReward(double gained) {
    visits++;
    reward += gained;
  }

  double mean() {
    return visits == 0 ? 0 : reward / visits;
  }

  /**
   * How much it deserves to be tried next: what it brought, and more the less is known of it. By
   * how often it was available, not how often the node was reached: what was possible in few of the
   * determinized worlds must not look neglected.
   */
  double promise() {
    return visits == 0
        ? Double.POSITIVE_INFINITY
        : mean() + CURIOSITY * Math.sqrt(Math.log(available) / visits);
  }
}
