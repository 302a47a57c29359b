package dev.starpost.jobs;

import dev.starpost.deploy.testservers.ServersForTest;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.postgresql.ds.PGSimpleDataSource;

/** A database with the tables of jobs, and a queue of parcels for each person. */
final class TestDatabase {
  static final String PARCELS = "parcels";
  private static final long SECONDS_TO_WAIT = 60;

  /** Twenty times as fast as usual: an instance is dead after a second. */
  static final JobSettings SETTINGS = settings(Duration.ofMillis(100));

  static JobSettings settings(Duration shutdownTimeout) {
    return new JobSettings() {
      @Override
      public Duration pollInterval() {
        return Duration.ofMillis(20);
      }

      @Override
      public Duration heartbeatInterval() {
        return Duration.ofMillis(250);
      }

      @Override
      public Duration recoveryInterval() {
        return Duration.ofMillis(20);
      }

      @Override
      public Duration shutdownTimeout() {
        return shutdownTimeout;
      }
    };
  }

  private final PGSimpleDataSource source;

  private TestDatabase(PGSimpleDataSource source) {
    this.source = source;
  }

  static TestDatabase in(ServersForTest servers) throws SQLException, IOException {
    ServersForTest.Database made = servers.database();
    TestDatabase database = at(made.jdbcUrl(), made.user(), made.password());
    try (InputStream sql = Jobs.class.getResourceAsStream("/db/jobs/R__scheduled_tasks.sql")) {
      String script = new String(sql.readAllBytes(), StandardCharsets.UTF_8);
      database.run(script);
      database.run(script); // Whenever it changes it is run again.
    }
    database.run("create table parcel_tasks (like scheduled_tasks including all)");
    database.run("create table parcel (id serial, person text, due timestamptz)");
    return database;
  }

  static TestDatabase at(String url, String user, String password) {
    PGSimpleDataSource source = new Uninterrupted();
    source.setUrl(url);
    source.setUser(user);
    source.setPassword(password);
    return new TestDatabase(source);
  }

  /** As in a service: its pool gives no connection to a thread that is interrupted. */
  private static final class Uninterrupted extends PGSimpleDataSource {
    private static final long serialVersionUID = 1L;

    @Override
    public Connection getConnection() throws SQLException {
      if (Thread.currentThread().isInterrupted()) {
        throw new SQLException("interrupted while a connection was acquired");
      }
      return super.getConnection();
    }
  }

  PGSimpleDataSource source() {
    return source;
  }

  static KeyedJob parcels(int mostAtOnce, RetryPolicy retries, Consumer<String> work) {
    return new KeyedJob(
        PARCELS,
        "parcel_tasks",
        "select person as key, min(due) as due from parcel group by person",
        mostAtOnce,
        retries,
        work);
  }

  static RetryPolicy soon() {
    return new RetryPolicy(Duration.ofMillis(10), Duration.ofMillis(10));
  }

  JobScheduler start(KeyedJob job) {
    JobScheduler scheduler = JobScheduler.of(source, job, SETTINGS, new SimpleMeterRegistry());
    scheduler.start();
    return scheduler;
  }

  JobScheduler start(List<RecurringJob> jobs) {
    JobScheduler scheduler = JobScheduler.of(source, jobs, SETTINGS, new SimpleMeterRegistry());
    scheduler.start();
    return scheduler;
  }

  KeyedTasks tasks() {
    return new KeyedTasks(source, parcels(1, soon(), person -> {}));
  }

  /** Puts a parcel into the queue and wakes its person, in one transaction. */
  void send(String person) {
    transaction(true, connection -> send(connection, person));
  }

  void send(Connection connection, String person) {
    try (Statement statement = connection.createStatement()) {
      statement.execute("insert into parcel (person, due) values ('%s', now())".formatted(person));
    } catch (SQLException e) {
      throw new JobsUnavailable(e);
    }
    new KeyedTasks(new OneConnection(connection), parcels(1, soon(), key -> {}))
        .wake(Map.of(person, Instant.now()));
  }

  /** Runs it in a transaction, which is then committed or rolled back. */
  void transaction(boolean commits, Consumer<Connection> work) {
    try (Connection connection = source.getConnection()) {
      connection.setAutoCommit(false);
      work.accept(connection);
      if (commits) {
        connection.commit();
      } else {
        connection.rollback();
      }
    } catch (SQLException e) {
      throw new JobsUnavailable(e);
    }
  }

  /** As in a service: within a transaction the data source gives out its own connection. */
  private static final class OneConnection extends PGSimpleDataSource {
    private static final long serialVersionUID = 1L;

    private final transient Connection open;

    OneConnection(Connection open) {
      this.open = open;
    }

    @Override
    public Connection getConnection() {
      return (Connection)
          Proxy.newProxyInstance(
              TestDatabase.class.getClassLoader(),
              new Class<?>[] {Connection.class},
              (self, method, arguments) ->
                  method.getName().equals("close") ? null : method.invoke(open, arguments));
    }
  }

  void deliver(String person) {
    run(
        "delete from parcel where id = (select min(id) from parcel where person = '%s')"
            .formatted(person));
  }

  void run(String sql) {
    try (Connection connection = source.getConnection();
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    } catch (SQLException e) {
      throw new JobsUnavailable(e);
    }
  }

  int count(String rows) {
    try (Connection connection = source.getConnection();
        Statement statement = connection.createStatement();
        ResultSet count = statement.executeQuery("select count(*) from " + rows)) {
      count.next();
      return count.getInt(1);
    } catch (SQLException e) {
      throw new JobsUnavailable(e);
    }
  }

  static void await(String what, BooleanSupplier condition) {
    long end = System.nanoTime() + Duration.ofSeconds(SECONDS_TO_WAIT).toNanos();
    while (!condition.getAsBoolean()) {
      if (System.nanoTime() > end) {
        throw new AssertionError("not yet: " + what);
      }
      try {
        Thread.sleep(5);
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
  }
}
