package dev.starpost.engine.kafka;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.function.BooleanSupplier;

/** Waiting for what other threads do. */
public final class Await {
  private static final Duration TIMEOUT = Duration.ofSeconds(60);

  private Await() {}

  public static void until(BooleanSupplier condition) {
    Instant end = Instant.now().plus(TIMEOUT);
    while (!condition.getAsBoolean()) {
      assertThat(Instant.now()).as("it happens in time").isBefore(end);
      Thread.onSpinWait();
    }
  }
}
