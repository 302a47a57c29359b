package dev.starpost.outbox;

import java.sql.Array;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
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

  private static final String INSERT =
      "insert into outbox (message_id, topic, key, value, headers) values (?, ?, ?, ?, ?)";

  private OutboxTable() {}

  /**
   * Adds a message to the connection's transaction. Numbers are drawn before a commit, so two
   * transactions of one key could be committed in another order than they are numbered: the second
   * one therefore waits until the first has ended.
   */
  static UUID add(Connection connection, Message message, Map<String, String> headers)
      throws SQLException {
    try (PreparedStatement lock =
        connection.prepareStatement(
            "select pg_advisory_xact_lock(?, hashtext('outbox'::regclass::oid || ' ' || ?))")) {
      lock.setInt(1, KEY_LOCKS);
      lock.setString(2, message.key());
      lock.execute();
    }
    try (PreparedStatement insert = connection.prepareStatement(INSERT)) {
      UUID id = bind(insert, message, headers(connection, headers));
      insert.executeUpdate();
      return id;
    }
  }

  /** Adds many. Their keys are locked in one order by everybody, lest two wait for each other. */
  static void addAll(Connection connection, List<Message> messages, Map<String, String> headers)
      throws SQLException {
    try (PreparedStatement lock =
        connection.prepareStatement(
            "select pg_advisory_xact_lock(?, key_lock) from (select distinct"
                + " hashtext('outbox'::regclass::oid || ' ' || key) as key_lock"
                + " from unnest(?) as keys (key) order by key_lock) as locks")) {
      lock.setInt(1, KEY_LOCKS);
      lock.setArray(
          2, connection.createArrayOf("text", messages.stream().map(Message::key).toArray()));
      lock.execute();
    }
    Array stored = headers(connection, headers);
    try (PreparedStatement insert = connection.prepareStatement(INSERT)) {
      for (Message message : messages) {
        bind(insert, message, stored);
        insert.addBatch();
      }
      insert.executeBatch();
    }
  }

  private static UUID bind(PreparedStatement insert, Message message, Array headers)
      throws SQLException {
    UUID id = UUID.randomUUID();
    insert.setObject(1, id);
    insert.setString(2, message.topic());
    insert.setString(3, message.key());
    insert.setString(4, message.value());
    insert.setArray(5, headers);
    return id;
  }

  /** Names and values in turn. */
  private static Array headers(Connection connection, Map<String, String> headers)
      throws SQLException {
    Object[] turns =
        headers.entrySet().stream()
            .flatMap(header -> Stream.of(header.getKey(), header.getValue()))
            .toArray();
    return connection.createArrayOf("text", turns);
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
                  new Message(found.getString(3), found.getString(4), found.getString(5)),
                  headers(found.getArray(6))));
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
