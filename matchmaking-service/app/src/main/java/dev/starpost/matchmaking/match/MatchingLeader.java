package dev.starpost.matchmaking.match;

import dev.starpost.jobs.RecurringJob;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import jakarta.persistence.Tuple;
import jakarta.transaction.Transactional;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import javax.sql.DataSource;
import org.hibernate.SessionFactory;
import org.hibernate.StatelessSession;
import org.jboss.logging.Logger;

/**
 * Leader election of matching: one instance matches at a time, the one whose connection holds a
 * lock of the database. It reads what has changed by that connection; when that breaks, so does the
 * lock, and another instance begins with an empty memory. Should two match for a moment, they do
 * each other no harm ({@link Claims}).
 */
@ApplicationScoped
public class MatchingLeader {
  private static final Logger LOG = Logger.getLogger(MatchingLeader.class);

  /** Names the lock among all advisory locks of a database. */
  private static final int LOCK = 0x3A7C4;

  private static final long MILLIS_TO_END = 15_000;
  private static final Duration MEETINGS_KEPT = Duration.ofDays(60);

  private final DataSource database;
  private final SessionFactory sessions;
  private final Claims claims;
  private final MatchedTables tables;
  private final MatchSettings settings;
  private final Clock clock;
  private final Thread thread = new Thread(this::run, "matching");
  private volatile boolean closed;

  MatchingLeader(
      DataSource database,
      SessionFactory sessions,
      Claims claims,
      MatchedTables tables,
      MatchSettings settings,
      Clock clock) {
    this.database = database;
    this.sessions = sessions;
    this.claims = claims;
    this.tables = tables;
    this.settings = settings;
    this.clock = clock;
    this.thread.setDaemon(true);
  }

  void begin(@Observes StartupEvent event) {
    if (settings.enabled()) {
      thread.start();
    }
  }

  private void run() {
    while (!closed) {
      // A session of one connection: whoever loses that has lost the lock, and knows it.
      try (Connection connection = database.getConnection();
          StatelessSession sql = sessions.openStatelessSession(connection)) {
        if (ask(sql, "select pg_try_advisory_lock(:lock, 'ticket'::regclass::oid::int)")) {
          lead(sql);
        }
      } catch (SQLException | RuntimeException e) {
        // This thread is all that matches: it must not end by a mistake in one round.
        LOG.errorf(e, "Matching failed, retrying in %d ms", settings.standbyInterval().toMillis());
      }
      sleep(settings.standbyInterval());
    }
  }

  private void lead(StatelessSession sql) {
    LOG.info("Matching started, this instance is the leader");
    try {
      MatchingRound round = new MatchingRound(claims, clock);
      while (!closed) {
        round.play(sql);
        sleep(settings.interval());
      }
    } finally {
      LOG.info("Matching stopped");
      // The connection goes back to a pool, where the lock must not stay.
      ask(sql, "select pg_advisory_unlock(:lock, 'ticket'::regclass::oid::int)");
    }
  }

  private static boolean ask(StatelessSession sql, String question) {
    return sql.createNativeQuery(question, Tuple.class)
        .setParameter("lock", LOCK)
        .getSingleResult()
        .get(0, Boolean.class);
  }

  private void sleep(Duration pause) {
    try {
      Thread.sleep(pause.toMillis());
    } catch (InterruptedException e) {
      closed = true;
    }
  }

  @Produces
  @Singleton
  RecurringJob forgetJob() {
    return new RecurringJob("meeting-sweep", Duration.ofHours(6), this::forget);
  }

  @Transactional
  void forget() {
    tables.forgetBefore(clock.instant().minus(MEETINGS_KEPT));
  }

  /** Returns when the round that is under way is over. */
  void end(@Observes ShutdownEvent event) {
    closed = true;
    try {
      thread.join(MILLIS_TO_END);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
