package dev.starpost.notification.database;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.time.Instant;
import java.util.Optional;

/** Columns of moments. */
public final class Times {
  private Times() {}

  public static Instant at(ResultSet row, String column) throws SQLException {
    return row.getTimestamp(column).toInstant();
  }

  public static Optional<Instant> perhapsAt(ResultSet row, String column) throws SQLException {
    return Optional.ofNullable(row.getTimestamp(column)).map(Timestamp::toInstant);
  }
}
