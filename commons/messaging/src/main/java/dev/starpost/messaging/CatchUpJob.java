package dev.starpost.messaging;

import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.game.GameCommit;
import dev.starpost.messaging.GameProjection.CaughtUp;
import dev.starpost.text.LogText;
import io.quarkus.narayana.jta.QuarkusTransaction;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jboss.logging.Logger;

/**
 * Job that lets games catch up from the engine: those that {@link GameProjection} has stored as
 * behind, one after the other, page by page. Of all instances one works on a game at a time, by a
 * lease; if two should do so after all, versions let each commit take effect once. No transaction
 * is open while the engine is asked: it may take its time.
 */
public final class CatchUpJob implements AutoCloseable {
  private static final Logger LOG = Logger.getLogger(CatchUpJob.class);

  /** More than the engine may take for a page, with all its instances in turn. */
  private static final Duration LEASE = Duration.ofSeconds(30);

  /** Another instance may have stored a game, and ended. */
  private static final Duration POLL_INTERVAL = Duration.ofSeconds(1);

  private static final long MILLIS_TO_END = 8_000;

  private final GameProjection projection;
  private final GamesBehind behind;
  private final CommitSource engine;
  private final MessagingMetrics metrics;
  private final Thread thread = new Thread(this::run, "catch-up");
  private volatile boolean closed;
  private int failures;

  /**
   * @param engine who has commits that the topic lacks
   */
  public CatchUpJob(
      GameProjection projection,
      GamesBehind behind,
      CommitSource engine,
      MessagingMetrics metrics) {
    this.projection = projection;
    this.behind = behind;
    this.engine = engine;
    this.metrics = metrics;
    this.thread.setDaemon(true);
  }

  public void start() {
    thread.start();
  }

  private void run() {
    while (!closed) {
      try {
        while (!closed && catchUpNext()) {
          failures = 0;
        }
        long left = QuarkusTransaction.requiringNew().call(behind::count);
        metrics.gamesBehind(left);
        failures = 0;
        behind.await(left == 0 ? POLL_INTERVAL : Backoff.FIRST);
      } catch (InterruptedException e) {
        return;
      } catch (RuntimeException | Error e) {
        // This thread is all that catches up: it must not end by a mistake in one round.
        logRoundFailure(e);
      }
    }
  }

  private void logRoundFailure(Throwable failure) {
    failures++;
    Duration wait = Backoff.after(failures);
    if (!closed) {
      LOG.logf(
          Backoff.isGrowing(failures) ? Logger.Level.WARN : Logger.Level.DEBUG,
          "Reading the games that are behind failed: %s, retrying in %d ms",
          LogText.withoutAddresses(String.valueOf(failure)),
          wait.toMillis());
    }
    try {
      Thread.sleep(wait.toMillis());
    } catch (InterruptedException e) {
      closed = true;
    }
  }

  /** Whether there was one that is due. */
  private boolean catchUpNext() {
    Optional<GameBehind> due = QuarkusTransaction.requiringNew().call(() -> behind.lease(LEASE));
    due.ifPresent(this::catchUp);
    return due.isPresent();
  }

  /** The engine answers, and does not have what it should. */
  private static final class Missing extends Exception {
    private static final long serialVersionUID = 1L;

    Missing(String why) {
      super(why, null, false, false);
    }
  }

  /** The engine does not answer. */
  private static final class Unanswered extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Unanswered(RuntimeException cause) {
      super(cause.getMessage(), cause);
    }
  }

  private void catchUp(GameBehind game) {
    try {
      long version = projection.version(game.gameId());
      long heard = game.heard();
      boolean isOver = false;
      while (!isOver && !closed) {
        List<GameCommit> page = version >= heard ? List.of() : page(game.gameId(), version);
        CaughtUp caughtUp = apply(game.gameId(), page);
        version = caughtUp.version();
        heard = caughtUp.heard();
        isOver = caughtUp.isOver();
      }
      if (!isOver) {
        QuarkusTransaction.requiringNew().run(() -> behind.release(game.gameId()));
      } else if (game.attempts() > 1) {
        LOG.infof("Retry succeeded game=%s version=%d", game.gameId(), version);
      }
    } catch (Missing e) {
      projection.abandon(game, e.getMessage());
    } catch (RuntimeException | Error e) {
      failed(game, e);
    }
  }

  /** All together, or one by one: the good ones before one that fails take effect. */
  private CaughtUp apply(String game, List<GameCommit> page) {
    try {
      return applied(projection.catchUp(game, page, LEASE));
    } catch (RuntimeException e) {
      if (page.size() < 2 || TransientFailures.includes(e)) {
        throw e;
      }
      CaughtUp last = null;
      for (GameCommit commit : page) {
        last = applied(projection.catchUp(game, List.of(commit), LEASE));
      }
      return last;
    }
  }

  private CaughtUp applied(CaughtUp caughtUp) {
    metrics.caughtUp(caughtUp.commits());
    return caughtUp;
  }

  /** What is neither the engine's nor the database's absence is a mistake of ours. */
  private void failed(GameBehind game, Throwable failure) {
    Duration wait = Backoff.after(game.attempts());
    String reason = LogText.withoutAddresses(String.valueOf(failure));
    QuarkusTransaction.requiringNew().run(() -> behind.failed(game.gameId(), reason, wait));
    boolean isAbsence = failure instanceof Unanswered || TransientFailures.includes(failure);
    Logger.Level level = isAbsence ? Logger.Level.WARN : Logger.Level.ERROR;
    LOG.logf(
        Backoff.isGrowing(game.attempts()) ? level : Logger.Level.DEBUG,
        game.attempts() == 1 ? failure : null,
        "Catching up failed game=%s heard=%d attempt=%d: %s, retrying in %d ms",
        game.gameId(),
        game.heard(),
        game.attempts(),
        reason,
        wait.toMillis());
  }

  /** The commits that follow a version, one after the other. */
  private List<GameCommit> page(String game, long after) throws Missing {
    List<GameCommit> page = ask(game, after);
    if (page.isEmpty()) {
      throw new Missing("the engine knows no version " + (after + 1));
    }
    long expected = after + 1;
    for (GameCommit commit : page) {
      if (commit.version() != expected || !commit.gameId().equals(game)) {
        throw new Missing("the engine does not tell version " + expected);
      }
      expected++;
    }
    return page;
  }

  private List<GameCommit> ask(String game, long after) throws Missing {
    try {
      List<GameCommit> page = engine.commits(game, after);
      for (GameCommit commit : page) {
        CommitReader.check(commit);
      }
      return page;
    } catch (CommitReader.Unreadable e) {
      throw new Missing("the engine tells what is no commit: " + e.getMessage());
    } catch (IllegalStateException e) {
      if (e.getCause() instanceof ContractJson.Malformed) {
        throw new Missing(e.getMessage());
      }
      throw new Unanswered(e);
    } catch (RuntimeException e) {
      throw new Unanswered(e);
    }
  }

  /** Returns when the game that is worked on is done. */
  @Override
  public void close() {
    closed = true;
    behind.ring();
    try {
      thread.join(MILLIS_TO_END);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
