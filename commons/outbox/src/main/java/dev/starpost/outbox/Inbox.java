package dev.starpost.outbox;

import jakarta.enterprise.context.ApplicationScoped;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Duration;
import javax.sql.DataSource;

/**
 * Inbox: deduplication of messages. Remembers which have been taken, in the transaction in which
 * they took effect, because every message may come more than once.
 */
@ApplicationScoped
public class Inbox {
  /** The header by which a message that is sent again can be known. */
  public static final String MESSAGE_ID = "message-id";

  private final DataSource database;

  Inbox(DataSource database) {
    this.database = database;
  }

  /**
   * Whether the message is new to this consumer; in that case it is not, as soon as the present
   * transaction is committed. Waits for another transaction that takes the same message.
   */
  public boolean isNew(String consumer, String messageId) {
    try (Connection connection = database.getConnection()) {
      return isNew(connection, consumer, messageId);
    } catch (SQLException e) {
      throw new OutboxUnavailable("the inbox cannot be written", e);
    }
  }

  static boolean isNew(Connection connection, String consumer, String messageId)
      throws SQLException {
    try (PreparedStatement insert =
        connection.prepareStatement(
            "insert into inbox (consumer, message_id) values (?, ?) on conflict do nothing")) {
      insert.setString(1, consumer);
      insert.setString(2, messageId);
      return insert.executeUpdate() == 1;
    }
  }

  /** Forgets some messages that are older; how many. */
  static int forgetOlderThan(Connection connection, Duration age, int most) throws SQLException {
    try (PreparedStatement delete =
        connection.prepareStatement(
            "delete from inbox where (consumer, message_id) in"
                + " (select consumer, message_id from inbox"
                + " where taken_at < now() - make_interval(secs => ?)"
                + " order by taken_at limit ?)")) {
      delete.setDouble(1, (double) age.toSeconds());
      delete.setInt(2, most);
      return delete.executeUpdate();
    }
  }
}
