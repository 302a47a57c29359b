package dev.starpost.idempotency;

import jakarta.enterprise.context.ApplicationScoped;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.time.Instant;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.sql.DataSource;

/** The table of stored responses. All but {@link #find} within a transaction. */
@ApplicationScoped
class StoredResponses {
  private static final int HEX = 16;

  private final DataSource database;

  StoredResponses(DataSource database) {
    this.database = database;
  }

  /** A row. */
  static final class Row {
    private final String id;
    private final String fingerprint;
    private final byte[] sealed;
    private final Instant givenAt;

    /**
     * @param id under which it is found; begins with hexadecimal digits
     * @param fingerprint of the request
     */
    Row(String id, String fingerprint, byte[] sealed, Instant givenAt) {
      this.id = id;
      this.fingerprint = fingerprint;
      this.sealed = sealed;
      this.givenAt = givenAt;
    }

    String id() {
      return id;
    }

    String fingerprint() {
      return fingerprint;
    }

    byte[] sealed() {
      return sealed;
    }

    Instant givenAt() {
      return givenAt;
    }
  }

  /**
   * Holds up whoever asks under one of these ids, until the transaction ends. The locks are taken
   * in one order, lest two wait for each other.
   */
  void lock(Collection<String> ids) {
    Object[] names =
        ids.stream().map(id -> Long.parseUnsignedLong(id, 0, HEX, HEX)).sorted().toArray();
    ask(
        "select pg_advisory_xact_lock(name) from unnest(?) with ordinality as names (name, number)"
            + " order by number",
        statement -> {
          statement.setArray(1, statement.getConnection().createArrayOf("bigint", names));
          return statement.execute();
        });
  }

  /** Those that are there, by id. */
  Map<String, Row> find(Collection<String> ids) {
    return ask(
        "select id, fingerprint, sealed, given_at from idempotent_answer where id = any (?)",
        query -> {
          query.setArray(1, query.getConnection().createArrayOf("text", ids.toArray()));
          Map<String, Row> found = new HashMap<>();
          try (ResultSet row = query.executeQuery()) {
            while (row.next()) {
              found.put(
                  row.getString(1),
                  new Row(
                      row.getString(1),
                      row.getString(2),
                      row.getBytes(3),
                      row.getTimestamp(4).toInstant()));
            }
          }
          return found;
        });
  }

  /** In place of those that were given too long ago. */
  void store(List<Row> rows, Instant now) {
    ask(
        "insert into idempotent_answer (id, fingerprint, sealed, given_at)"
            + " select id, fingerprint, sealed, ?"
            + " from unnest(?, ?, ?) as answer (id, fingerprint, sealed)"
            + " on conflict (id) do update set fingerprint = excluded.fingerprint,"
            + " sealed = excluded.sealed, given_at = excluded.given_at",
        insert -> {
          Connection connection = insert.getConnection();
          insert.setTimestamp(1, Timestamp.from(now));
          insert.setArray(
              2, connection.createArrayOf("text", rows.stream().map(Row::id).toArray()));
          insert.setArray(
              3, connection.createArrayOf("text", rows.stream().map(Row::fingerprint).toArray()));
          insert.setArray(
              4,
              connection.createArrayOf(
                  "bytea", rows.stream().map(Row::sealed).toArray(byte[][]::new)));
          return insert.executeUpdate();
        });
  }

  void forgetBefore(Instant then) {
    ask(
        "delete from idempotent_answer where given_at < ?",
        delete -> {
          delete.setTimestamp(1, Timestamp.from(then));
          return delete.executeUpdate();
        });
  }

  @FunctionalInterface
  private interface Statement<T> {
    T run(PreparedStatement statement) throws SQLException;
  }

  /** Within a transaction the data source gives out the transaction's own connection. */
  private <T> T ask(String sql, Statement<T> statement) {
    try (Connection connection = database.getConnection();
        PreparedStatement prepared = connection.prepareStatement(sql)) {
      return statement.run(prepared);
    } catch (SQLException e) {
      throw new StoredResponsesUnavailable(e);
    }
  }
}
