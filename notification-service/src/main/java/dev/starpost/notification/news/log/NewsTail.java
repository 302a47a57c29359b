package dev.starpost.notification.news.log;

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
import java.util.OptionalLong;
import org.jboss.logging.Logger;

/**
 * Tail of the log of news, for the streams of this instance: one question to the database for many
 * pieces of news, however many streams there are.
 *
 * <p>News become visible in the order of their positions ({@link NewsLog}), so that the tail reads
 * on from the last one that it has told, and no transaction can make it wait.
 */
@ApplicationScoped
public class NewsTail {
  private static final Logger LOG = Logger.getLogger(NewsTail.class);
  private static final int AT_ONCE = 1_000;
  private static final int POLL_INTERVAL_MILLIS = 500;
  private static final long RETRY_MILLIS = 500;
  private static final long MILLIS_TO_END = 5_000;

  private static final String NEXT =
      "select "
          + News.COLUMNS
          + ", position from news where position > ? order by position limit "
          + AT_ONCE;

  /** Whoever is told all news, in order. */
  @FunctionalInterface
  public interface Listener {
    void hear(News news);
  }

  private final NewsSignal signal;
  private final List<Listener> listeners = new ArrayList<>();
  private final Thread thread = new Thread(this::run, "news-tail");
  private OptionalLong position = OptionalLong.empty();
  private volatile boolean closed;
  private volatile boolean listening;

  NewsTail(NewsSignal signal) {
    this.signal = signal;
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
      try (NewsSignal.Line line = signal.open()) {
        follow(line);
      } catch (SQLException e) {
        LOG.warnf("Reading news failed: %s, retrying in %d ms", e.getMessage(), RETRY_MILLIS);
        listening = false;
        sleep();
      } catch (RuntimeException e) {
        // This thread is all that tells streams: it must not end by a mistake in one round.
        LOG.errorf(e, "Passing news to streams failed, retrying in %d ms", RETRY_MILLIS);
        sleep();
      }
    }
  }

  private void follow(NewsSignal.Line line) throws SQLException {
    if (position.isEmpty()) {
      position = OptionalLong.of(last(line.connection()));
    }
    listening = true;
    while (!closed) {
      if (!tellSome(line.connection())) {
        line.await(POLL_INTERVAL_MILLIS);
      }
    }
  }

  private static long last(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet found = statement.executeQuery("select coalesce(max(position), 0) from news")) {
      found.next();
      return found.getLong(1);
    }
  }

  /** Whether there may be more to tell now. */
  private boolean tellSome(Connection connection) throws SQLException {
    try (PreparedStatement select = connection.prepareStatement(NEXT)) {
      select.setLong(1, position.getAsLong());
      int told = 0;
      try (ResultSet row = select.executeQuery()) {
        while (row.next()) {
          News news = News.of(row);
          position = OptionalLong.of(row.getLong("position"));
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
