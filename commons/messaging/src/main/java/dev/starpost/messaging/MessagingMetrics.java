package dev.starpost.messaging;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Metrics of what is received: failures, dead letters, games that are behind. How far consumers lag
 * is told by Kafka's own ({@code kafka.consumer.fetch.manager.records.lag}).
 */
@ApplicationScoped
public class MessagingMetrics {
  private final MeterRegistry registry;
  private final Counter deadLetters;
  private final Counter caughtUp;
  private final AtomicLong behind = new AtomicLong();

  MessagingMetrics(MeterRegistry registry) {
    this.registry = registry;
    this.deadLetters =
        counter("dead.letters", "Records that went to the dead letters").register(registry);
    this.caughtUp =
        counter("caught.up", "Commits that the engine was asked for").register(registry);
    Gauge.builder("starpost.messaging.games.behind", behind, AtomicLong::get)
        .description("Games that lack a commit, and catch up from the engine")
        .register(registry);
  }

  private static Counter.Builder counter(String name, String description) {
    return Counter.builder("starpost.messaging." + name).description(description);
  }

  void failed(String topic) {
    counter("failures", "Batches that failed and are retried")
        .tag("topic", topic)
        .register(registry)
        .increment();
  }

  void putAside(int records) {
    deadLetters.increment(records);
  }

  void caughtUp(int commits) {
    caughtUp.increment(commits);
  }

  void gamesBehind(long games) {
    behind.set(games);
  }
}
