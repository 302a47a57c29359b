package dev.starpost.jobs;

import java.time.Duration;

/**
 * Retries of what failed: each back-off is twice the one before.
 *
 * @param first back-off
 * @param longest back-off
 */
public record RetryPolicy(Duration first, Duration longest) {
  private static final int MOST_DOUBLINGS = 30;

  /**
   * The back-off after a failure.
   *
   * @param before so many failures in a row
   */
  public Duration backoff(int before) {
    Duration doubled = first.multipliedBy(1L << Math.min(before, MOST_DOUBLINGS));
    return doubled.compareTo(longest) > 0 ? longest : doubled;
  }
}
