package dev.starpost.contracts.account;

import dev.starpost.contracts.Required;
import dev.starpost.contracts.account.AccountState.QuietHours;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/**
 * The quiet hours of before they were changed. Until the change has settled, clocks stand still
 * only where both the earlier and the present hours are quiet; then the present ones count alone.
 *
 * <p>So nobody's day has more quiet time than one choice of hours allows, however often hours and
 * time zones are changed. A day that ends before the change has settled is quiet only where the
 * earlier hours are; one that ends later begins after the change, and is quiet only where the
 * present hours are.
 *
 * @param timeZone by its IANA name
 * @param until when the change has settled
 */
public record EarlierQuiet(String timeZone, Optional<QuietHours> quietHours, Instant until) {
  /** A day, or two choices of hours could be quiet within the same one. */
  public static final Duration SETTLES_IN = Duration.ofDays(1);

  public EarlierQuiet {
    Required.word("timeZone", timeZone);
    Required.field("until", until);
  }

  /**
   * Quiet hours are changed now. Those of before a change that has not settled stay: what is quiet
   * meanwhile is part of them.
   *
   * @param timeZone of before, with its hours
   * @param unsettled what was changed before that
   */
  public static EarlierQuiet changed(
      String timeZone,
      Optional<QuietHours> quietHours,
      Optional<EarlierQuiet> unsettled,
      Instant now) {
    Instant until = now.plus(SETTLES_IN);
    return unsettled
        .filter(first -> first.until.isAfter(now))
        .map(first -> new EarlierQuiet(first.timeZone, first.quietHours, until))
        .orElseGet(() -> new EarlierQuiet(timeZone, quietHours, until));
  }

  /** Whether these are the same hours; where there are none, the time zone does not matter. */
  public boolean isOf(String zone, Optional<QuietHours> quiet) {
    return quietHours.equals(quiet) && (quiet.isEmpty() || timeZone.equals(zone));
  }

  /** When the hours were changed. */
  public Instant changedAt() {
    return until.minus(SETTLES_IN);
  }
}
