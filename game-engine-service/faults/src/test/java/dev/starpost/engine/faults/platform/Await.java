package dev.starpost.engine.faults.platform;

import java.time.Duration;
import java.util.function.Supplier;

/** Waits for what happens in other processes. */
public final class Await {
  private static final long PAUSE_MILLIS = 150;

  /** Something that may not be so yet. */
  @FunctionalInterface
  public interface Condition {
    boolean holds() throws InterruptedException;
  }

  private Await() {}

  /**
   * Returns when the condition holds, and throws when it does not come to.
   *
   * @param what says what was waited for, when it did not come
   */
  public static void until(Duration atMost, Supplier<String> what, Condition condition)
      throws InterruptedException {
    long deadline = System.nanoTime() + atMost.toNanos();
    while (!condition.holds()) {
      if (System.nanoTime() > deadline) {
        throw new IllegalStateException(
            "after %d seconds: %s".formatted(atMost.toSeconds(), what.get()));
      }
      Thread.sleep(PAUSE_MILLIS);
    }
  }
}
