package dev.starpost.notification.news;

import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.jboss.logging.Logger;

/**
 * Reads all news from now on, for the streams of this instance: one question to the database for
 * many pieces of news, however many streams there are.
 *
 * <p>Transactions become visible in another order than they began. What is read is therefore
 * ordered by transaction, and only up to the oldest one that still runs: nothing can appear before
 * that any more. What stands beyond it is looked for again a moment later.
 */
@ApplicationScoped
public class NewsTail {
  private static final Logger LOG = Logger.getLogger(NewsTail.class);
  private static final int AT_ONCE = 1_000;
  private static final int LOOK_EVERY_MILLIS = 500;
  private static final int LOOK_AGAIN_MILLIS = 5;
  private static final long RETRY_MILLIS = 500;
  private static final long MILLIS_TO_END = 5_000;

  private static final String NEXT =
      "select "
          + News.COLUMNS
          + ", xid, xid < pg_snapshot_xmin(pg_current_snapshot())::text::bigint as settled"
          + " from news where (xid, account, number) > (?, ?, ?)"
          + " order by xid, account, number limit "
          + AT_ONCE;

  /** Whoever is told all news, in order. */
  @FunctionalInterface
  public interface Listener {
    void hear(News news);
  }

  private record Position(long xid, String account, long number) {}

  private final Doorbell doorbell;
  private final List<Listener> listeners = new ArrayList<>();
  private final Thread thread = new Thread(this::run, "news-tail");
  private Position position;
  private volatile boolean closed;
  private volatile boolean listening;

  NewsTail(Doorbell doorbell) {
    this.doorbell = doorbell;
  }

  /** Before it begins. */
  public void add(Listener listener) {
    listeners.add(listener);
  }

  /** Whether this instance hears what is told. */
  public boolean isListening() {
    return listening;
  }

  void begin(@Observes StartupEvent event) {
    thread.setDaemon(true);
    thread.start();
  }

  private void run() {
    while (!closed) {
      try (Doorbell.Line line = doorbell.open()) {
        follow(line);
      } catch (SQLException e) {
        LOG.warnf("News cannot be read: %s", e.getMessage());
        listening = false;
        sleep();
      } catch (RuntimeException e) {
        // This thread is all that tells streams: it must not end by a mistake in one round.
        LOG.error("The tail of the news stumbled", e);
        sleep();
      }
    }
  }

  private void follow(Doorbell.Line line) throws SQLException {
    if (position == null) {
      position = present(line.connection());
    }
    listening = true;
    while (!closed) {
      boolean more = tellSome(line.connection());
      doorbell.answer();
      line.await(more ? LOOK_AGAIN_MILLIS : LOOK_EVERY_MILLIS);
    }
  }

  /** Before the first transaction that may still tell something. */
  private static Position present(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet found =
            statement.executeQuery(
                "select pg_snapshot_xmin(pg_current_snapshot())::text::bigint")) {
      found.next();
      return new Position(found.getLong(1) - 1, "\uffff", Long.MAX_VALUE);
    }
  }

  /** Whether there is more to tell, now or when an older transaction has ended. */
  private boolean tellSome(Connection connection) throws SQLException {
    try (PreparedStatement select = connection.prepareStatement(NEXT)) {
      select.setLong(1, position.xid());
      select.setString(2, position.account());
      select.setLong(3, position.number());
      int told = 0;
      try (ResultSet row = select.executeQuery()) {
        while (row.next()) {
          if (!row.getBoolean("settled")) {
            return true;
          }
          News news = News.of(row);
          position = new Position(row.getLong("xid"), news.account(), news.number());
          listeners.forEach(listener -> listener.hear(news));
          told++;
        }
      }
      return told == AT_ONCE;
    }
  }

  private static void sleep() {
    try {
      Thread.sleep(RETRY_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  void end(@Observes ShutdownEvent event) {
    closed = true;
    try {
      thread.join(MILLIS_TO_END);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
