package dev.starpost.idempotency;

import dev.starpost.deploy.testservers.ServersForTest;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.postgresql.ds.PGSimpleDataSource;

/**
 * A PostgreSQL database with the table as services get it. As in a service, a transaction belongs
 * to a thread, and within it the data source gives out the transaction's own connection.
 */
final class TestDatabase implements IdempotentRequests.Transactions {
  private static final long SECONDS_TO_WAIT = 30;

  private final ThreadBound source = new ThreadBound();

  TestDatabase(ServersForTest servers) throws SQLException, IOException {
    ServersForTest.Database database = servers.database();
    source.setUrl(database.jdbcUrl());
    source.setUser(database.user());
    source.setPassword(database.password());
    try (Connection connection = source.getConnection();
        Statement statement = connection.createStatement();
        InputStream sql =
            IdempotentRequests.class.getResourceAsStream(
                "/db/idempotency/R__idempotent_answer.sql")) {
      String script = new String(sql.readAllBytes(), StandardCharsets.UTF_8);
      statement.execute(script);
      statement.execute(script); // Whenever it changes it is run again.
      statement.execute("create table made (name text primary key)");
    }
  }

  private static final class ThreadBound extends PGSimpleDataSource {
    private static final long serialVersionUID = 1L;

    private static final ThreadLocal<Connection> TRANSACTION = new ThreadLocal<>();

    @Override
    public Connection getConnection() throws SQLException {
      Connection open = TRANSACTION.get();
      return open == null ? super.getConnection() : keptOpen(open);
    }
  }

  /** Whoever has asked for it may close it, and it stays open until the transaction ends. */
  private static Connection keptOpen(Connection connection) {
    return (Connection)
        Proxy.newProxyInstance(
            TestDatabase.class.getClassLoader(),
            new Class<?>[] {Connection.class},
            (self, method, arguments) -> {
              if (method.getName().equals("close")) {
                return null;
              }
              try {
                return method.invoke(connection, arguments);
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            });
  }

  @Override
  public <T> T call(Supplier<T> work) {
    try (Connection connection = source.getConnection()) {
      connection.setAutoCommit(false);
      ThreadBound.TRANSACTION.set(connection);
      try {
        T result = work.get();
        connection.commit();
        return result;
      } finally {
        ThreadBound.TRANSACTION.remove(); // Closed without a commit, it is rolled back.
      }
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  StoredResponses responses() {
    return new StoredResponses(source);
  }

  /** Work that leaves a row behind, in the present transaction. */
  String make(String name) {
    update("insert into made (name) values ('%s')".formatted(name));
    return name;
  }

  List<String> made() {
    return strings("select name from made order by name");
  }

  /** All that is stored of responses, as a thief would read it. */
  List<String> stored() {
    return strings("select row_to_json(answer)::text from idempotent_answer answer order by id");
  }

  void update(String sql) {
    try (Connection connection = source.getConnection();
        Statement statement = connection.createStatement()) {
      statement.executeUpdate(sql);
    } catch (SQLException e) {
      throw new StoredResponsesUnavailable(e);
    }
  }

  private List<String> strings(String sql) {
    try (Connection connection = source.getConnection();
        Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(sql)) {
      List<String> found = new ArrayList<>();
      while (rows.next()) {
        found.add(rows.getString(1));
      }
      return found;
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Returns when somebody waits for a lock that another transaction holds. */
  void awaitSomebodyWhoWaits() throws InterruptedException {
    long deadline = System.nanoTime() + Duration.ofSeconds(SECONDS_TO_WAIT).toNanos();
    String waiting =
        "select 'waits' from pg_locks join pg_database on pg_database.oid = pg_locks.database"
            + " where locktype = 'advisory' and not granted and datname = current_database()";
    while (strings(waiting).isEmpty()) {
      if (System.nanoTime() > deadline) {
        throw new AssertionError("nobody waits for a lock");
      }
      Thread.sleep(5);
    }
  }
}
