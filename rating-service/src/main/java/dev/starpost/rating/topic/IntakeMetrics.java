package dev.starpost.rating.topic;

import dev.starpost.intake.TopicReader;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

/** How the reading of topics keeps up, in numbers. */
@ApplicationScoped
public class IntakeMetrics {
  private final MeterRegistry registry;
  private final Counter filled;
  private final Counter letters;
  private final Map<String, AtomicLong> lags = new ConcurrentHashMap<>();

  IntakeMetrics(MeterRegistry registry) {
    this.registry = registry;
    this.filled = counter("filled", "Commits that the engine was asked for");
    this.letters = counter("dead.letters", "Records that were put aside");
  }

  private Counter counter(String name, String description) {
    return Counter.builder("starpost.intake." + name).description(description).register(registry);
  }

  public void filled(int commits) {
    filled.increment(commits);
  }

  void putAside(int records) {
    letters.increment(records);
  }

  /** For the reader of one topic. */
  TopicReader.Watch of(String topic) {
    AtomicLong lag = lags.computeIfAbsent(topic, name -> new AtomicLong());
    Gauge.builder("starpost.intake.lag", lag, AtomicLong::get)
        .description("Records that wait in the partitions of this instance")
        .tag("topic", topic)
        .register(registry);
    Counter failures =
        Counter.builder("starpost.intake.failures")
            .description("Batches that are taken again")
            .tag("topic", topic)
            .register(registry);
    return new TopicReader.Watch() {
      @Override
      public void lag(long records) {
        lag.set(records);
      }

      @Override
      public void failed() {
        failures.increment();
      }
    };
  }
}
