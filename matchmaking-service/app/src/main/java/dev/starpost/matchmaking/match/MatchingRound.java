package dev.starpost.matchmaking.match;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.hibernate.StatelessSession;

/** One round of matching: looks at what has changed, finds matches, and claims them. */
final class MatchingRound {
  /** Windows widen slowly, so that those who have waited before are looked at now and then. */
  static final Duration SWEEP = Duration.ofSeconds(10);

  /** As many matches as a transaction claims; each key of a message takes a lock until it ends. */
  private static final int TOGETHER = 100;

  private final TicketPool room = new TicketPool();
  private final TicketChanges changes = new TicketChanges();
  private final Claims claims;
  private final Clock clock;
  private Instant swept = Instant.EPOCH;

  MatchingRound(Claims claims, Clock clock) {
    this.claims = claims;
    this.clock = clock;
  }

  /** Gives how many matches were made. */
  int play(StatelessSession sql) {
    Instant now = clock.instant();
    List<WaitingRow> rows = changes.look(sql, room.takeDoubtful());
    changes.acquaint(sql, rows, room.acquaintances(), now);
    room.update(rows);
    boolean all = Duration.between(swept, now).compareTo(SWEEP) >= 0;
    if (all) {
      swept = now;
    }
    return claim(room.match(now, all));
  }

  private int claim(List<PlannedMatch> planned) {
    int made = planned.size();
    for (int from = 0; from < planned.size(); from += TOGETHER) {
      List<PlannedMatch> some = planned.subList(from, Math.min(planned.size(), from + TOGETHER));
      List<PlannedMatch> lost = claims.claim(some);
      lost.forEach(room::giveUp);
      made -= lost.size();
    }
    return made;
  }
}
