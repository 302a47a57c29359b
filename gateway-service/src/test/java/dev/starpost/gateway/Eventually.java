package dev.starpost.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.function.BooleanSupplier;

/** Waits for a condition. */
final class Eventually {
  private static final Duration TIMEOUT = Duration.ofSeconds(15);

  private Eventually() {}

  static void eventually(String what, BooleanSupplier condition) {
    long end = System.nanoTime() + TIMEOUT.toNanos();
    boolean holds = condition.getAsBoolean();
    while (!holds && System.nanoTime() < end) {
      pause();
      holds = condition.getAsBoolean();
    }
    assertThat(holds).as(what).isTrue();
  }

  private static void pause() {
    try {
      Thread.sleep(20);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
