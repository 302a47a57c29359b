package dev.starpost.matchmaking.matcher;

import java.time.Instant;
import java.util.OptionalLong;

/**
 * Somebody who waits for opponents, as the matcher sees them.
 *
 * @param least how many may play at least, this one included
 * @param most and at most
 * @param since from when on it waits
 * @param pace seconds in which the player usually answers, if that is known
 */
public record Ticket(
    String id, String account, int rating, int least, int most, Instant since, OptionalLong pace) {
  public Ticket {
    if (least < 2 || most < least) {
      throw new IllegalArgumentException("nobody plays for %d to %d".formatted(least, most));
    }
  }

  /** Whether a game for so many will do. */
  boolean admits(int players) {
    return least <= players && players <= most;
  }
}
