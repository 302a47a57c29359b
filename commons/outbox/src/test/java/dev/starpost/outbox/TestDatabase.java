package dev.starpost.outbox;

import dev.starpost.deploy.testservers.ServersForTest;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import javax.sql.DataSource;
import org.postgresql.ds.PGSimpleDataSource;

/** A database with the tables as services get them. */
final class TestDatabase {
  private TestDatabase() {}

  static DataSource in(ServersForTest servers) throws SQLException, IOException {
    return in(servers.database(), "public");
  }

  /** With a schema of its own, as services have that share a database. */
  static DataSource in(ServersForTest.Database database, String schema)
      throws SQLException, IOException {
    PGSimpleDataSource source = at(database.jdbcUrl(), database.user(), database.password());
    source.setCurrentSchema(schema);
    try (Connection connection = source.getConnection();
        Statement statement = connection.createStatement();
        InputStream sql = Outbox.class.getResourceAsStream("/db/outbox/R__outbox_and_inbox.sql")) {
      String script = new String(sql.readAllBytes(), StandardCharsets.UTF_8);
      statement.execute("create schema if not exists " + schema);
      statement.execute(script);
      statement.execute(script); // Whenever it changes it is run again.
    }
    return source;
  }

  static PGSimpleDataSource at(String url, String user, String password) {
    PGSimpleDataSource source = new PGSimpleDataSource();
    source.setUrl(url);
    source.setUser(user);
    source.setPassword(password);
    return source;
  }

  /** A relay as services have it. */
  static Relay relay(DataSource database, Sender sender, Duration pause) {
    return new Relay(
        database, sender, pause, new InboxSweep(Duration.ofDays(30), System::nanoTime));
  }

  /** Runs it in a transaction of its own. */
  static void transaction(DataSource database, Step step) throws SQLException {
    try (Connection connection = database.getConnection()) {
      connection.setAutoCommit(false);
      step.in(connection);
      connection.commit();
    }
  }

  /** What is done in a transaction. */
  @FunctionalInterface
  interface Step {
    void in(Connection connection) throws SQLException;
  }
}
