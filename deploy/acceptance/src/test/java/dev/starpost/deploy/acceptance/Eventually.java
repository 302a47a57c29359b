package dev.starpost.deploy.acceptance;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;

/** Waits for what happens a moment later on another server. */
final class Eventually {
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  private Eventually() {}

  /** The text as soon as it is not empty. */
  static String get(String what, Supplier<String> look) {
    return find(what, () -> Optional.of(look.get()).filter(found -> !found.isEmpty()));
  }

  static void holds(String what, Supplier<Boolean> condition) {
    find(what, () -> Optional.of(condition.get()).filter(holds -> holds));
  }

  /** What there is, as soon as there is something. */
  static <T> T find(String what, Supplier<Optional<T>> look) {
    long deadline = System.nanoTime() + PATIENCE.toNanos();
    while (System.nanoTime() - deadline < 0) {
      Optional<T> found = look.get();
      if (found.isPresent()) {
        return found.get();
      }
      try {
        Thread.sleep(50);
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
    throw new AssertionError("it never came about that " + what);
  }
}
