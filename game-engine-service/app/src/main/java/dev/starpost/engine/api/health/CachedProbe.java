package dev.starpost.engine.api.health;

import java.time.Duration;
import java.util.function.BooleanSupplier;

/**
 * Cached health probe of a server, asked once in a few seconds however often somebody wants to
 * know.
 */
final class CachedProbe {
  private static final long KEPT_NANOS = Duration.ofSeconds(3).toNanos();

  private final BooleanSupplier probe;
  private boolean answers;
  private boolean asked;
  private long askedAt;

  CachedProbe(BooleanSupplier probe) {
    this.probe = probe;
  }

  synchronized boolean now() {
    if (!asked || System.nanoTime() - askedAt >= KEPT_NANOS) {
      answers = probe.getAsBoolean();
      asked = true;
      askedAt = System.nanoTime();
    }
    return answers;
  }
}
