package dev.starpost.outbox;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import javax.sql.DataSource;
import org.jboss.logging.Logger;

/**
 * Relay of the outbox: publishes its messages to Kafka. Of all instances of a service one does so
 * at a time: the one whose connection holds a lock of the database. A message is removed after it
 * has been acknowledged, by the same connection; only then the next one of its key is sent. So
 * whatever fails, and whenever:
 *
 * <ul>
 *   <li>a message stays in the outbox until it was sent, and may be sent again;
 *   <li>a relay that has lost its connection cannot remove anything, hence sends at most what it
 *       has begun to send: messages that its successor sends as well, under the same id.
 * </ul>
 *
 * <p>Whoever passes over ids it has seen ({@link Inbox}) therefore gets every message of a key
 * once, and in order.
 */
final class Relay implements Runnable, AutoCloseable {
  private static final Logger LOG = Logger.getLogger(Relay.class);
  private static final int BATCH = 500;

  /** Whoever waited for Kafka or the database must not wait much longer when it is back. */
  static final Duration LONGEST_BACKOFF = Duration.ofSeconds(2);

  private static final int MOST_FAILURES_COUNTED = 10;
  private static final long MILLIS_TO_END = 15_000;

  private final DataSource database;
  private final Sender sender;
  private final InboxSweep sweep;
  private final Duration pause;
  private final Semaphore bell = new Semaphore(0);
  private final Thread thread;
  private volatile boolean closed;
  private int failures;
  private String lastFailure = "";

  /**
   * @param pause after which the outbox is looked into though nobody has said that something is in
   *     it: another instance may have written it
   */
  Relay(DataSource database, Sender sender, Duration pause, InboxSweep sweep) {
    this.sweep = sweep;
    this.database = database;
    this.sender = sender;
    this.pause = pause;
    this.thread = new Thread(this, "outbox-relay");
    this.thread.setDaemon(true);
  }

  void start() {
    thread.start();
  }

  boolean isAlive() {
    return thread.isAlive();
  }

  /** Something has been written. */
  void wake() {
    bell.release();
  }

  @Override
  public void run() {
    while (!closed) {
      try (Connection connection = database.getConnection()) {
        if (OutboxTable.becomeRelay(connection)) {
          try {
            sendWhileOpen(connection);
          } finally {
            // The connection goes back to a pool, where the lock must not stay.
            OutboxTable.stopBeingRelay(connection);
          }
        } else {
          await(pause);
        }
      } catch (SQLException e) {
        long backoff = nextBackoff();
        LOG.warnf("Reading the outbox failed: %s, retrying in %d ms", e.getMessage(), backoff);
        sleep(backoff);
      } catch (RuntimeException e) {
        // This thread is all that sends: it must not end by a mistake in one round.
        long backoff = nextBackoff();
        LOG.errorf(e, "Relaying the outbox failed, retrying in %d ms", backoff);
        sleep(backoff);
      }
    }
  }

  private void sendWhileOpen(Connection connection) throws SQLException {
    while (!closed) {
      sweep.sweepIfDue(connection);
      List<Outgoing> batch = OutboxTable.oldest(connection, BATCH);
      if (batch.isEmpty()) {
        succeeded();
        await(pause);
      } else if (sendAll(batch, connection)) {
        succeeded();
      } else {
        long backoff = nextBackoff();
        // While Kafka is away the wait soon stops to grow: enough was said then.
        LOG.logf(
            failures < MOST_FAILURES_COUNTED ? Logger.Level.WARN : Logger.Level.DEBUG,
            "Publishing failed %s, retrying in %d ms",
            lastFailure,
            backoff);
        sleep(backoff);
      }
    }
  }

  /** Round by round, each with one message of every key. Whether all of them are sent. */
  boolean sendAll(List<Outgoing> batch, Connection connection) throws SQLException {
    Map<String, Deque<Outgoing>> waiting = new LinkedHashMap<>();
    batch.forEach(row -> waiting.computeIfAbsent(row.key(), k -> new ArrayDeque<>()).add(row));
    boolean all = true;
    while (!waiting.isEmpty()) {
      Map<Outgoing, CompletableFuture<Void>> round = new HashMap<>();
      waiting.values().forEach(rows -> round.put(rows.element(), sender.send(rows.element())));
      List<Outgoing> sent = new ArrayList<>();
      for (var sending : round.entrySet()) {
        Outgoing row = sending.getKey();
        if (isAcknowledged(row, sending.getValue())) {
          sent.add(row);
          Deque<Outgoing> rows = waiting.get(row.key());
          rows.remove();
          if (rows.isEmpty()) {
            waiting.remove(row.key());
          }
        } else {
          // Those after it wait for the next batch, which begins with it.
          waiting.remove(row.key());
          all = false;
        }
      }
      OutboxTable.remove(connection, sent);
    }
    return all;
  }

  private void succeeded() {
    if (failures > 0) {
      LOG.info("Retry succeeded, the outbox is published again");
    }
    failures = 0;
  }

  private boolean isAcknowledged(Outgoing row, CompletableFuture<Void> sending) {
    try {
      sending.join();
      return true;
    } catch (CompletionException e) {
      lastFailure = "topic=%s: %s".formatted(row.message().topic(), e.getCause());
      return false;
    }
  }

  /** In milliseconds; twice as long with each failure in a row. */
  private long nextBackoff() {
    failures = Math.min(failures + 1, MOST_FAILURES_COUNTED);
    return Math.min(pause.toMillis() << failures, LONGEST_BACKOFF.toMillis());
  }

  /** Rings are not heard here: they say nothing of whether a failure has passed. */
  private void sleep(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      closed = true;
    }
  }

  private void await(Duration most) {
    try {
      if (bell.tryAcquire(most.toMillis(), TimeUnit.MILLISECONDS)) {
        bell.drainPermits();
      }
    } catch (InterruptedException e) {
      closed = true;
    }
  }

  /** Returns when the round that is under way is over. */
  @Override
  public void close() {
    closed = true;
    bell.release();
    try {
      thread.join(MILLIS_TO_END);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
