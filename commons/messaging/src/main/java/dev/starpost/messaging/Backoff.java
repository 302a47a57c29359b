package dev.starpost.messaging;

import java.time.Duration;

/** Back-off: how long to wait before the next attempt, twice as long with each one that failed. */
final class Backoff {
  static final Duration FIRST = Duration.ofMillis(100);

  /** What was missing may be back at any moment, and nobody is to wait much longer than that. */
  static final Duration LONGEST = Duration.ofSeconds(2);

  private static final int MOST_DOUBLINGS = 10;

  private Backoff() {}

  /**
   * @param attempts that have failed in a row, this one included
   */
  static Duration after(int attempts) {
    Duration wait = FIRST.multipliedBy(1L << Math.min(attempts - 1, MOST_DOUBLINGS));
    return wait.compareTo(LONGEST) < 0 ? wait : LONGEST;
  }

  /** Whether the wait grows still: what repeats after that has been said. */
  static boolean isGrowing(int attempts) {
    return attempts == 1 || after(attempts - 1).compareTo(LONGEST) < 0;
  }
}
