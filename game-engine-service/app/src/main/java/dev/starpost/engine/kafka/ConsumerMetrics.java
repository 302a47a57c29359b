package dev.starpost.engine.kafka;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.kafka.KafkaClientMetrics;
import java.util.concurrent.atomic.AtomicLong;
import org.apache.kafka.clients.consumer.Consumer;

/** Metrics of the consumers of commands. */
public final class ConsumerMetrics {
  private final MeterRegistry registry;
  private KafkaClientMetrics measured;

  public ConsumerMetrics(MeterRegistry registry) {
    this.registry = registry;
  }

  /** Kafka's own measurements; those of a consumer before this one are given up. */
  public void measure(Consumer<?, ?> consumer) {
    if (measured != null) {
      measured.close();
    }
    measured = new KafkaClientMetrics(consumer);
    measured.bindTo(registry);
  }

  public void lag(String game, AtomicLong lag) {
    Gauge.builder("starpost.commands.lag", lag, AtomicLong::get)
        .description("Commands that wait in the partitions of this instance")
        .tag("game", game)
        .register(registry);
  }
}
