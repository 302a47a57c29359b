package dev.starpost.matchmaking;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** Waits for what is to come. */
public final class Eventually {
  private static final Duration PATIENCE = Duration.ofSeconds(30);
  private static final long GLANCE_MILLIS = 10;

  private Eventually() {}

  /** What is seen when it is as it should be. */
  public static <T> T see(String what, Supplier<T> look, Predicate<T> good) {
    long end = System.nanoTime() + PATIENCE.toNanos();
    T seen = look.get();
    while (!good.test(seen)) {
      assertThat(System.nanoTime()).as("%s, not %s", what, seen).isLessThan(end);
      try {
        Thread.sleep(GLANCE_MILLIS);
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
      seen = look.get();
    }
    return seen;
  }
}
