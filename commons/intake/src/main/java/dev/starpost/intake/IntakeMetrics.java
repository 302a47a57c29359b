package dev.starpost.intake;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.IntConsumer;

/** Metrics of consumers: lag, failures, gaps filled, dead letters. */
@ApplicationScoped
public class IntakeMetrics {
  private final MeterRegistry registry;
  private final Counter letters;
  private final Map<String, AtomicLong> lags = new ConcurrentHashMap<>();

  IntakeMetrics(MeterRegistry registry) {
    this.registry = registry;
    this.letters =
        counter("dead.letters", "Records that went to the dead letters").register(registry);
  }

  private static Counter.Builder counter(String name, String description) {
    return Counter.builder("starpost.intake." + name).description(description);
  }

  /** For whoever reads commits: counts those that the engine was asked for. */
  public IntConsumer filled() {
    Counter filled = counter("filled", "Commits that the engine was asked for").register(registry);
    return filled::increment;
  }

  void putAside(int records) {
    letters.increment(records);
  }

  /** For the reader of one topic. */
  public TopicReader.Watch of(String topic) {
    AtomicLong lag = lags.computeIfAbsent(topic, name -> new AtomicLong());
    Gauge.builder("starpost.intake.lag", lag, AtomicLong::get)
        .description("Records that wait in the partitions of this instance")
        .tag("topic", topic)
        .register(registry);
    Counter failures =
        counter("failures", "Batches that failed and are retried")
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
