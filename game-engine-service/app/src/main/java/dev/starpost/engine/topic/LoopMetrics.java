package dev.starpost.engine.topic;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.kafka.KafkaClientMetrics;
import java.util.concurrent.atomic.AtomicLong;
import org.apache.kafka.clients.consumer.Consumer;

/** What the loops do, in numbers. */
final class LoopMetrics {
  private final MeterRegistry registry;
  private KafkaClientMetrics measured;

  LoopMetrics(MeterRegistry registry) {
    this.registry = registry;
  }

  /** Kafka's own measurements; those of a consumer before this one are given up. */
  void measure(Consumer<?, ?> consumer) {
    if (measured != null) {
      measured.close();
    }
    measured = new KafkaClientMetrics(consumer);
    measured.bindTo(registry);
  }

  void lag(String game, AtomicLong lag) {
    Gauge.builder("starpost.commands.lag", lag, AtomicLong::get)
        .description("Commands that wait in the partitions of this instance")
        .tag("game", game)
        .register(registry);
  }
}
