package dev.starpost.notification.news.log;

import jakarta.enterprise.context.ApplicationScoped;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import javax.sql.DataSource;
import org.jboss.logging.Logger;
import org.jdbi.v3.core.Jdbi;
import org.postgresql.PGConnection;

/**
 * Signal to every instance that news was written: PostgreSQL's NOTIFY, which is heard when the
 * transaction is committed. It says nothing of what was written; whoever hears it looks. One that
 * is missed does no harm, because everybody looks now and then.
 */
@ApplicationScoped
public class NewsSignal {
  private static final Logger LOG = Logger.getLogger(NewsSignal.class);

  private final Jdbi jdbi;
  private final DataSource database;

  NewsSignal(Jdbi jdbi, DataSource database) {
    this.jdbi = jdbi;
    this.database = database;
  }

  /** When the present transaction is committed. */
  public void send() {
    // Channels belong to the whole database, of which other services may have a schema.
    jdbi.useHandle(
        sql ->
            sql.createQuery("select pg_notify('news of ' || current_schema(), '')")
                .mapToMap()
                .one());
  }

  /** A connection that hears signals. */
  Line open() throws SQLException {
    return new Line(database.getConnection());
  }

  /** Hears signals from when it was opened. */
  static final class Line implements AutoCloseable {
    private final Connection connection;
    private final PGConnection notifications;

    private Line(Connection connection) throws SQLException {
      this.connection = connection;
      try (Statement statement = connection.createStatement()) {
        var channel = statement.executeQuery("select quote_ident('news of ' || current_schema())");
        channel.next();
        String name = channel.getString(1);
        statement.execute("listen " + name);
      }
      this.notifications = connection.unwrap(PGConnection.class);
    }

    /** Returns when there was a signal, or after a while. */
    void await(int millis) throws SQLException {
      notifications.getNotifications(millis);
    }

    Connection connection() {
      return connection;
    }

    @Override
    public void close() {
      try (connection;
          Statement statement = connection.createStatement()) {
        // The connection goes back to a pool, where nobody listens.
        statement.execute("unlisten *");
      } catch (SQLException e) {
        LOG.debugf("Ending LISTEN failed: %s, connection dropped", e.getMessage());
      }
    }
  }
}
