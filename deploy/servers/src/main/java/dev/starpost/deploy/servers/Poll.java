package dev.starpost.deploy.servers;

import java.time.Duration;
import java.util.concurrent.TimeUnit;

/** Looks again and again until something is so: for what happens in other processes. */
final class Poll {

  private static final long PAUSE_MILLIS = 25;

  @FunctionalInterface
  interface Condition {
    boolean holds() throws InterruptedException;
  }

  private Poll() {}

  /** False when the condition did not come to hold in time. */
  static boolean until(Duration atMost, Condition condition) throws InterruptedException {
    long deadline = System.nanoTime() + atMost.toNanos();
    while (!condition.holds()) {
      if (System.nanoTime() - deadline > 0) {
        return false;
      }
      TimeUnit.MILLISECONDS.sleep(PAUSE_MILLIS);
    }
    return true;
  }
}
