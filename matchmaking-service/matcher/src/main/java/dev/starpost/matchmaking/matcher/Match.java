package dev.starpost.matchmaking.matcher;

import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;

/**
 * Tickets that play together.
 *
 * @param tickets by id; seats are drawn elsewhere
 * @param spread points between the highest rating and the lowest
 * @param waited how long the one did that waited longest
 */
public record Match(List<Ticket> tickets, int spread, Duration waited) {
  /** What the spread can take from the score, reached at {@link #POOR_SPREAD}. */
  private static final int SPREAD_SHARE = 70;

  private static final int POOR_SPREAD = 600;

  /** What waiting can take from it, reached after a day. */
  private static final int WAITING_SHARE = 30;

  private static final Duration POOR_WAITING = Duration.ofDays(1);

  static Match of(List<Ticket> tickets, Instant now) {
    var ratings = tickets.stream().mapToInt(Ticket::rating).summaryStatistics();
    Instant first =
        tickets.stream().map(Ticket::since).min(Comparator.naturalOrder()).orElseThrow();
    Duration waited = Duration.between(first, now);
    return new Match(
        tickets.stream().sorted(Comparator.comparing(Ticket::id)).toList(),
        ratings.getMax() - ratings.getMin(),
        waited.isNegative() ? Duration.ZERO : waited);
  }

  /** How good it is, from 0 to 100: less for a wide spread, and less for a long wait. */
  public int score() {
    double spreadPart = Math.min(1.0, (double) spread / POOR_SPREAD);
    double waitingPart = Math.min(1.0, (double) waited.toMillis() / POOR_WAITING.toMillis());
    return (int) Math.round(100 - SPREAD_SHARE * spreadPart - WAITING_SHARE * waitingPart);
  }
}
