package dev.starpost.notification.news.log;

import dev.starpost.notification.database.Json;
import dev.starpost.notification.database.Times;
import dev.starpost.notification.news.NewsKind;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;

/**
 * A piece of news that somebody was told: a row of the log.
 *
 * @param number grows by one with each piece of news of the account
 * @param streamed whether the person's streams tell it
 * @param body JSON, as it is told
 */
public record News(
    String account, long number, NewsKind kind, boolean streamed, String body, Instant at) {

  static final String COLUMNS = "account, number, kind, streamed, body, at";

  static News of(ResultSet row) throws SQLException {
    return new News(
        row.getString("account"),
        row.getLong("number"),
        NewsKind.read(row.getString("kind")),
        row.getBoolean("streamed"),
        Json.read(row.getString("body")).toString(),
        Times.at(row, "at"));
  }
}
