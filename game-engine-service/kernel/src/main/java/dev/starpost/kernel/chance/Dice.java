package dev.starpost.kernel.chance;

import java.util.List;

/**
 * Chance, as a game sees it. A stream of independent 64-bit numbers, and what games make of them:
 * every way of using them is uniform, without the bias of a plain remainder.
 */
public abstract class Dice {
  private long drawn;

  /**
   * Dice that go on where others stopped.
   *
   * @param drawn how many draws were made before
   */
  protected Dice(long drawn) {
    this.drawn = drawn;
  }

  /** Draw number {@code n}, counted from 0: 64 bits, each equally likely. */
  protected abstract long draw(long n);

  /** How many draws have been made so far, those before this object included. */
  public final long drawn() {
    return drawn;
  }

  /**
   * A whole number from 0 to {@code bound - 1}. The draw is read as an unsigned number; one that
   * lies in the incomplete last stretch of {@code bound} numbers is passed over for the next.
   */
  public int below(int bound) {
    if (bound < 1) {
      throw new IllegalArgumentException("nothing lies below " + bound);
    }
    while (true) {
      long number = draw(drawn++);
      // the last stretch is shorter than bound: most draws lie before it, however short it is
      boolean isFarBefore = Long.compareUnsigned(number, -(long) bound) < 0;
      if (isFarBefore || isBeforeLastStretch(number, bound)) {
        return (int) Long.remainderUnsigned(number, bound);
      }
    }
  }

  private static boolean isBeforeLastStretch(long number, int bound) {
    // 2^64 mod bound, without 2^64: draws at or above 2^64 minus this would favour small numbers.
    long incomplete = Long.remainderUnsigned(Long.remainderUnsigned(-1L, bound) + 1, bound);
    return incomplete == 0 || Long.compareUnsigned(number, -incomplete) < 0;
  }

  /** One die: a number from 1 to {@code sides}. */
  public final int roll(int sides) {
    return 1 + below(sides);
  }

  /** Several dice, in the order rolled. */
  public final List<Integer> roll(int dice, int sides) {
    Object[] rolled = new Object[dice];
    for (int i = 0; i < dice; i++) {
      rolled[i] = roll(sides);
    }
    return listOf(rolled);
  }

  /** One of these, each equally likely. */
  public final <T> T pick(List<T> from) {
    return from.get(below(from.size()));
  }

  /** The same things in a new order, each order equally likely. */
  public final <T> List<T> shuffle(List<T> things) {
    Object[] shuffled = things.toArray();
    for (int i = shuffled.length - 1; i > 0; i--) {
      int from = below(i + 1);
      Object moved = shuffled[i];
      shuffled[i] = shuffled[from];
      shuffled[from] = moved;
    }
    return listOf(shuffled);
  }

  /** A list that {@code List.copyOf} does not copy again. */
  @SuppressWarnings("unchecked") // the array holds what the caller says
  private static <T> List<T> listOf(Object[] things) {
    return (List<T>) List.of(things);
  }
}
