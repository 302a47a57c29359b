package dev.starpost.deploy.servers.process;

import java.time.Duration;
import java.util.concurrent.TimeUnit;

/**
 * Polling with a timeout. Looks again and again until something is so: for what happens in other
 * processes.
 */
public final class Poll {

  private static final long INTERVAL_MILLIS = 25;

  @FunctionalInterface
  public interface Condition {
    boolean holds() throws InterruptedException;
  }

  private Poll() {}

  /** False when the condition did not come to hold in time. */
  public static boolean until(Duration atMost, Condition condition) throws InterruptedException {
    long deadline = System.nanoTime() + atMost.toNanos();
    while (!condition.holds()) {
      if (System.nanoTime() - deadline > 0) {
        return false;
      }
      TimeUnit.MILLISECONDS.sleep(INTERVAL_MILLIS);
    }
    return true;
  }
}
