package dev.starpost.notification.game;

import java.time.Instant;
import java.util.Optional;

/**
 * How a seat stands.
 *
 * @param turn since which version the game has been waiting for it without a break; 0 if it does
 *     not
 * @param asked the version of the question that is open
 * @param remindAt when to remind of the deadline; empty if there is none or that is done
 */
record SeatState(
    int seat,
    String account,
    String name,
    boolean awaited,
    long turn,
    long asked,
    Optional<Instant> askedAt,
    Optional<Instant> deadline,
    Optional<Instant> remindAt) {

  static SeatState taken(int seat, String account, String name) {
    return new SeatState(
        seat, account, name, false, 0, 0, Optional.empty(), Optional.empty(), Optional.empty());
  }

  SeatState released() {
    return taken(seat, account, name);
  }

  /** Asked something new; a turn begins unless it is its turn already. */
  SeatState asked(long version, Instant at, Optional<Instant> until, Optional<Instant> remind) {
    return new SeatState(
        seat,
        account,
        name,
        true,
        awaited ? turn : version,
        version,
        Optional.of(at),
        until,
        remind);
  }

  /** Its clock was moved. */
  SeatState until(Instant moved, Optional<Instant> remind) {
    return new SeatState(
        seat, account, name, awaited, turn, asked, askedAt, Optional.of(moved), remind);
  }
}
