package dev.starpost.jobs;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Ends several things side by side: together they take as long as the slowest. */
final class ParallelShutdown {
  private final CountDownLatch open;
  private final long began = System.nanoTime();

  private ParallelShutdown(int count) {
    this.open = new CountDownLatch(count);
  }

  /** Begins to end them, and returns. */
  static ParallelShutdown begin(List<? extends Runnable> ends) {
    var shutdown = new ParallelShutdown(ends.size());
    for (Runnable end : ends) {
      var thread = new Thread(() -> shutdown.run(end), "jobs-shutdown");
      thread.setDaemon(true);
      thread.start();
    }
    return shutdown;
  }

  private void run(Runnable end) {
    try {
      end.run();
    } finally {
      open.countDown();
    }
  }

  /** Whether all have ended, in this time since the beginning at most. */
  boolean await(Duration most) {
    try {
      return open.await(most.toNanos() - (System.nanoTime() - began), TimeUnit.NANOSECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
