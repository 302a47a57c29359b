package dev.starpost.outbox;

import java.sql.Array;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The rows of the outbox. Advisory locks belong to the whole database, in which several services
 * may have a schema each: ours are named after the table that the connection finds.
 */
final class OutboxTable {
  /** Names the locks of keys among all advisory locks of a database. */
  private static final int KEY_LOCKS = 0x0B0C5;

  /** Names the lock of the relay. */
  private static final int RELAY_LOCK = 0x0B0C6;

  /** Names and values of headers are printable, so that a line's end can stand between them. */
  private static final String BETWEEN = "\n";

  private static final String INSERT =
      "insert into outbox (message_id, topic, key, value, headers)"
          + " select id, topic, key, value, string_to_array(headers, E'\\n')"
          + " from unnest(?::uuid[], ?::text[], ?::text[], ?::text[], ?::text[])"
          + " with ordinality as message (id, topic, key, value, headers, number)"
          + " order by message.number";

  private OutboxTable() {}

  /**
   * Adds messages to the connection's transaction. Numbers are drawn before a commit, so two
   * transactions of one key could be committed in another order than they are numbered: the second
   * one therefore waits until the first has ended.
   */
  static void addAll(Connection connection, Collection<Message> messages) throws SQLException {
    try (PreparedStatement lock =
        connection.prepareStatement(
            // In one order, lest two transactions wait for each other.
            "select pg_advisory_xact_lock(?, name) from (select distinct"
                + " hashtext('outbox'::regclass::oid || ' ' || key) as name"
                + " from unnest(?::text[]) as key order by name) as ordered")) {
      lock.setInt(1, KEY_LOCKS);
      lock.setArray(2, array(connection, "text", messages, Message::key));
      lock.execute();
    }
    try (PreparedStatement insert = connection.prepareStatement(INSERT)) {
      insert.setArray(
          1, array(connection, "uuid", messages, message -> UUID.randomUUID().toString()));
      insert.setArray(2, array(connection, "text", messages, Message::topic));
      insert.setArray(3, array(connection, "text", messages, Message::key));
      insert.setArray(4, array(connection, "text", messages, Message::value));
      insert.setArray(5, array(connection, "text", messages, OutboxTable::headers));
      insert.executeUpdate();
    }
  }

  private static Array array(
      Connection connection,
      String type,
      Collection<Message> messages,
      Function<Message, String> column)
      throws SQLException {
    return connection.createArrayOf(type, messages.stream().map(column).toArray());
  }

  private static String headers(Message message) {
    return new TreeMap<>(message.headers())
        .entrySet().stream()
            .flatMap(header -> Stream.of(header.getKey(), header.getValue()))
            .collect(Collectors.joining(BETWEEN));
  }

  static List<Outgoing> oldest(Connection connection, int most) throws SQLException {
    try (PreparedStatement select =
        connection.prepareStatement(
            "select number, message_id, topic, key, value, headers from outbox order by number"
                + " limit ?")) {
      select.setInt(1, most);
      List<Outgoing> rows = new ArrayList<>();
      try (ResultSet found = select.executeQuery()) {
        while (found.next()) {
          rows.add(
              new Outgoing(
                  found.getLong(1),
                  found.getObject(2, UUID.class),
                  new Message(
                      found.getString(3),
                      found.getString(4),
                      found.getString(5),
                      headers(found.getArray(6)))));
        }
      }
      return rows;
    }
  }

  /** Names and values in turn. */
  private static Map<String, String> headers(Array stored) throws SQLException {
    String[] turns = (String[]) stored.getArray();
    Map<String, String> headers = new TreeMap<>();
    for (int i = 0; i < turns.length; i += 2) {
      headers.put(turns[i], turns[i + 1]);
    }
    return headers;
  }

  static void remove(Connection connection, List<Outgoing> sent) throws SQLException {
    try (PreparedStatement delete =
        connection.prepareStatement("delete from outbox where number = any (?)")) {
      Object[] numbers = sent.stream().map(Outgoing::number).toArray();
      delete.setArray(1, connection.createArrayOf("bigint", numbers));
      delete.executeUpdate();
    }
  }

  /** Whether this connection is now the one whose holder sends; until it is released or ends. */
  static boolean becomeRelay(Connection connection) throws SQLException {
    return ask(connection, "select pg_try_advisory_lock(?, 'outbox'::regclass::oid::int)");
  }

  static void stopBeingRelay(Connection connection) throws SQLException {
    ask(connection, "select pg_advisory_unlock(?, 'outbox'::regclass::oid::int)");
  }

  private static boolean ask(Connection connection, String sql) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      statement.setInt(1, RELAY_LOCK);
      try (ResultSet answer = statement.executeQuery()) {
        return answer.next() && answer.getBoolean(1);
      }
    }
  }
}
