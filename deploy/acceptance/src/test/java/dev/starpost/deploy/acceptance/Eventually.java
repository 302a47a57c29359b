package dev.starpost.deploy.acceptance;

import java.time.Duration;
import java.util.function.Supplier;

/** Waits for what happens a moment later on another server. */
final class Eventually {
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  private Eventually() {}

  /** The text as soon as it is not empty. */
  static String get(String what, Supplier<String> look) {
    long deadline = System.nanoTime() + PATIENCE.toNanos();
    while (System.nanoTime() - deadline < 0) {
      String found = look.get();
      if (!found.isEmpty()) {
        return found;
      }
      try {
        Thread.sleep(50);
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
    throw new AssertionError("it never came about that " + what);
  }

  static void holds(String what, Supplier<Boolean> condition) {
    get(what, () -> condition.get() ? "yes" : "");
  }
}
