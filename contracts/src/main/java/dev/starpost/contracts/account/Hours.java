package dev.starpost.contracts.account;

import dev.starpost.contracts.Required;
import java.util.Optional;

/**
 * When somebody's clocks stand still.
 *
 * @param revision of the account that they are taken from, 0 if it never had any
 * @param timeZone by its IANA name
 */
public record Hours(
    long revision,
    String timeZone,
    Optional<AccountState.QuietHours> quietHours,
    Optional<AccountState.Vacation> vacation) {
  /** Of whoever has said nothing. */
  public static final Hours ALL = new Hours(0, "UTC", Optional.empty(), Optional.empty());

  public Hours {
    Required.word("timeZone", timeZone);
  }

  /** Whether clocks stand still at the same times. */
  public boolean isSameRest(Hours other) {
    boolean neverRests = quietHours.isEmpty() && vacation.isEmpty();
    return quietHours.equals(other.quietHours)
        && vacation.equals(other.vacation)
        && (neverRests || timeZone.equals(other.timeZone));
  }
}
