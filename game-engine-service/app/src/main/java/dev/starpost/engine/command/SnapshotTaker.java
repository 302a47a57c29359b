package dev.starpost.engine.command;

import dev.starpost.engine.game.HostedGame;
import dev.starpost.engine.history.Snapshots;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.jboss.logging.Logger;

/**
 * Takes snapshots of games that have come far since the last one, in its own time: a move never
 * waits for a snapshot, and when there are too many to take, some are left out.
 */
public final class SnapshotTaker implements AutoCloseable {
  private static final Logger LOG = Logger.getLogger(SnapshotTaker.class);
  private static final int MOST_WAITING = 200;

  private final Snapshots snapshots;
  private final GameRepository games;
  private final long every;
  private final ThreadPoolExecutor thread;

  public SnapshotTaker(Snapshots snapshots, GameRepository games, long every) {
    this.snapshots = snapshots;
    this.games = games;
    this.every = every;
    this.thread =
        new ThreadPoolExecutor(
            1,
            1,
            0,
            TimeUnit.SECONDS,
            new ArrayBlockingQueue<>(MOST_WAITING),
            task -> new Thread(task, "snapshots"));
  }

  void offer(HostedGame<?, ?, ?> game) {
    if (!game.isDueForSnapshot(every)) {
      return;
    }
    try {
      thread.execute(() -> take(game));
      games.keep(game.snapshotTaken());
    } catch (RejectedExecutionException e) {
      // The game comes by again with its next move.
    }
  }

  private void take(HostedGame<?, ?, ?> game) {
    try {
      snapshots.keep(game.snapshot());
    } catch (RuntimeException e) {
      LOG.warnf(
          "Snapshot failed game=%s version=%d: %s, retrying after %d more versions",
          game.gameId(), game.version(), e, every);
    }
  }

  /** After {@link #close}: returns when what was offered before is taken. */
  boolean awaitEnd() throws InterruptedException {
    return thread.awaitTermination(1, TimeUnit.MINUTES);
  }

  @Override
  public void close() {
    thread.shutdown();
  }
}
