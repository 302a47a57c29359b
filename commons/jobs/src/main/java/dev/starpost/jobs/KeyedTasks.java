package dev.starpost.jobs;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import javax.sql.DataSource;

/**
 * Tasks of a keyed job: one for each key. Written by statements of our own, because the library
 * inserts first and looks at the refusal, by which PostgreSQL ends the caller's transaction.
 *
 * <p>A key at which somebody works is not changed, but its row is locked, as by every {@code on
 * conflict do update}. So whoever ends that work and looks again afterwards sees what the waking
 * transaction has written: it has ended before.
 */
final class KeyedTasks {
  /** A key that failed waits until its back-off is over, whatever else comes for it. */
  private static final String EARLIER =
      " on conflict (task_name, task_instance) do update set execution_time ="
          + " excluded.execution_time where not task.picked"
          + " and coalesce(task.consecutive_failures, 0) = 0"
          + " and task.execution_time > excluded.execution_time";

  private final DataSource database;
  private final KeyedJob job;

  KeyedTasks(DataSource database, KeyedJob job) {
    this.database = database;
    this.job = job;
  }

  private String insert() {
    return "insert into "
        + job.table()
        + " as task (task_name, task_instance, execution_time, picked, version)"
        + " select ?, key, due, false, 1 from ";
  }

  /**
   * Lets keys be worked for at these times, or earlier; in the present transaction, if there is
   * one. In the keys' order, lest two transactions wait for each other.
   */
  void wake(Map<String, Instant> due) {
    SortedMap<String, Instant> sorted = new TreeMap<>(due);
    run(
        insert() + "unnest(?, ?) as woken (key, due) order by key" + EARLIER,
        statement -> {
          Connection connection = statement.getConnection();
          statement.setString(1, job.name());
          statement.setArray(
              2, connection.createArrayOf("text", sorted.keySet().toArray(String[]::new)));
          statement.setArray(
              3,
              connection.createArrayOf(
                  "timestamptz",
                  sorted.values().stream().map(Instant::toString).toArray(String[]::new)));
          return statement.executeUpdate();
        });
  }

  /** When something is due for a key; empty if nothing waits for it. */
  Optional<Instant> nextDue(String key) {
    return run(
        "select due from (" + job.waiting() + ") waiting where key = ?",
        query -> {
          query.setString(1, key);
          try (ResultSet row = query.executeQuery()) {
            return row.next()
                ? Optional.of(row.getObject(1, OffsetDateTime.class).toInstant())
                : Optional.empty();
          }
        });
  }

  /**
   * Wakes keys for which something waits that nobody was told of: whoever wrote it did not know of
   * tasks (a former release), or died between the end of a run and its second look. How many.
   */
  int wakeForgotten() {
    return run(
        insert()
            + "(select key, greatest(due, now()) as due from ("
            + job.waiting()
            + ") waiting) forgotten where not exists (select 1 from "
            + job.table()
            + " known where known.task_name = ? and known.task_instance = key and (known.picked"
            + " or coalesce(known.consecutive_failures, 0) > 0 or known.execution_time <= due))"
            + " order by key"
            + EARLIER,
        statement -> {
          statement.setString(1, job.name());
          statement.setString(2, job.name());
          return statement.executeUpdate();
        });
  }

  @FunctionalInterface
  private interface Statement<T> {
    T run(PreparedStatement statement) throws SQLException;
  }

  /** Within a transaction the data source gives out the transaction's own connection. */
  private <T> T run(String sql, Statement<T> work) {
    try (Connection connection = database.getConnection();
        PreparedStatement statement = connection.prepareStatement(sql)) {
      return work.run(statement);
    } catch (SQLException e) {
      throw new JobsUnavailable(e);
    }
  }
}
