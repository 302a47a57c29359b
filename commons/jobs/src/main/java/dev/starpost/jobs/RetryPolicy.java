package dev.starpost.jobs;

import java.time.Duration;

/**
 * Retries of what failed: each back-off is twice the one before.
 *
 * @param first back-off
 * @param longest back-off
 * @param mostAttempts after which the job gives up
 */
public record RetryPolicy(Duration first, Duration longest, int mostAttempts) {
  private static final int MOST_DOUBLINGS = 30;

  /** Never gives up. */
  public static RetryPolicy forever(Duration first, Duration longest) {
    return new RetryPolicy(first, longest, Integer.MAX_VALUE);
  }

  /**
   * The back-off after a failure.
   *
   * @param before so many failures in a row
   */
  Duration backoff(int before) {
    Duration doubled = first.multipliedBy(1L << Math.min(before, MOST_DOUBLINGS));
    return doubled.compareTo(longest) > 0 ? longest : doubled;
  }
}
