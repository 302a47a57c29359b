package dev.starpost.notification.webhook;

import dev.starpost.notification.database.Times;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Locale;
import java.util.Optional;

/**
 * An event on its way to a webhook.
 *
 * @param id the same however often it is sent
 * @param payload byte by byte
 * @param attempts that were made, the present one included
 */
record Delivery(
    String id,
    String webhook,
    String event,
    String payload,
    State state,
    int attempts,
    Instant createdAt,
    Optional<Instant> nextAt,
    Optional<Instant> triedAt,
    Optional<Integer> status,
    Optional<String> answer,
    Optional<String> failure) {

  /** How far it is. */
  enum State {
    PENDING,
    DELIVERED,
    FAILED;

    String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  static Delivery of(ResultSet row) throws SQLException {
    return new Delivery(
        row.getString("id"),
        row.getString("webhook"),
        row.getString("event"),
        row.getString("payload"),
        State.valueOf(row.getString("state").toUpperCase(Locale.ROOT)),
        row.getInt("attempts"),
        Times.at(row, "created_at"),
        Times.perhapsAt(row, "next_at"),
        Times.perhapsAt(row, "tried_at"),
        Optional.ofNullable((Integer) row.getObject("status")),
        Optional.ofNullable(row.getString("answer")),
        Optional.ofNullable(row.getString("failure")));
  }
}
