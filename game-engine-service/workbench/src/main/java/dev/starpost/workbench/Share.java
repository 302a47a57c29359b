package dev.starpost.workbench;

import java.util.Locale;

/**
 * A part of something that was counted, and how sure that is.
 *
 * @param won may be half a game, where a victory was shared
 */
record Share(double won, int of) {
  /** 95 of 100 normally distributed values lie within so many standard deviations. */
  private static final double DEVIATIONS = 1.96;

  double mean() {
    return of == 0 ? 0 : won / of;
  }

  /** The lower end of Wilson's interval: the true share is below it in one case of forty. */
  double atLeast() {
    return middle() - half();
  }

  double atMost() {
    return middle() + half();
  }

  private double middle() {
    double z = DEVIATIONS * DEVIATIONS;
    return of == 0 ? 0.5 : (won + z / 2) / (of + z);
  }

  private double half() {
    double z = DEVIATIONS * DEVIATIONS;
    return of == 0 ? 0.5 : Math.sqrt(z * (won * (of - won) / of + z / 4)) / (of + z);
  }

  @Override
  public String toString() {
    return String.format(
        Locale.ROOT, "%5.1f %% (%.1f to %.1f)", 100 * mean(), 100 * atLeast(), 100 * atMost());
  }
}
