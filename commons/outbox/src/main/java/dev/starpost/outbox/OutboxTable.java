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
    UUID id = UUID.randomUUID();
    try (PreparedStatement insert = connection.prepareStatement(INSERT)) {
      fill(insert, id, message, headers);
      insert.executeUpdate();
    }
    return id;
  }

  private static void fill(
      PreparedStatement insert, UUID id, Message message, Map<String, String> headers)
      throws SQLException {
    insert.setObject(1, id);
    insert.setString(2, message.topic());
    insert.setString(3, message.key());
    insert.setString(4, message.value());
    Object[] turns =
        headers.entrySet().stream()
            .flatMap(header -> Stream.of(header.getKey(), header.getValue()))
            .toArray();
    insert.setArray(5, insert.getConnection().createArrayOf("text", turns));
  }

  /** The same for many, with few statements. */
  static void addAll(
      Connection connection, Collection<Message> messages, Map<String, String> headers)
      throws SQLException {
    Object[] keys = messages.stream().map(Message::key).distinct().sorted().toArray();
    try (PreparedStatement lock =
        connection.prepareStatement(
            "select pg_advisory_xact_lock(?, hashtext('outbox'::regclass::oid || ' ' || key))"
                + " from (select key from unnest(?::text[]) with ordinality as keys (key, number)"
                + " order by number) as ordered")) {
      lock.setInt(1, KEY_LOCKS);
      lock.setArray(2, connection.createArrayOf("text", keys));
      lock.execute();
    }
    try (PreparedStatement insert = connection.prepareStatement(INSERT)) {
      for (Message message : messages) {
        fill(insert, UUID.randomUUID(), message, headers);
        insert.addBatch();
      }
      insert.executeBatch();
    }
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
