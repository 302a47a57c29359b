package dev.starpost.notification.webhook;

import dev.starpost.notification.database.Times;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * A webhook: the address of a program that somebody wants to be called.
 *
 * @param events the words of the news that it is told
 * @param game the only game that it is told of, if it is one
 * @param secret sealed
 * @param paused because nobody answered for long
 */
record Webhook(
    String id,
    String account,
    String url,
    Format format,
    List<String> events,
    Optional<String> game,
    String secret,
    boolean paused,
    Instant createdAt) {

  static Webhook of(ResultSet row) throws SQLException {
    return new Webhook(
        row.getString("id"),
        row.getString("account"),
        row.getString("url"),
        Format.read(row.getString("format")),
        List.of((String[]) row.getArray("events").getArray()),
        Optional.ofNullable(row.getString("game")),
        row.getString("secret"),
        row.getBoolean("paused"),
        Times.at(row, "created_at"));
  }

  boolean wants(String event, Optional<String> ofGame) {
    return events.contains(event) && (game.isEmpty() || game.equals(ofGame));
  }
}
