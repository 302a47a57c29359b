package dev.starpost.outbox;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * Sweep of the inbox: forgets which messages were taken when no topic has them any more. Done by
 * whoever is the relay, so that of all instances one does it at a time, and a portion at a time, so
 * that messages go out meanwhile.
 */
final class InboxSweep {
  static final int PORTION = 1_000;

  /** The longest that a topic has messages which are taken by the inbox. */
  static final Duration TOPICS_KEEP = Duration.ofDays(14);

  private static final long EVERY_NANOS = Duration.ofHours(1).toNanos();

  private final Duration kept;
  private final LongSupplier nanoTime;
  private boolean begun;
  private long lastAt;

  InboxSweep(Duration kept, LongSupplier nanoTime) {
    if (kept.compareTo(TOPICS_KEEP) <= 0) {
      throw new IllegalArgumentException(
          "starpost.inbox.kept is %s, but topics keep messages for %s"
              .formatted(kept, TOPICS_KEEP));
    }
    this.kept = kept;
    this.nanoTime = nanoTime;
  }

  /** Once an hour, and again at once while there is more. */
  void sweepIfDue(Connection connection) throws SQLException {
    long now = nanoTime.getAsLong();
    if (begun && now - lastAt < EVERY_NANOS) {
      return;
    }
    if (Inbox.forgetOlderThan(connection, kept, PORTION) < PORTION) {
      begun = true;
      lastAt = now;
    }
  }
}
