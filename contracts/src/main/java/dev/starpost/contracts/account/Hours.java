package dev.starpost.contracts.account;

import dev.starpost.contracts.Required;
import java.util.Optional;

/**
 * When somebody's clocks stand still.
 *
 * @param revision of the account that they are taken from, 0 if it never had any
 * @param timeZone by its IANA name
 * @param earlierQuiet the quiet hours of before they or the time zone were last changed
 */
public record Hours(
    long revision,
    String timeZone,
    Optional<AccountState.QuietHours> quietHours,
    Optional<AccountState.Vacation> vacation,
    Optional<EarlierQuiet> earlierQuiet) {
  /** Of whoever has said nothing. */
  public static final Hours ALL = new Hours(0, "UTC", Optional.empty(), Optional.empty());

  /** Quiet hours that were never changed. */
  public Hours(
      long revision,
      String timeZone,
      Optional<AccountState.QuietHours> quietHours,
      Optional<AccountState.Vacation> vacation) {
    this(revision, timeZone, quietHours, vacation, Optional.empty());
  }

  public Hours {
    Required.word("timeZone", timeZone);
  }

  /** Whether the quiet hours were changed from those others to these, and not in between. */
  public boolean follow(Hours others) {
    return earlierQuiet.filter(earlier -> others.areBefore(earlier)).isPresent();
  }

  /** Whether these, or what they had not settled from, are what was quiet before a change. */
  private boolean areBefore(EarlierQuiet change) {
    return earlierQuiet
        .filter(first -> first.until().isAfter(change.changedAt()))
        .map(first -> change.isOf(first.timeZone(), first.quietHours()))
        .orElseGet(() -> change.isOf(timeZone, quietHours));
  }

  /** The same, with what was quiet before. */
  public Hours after(EarlierQuiet earlier) {
    return new Hours(revision, timeZone, quietHours, vacation, Optional.of(earlier));
  }

  /** Whether the same hours are quiet, whatever the vacation. */
  public boolean isSameQuiet(Hours other) {
    return earlierQuiet.equals(other.earlierQuiet)
        && quietHours.equals(other.quietHours)
        && (quietHours.isEmpty() || timeZone.equals(other.timeZone));
  }

  /** Whether clocks stand still at the same times. */
  public boolean isSameRest(Hours other) {
    boolean neverRests = quietHours.isEmpty() && vacation.isEmpty();
    return quietHours.equals(other.quietHours)
        && vacation.equals(other.vacation)
        && (neverRests
            || (timeZone.equals(other.timeZone) && earlierQuiet.equals(other.earlierQuiet)));
  }
}
