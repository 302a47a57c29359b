package dev.starpost.rating.game;

import java.time.Instant;
import java.util.Optional;

/**
 * A person in a game that is not over, and how it waits for them. A turn is the time in which it
 * does so without a break, however many questions it asks.
 *
 * @param askedAt when the turn began; empty where the game waits for others, or for a bot
 * @param timed whether a clock runs
 * @param answered whether the player has answered since
 */
record SeatTurn(
    int seat,
    String account,
    String name,
    Optional<Instant> askedAt,
    boolean timed,
    boolean answered) {

  static SeatTurn taken(int seat, String account, String name) {
    return new SeatTurn(seat, account, name, Optional.empty(), false, false);
  }

  boolean isOpen() {
    return askedAt.isPresent();
  }

  SeatTurn asked(Instant at, boolean onClock) {
    return new SeatTurn(
        seat, account, name, Optional.of(askedAt.orElse(at)), timed || onClock, answered);
  }

  SeatTurn answer() {
    return new SeatTurn(seat, account, name, askedAt, timed, true);
  }

  SeatTurn over() {
    return taken(seat, account, name);
  }
}
