package dev.starpost.matchmaking.account;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Optional;

/**
 * Somebody who plays.
 *
 * @param guest whether they have no account of their own, as far as that was told
 * @param vacation on which nobody need answer anything
 */
public record Player(
    String account, String name, boolean guest, String timeZone, Optional<Vacation> vacation) {

  /** Days, both included, as the player's calendar shows them. */
  public record Vacation(LocalDate from, LocalDate to) {}

  /** By the player's own calendar. */
  public boolean isOnVacation(Instant now) {
    LocalDate today = LocalDate.ofInstant(now, zone());
    return vacation
        .filter(days -> !today.isBefore(days.from()) && !today.isAfter(days.to()))
        .isPresent();
  }

  /** The lobby may know zones that this machine does not. */
  private ZoneId zone() {
    try {
      return ZoneId.of(timeZone);
    } catch (DateTimeException e) {
      return ZoneOffset.UTC;
    }
  }
}
