package dev.starpost.messaging;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Metrics of what is received: failures, the age of what is being worked on, dead letters, games
 * that are behind. How far consumers lag is told by Kafka's own ({@code
 * kafka.consumer.fetch.manager.records.lag}); but what is fetched and waits for the database is no
 * lag for Kafka.
 */
@ApplicationScoped
public class MessagingMetrics {
  private final MeterRegistry registry;
  private final Counter deadLetters;
  private final Counter caughtUp;
  private final AtomicLong behind = new AtomicLong();

  /** When the batch of a topic has come that is being worked on, in nanoseconds; 0 if none is. */
  private final ConcurrentMap<String, AtomicLong> since = new ConcurrentHashMap<>();

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

  /** A batch of a topic is being worked on, from now until it has taken effect. */
  void received(String topic) {
    since
        .computeIfAbsent(
            topic,
            name -> {
              AtomicLong begun = new AtomicLong();
              Gauge.builder("starpost.messaging.batch.age", begun, MessagingMetrics::age)
                  .description("How long the batch that is being worked on has been here")
                  .baseUnit("seconds")
                  .tag("topic", name)
                  .register(registry);
              return begun;
            })
        .set(System.nanoTime());
  }

  /** It has taken effect. */
  void applied(String topic) {
    since.get(topic).set(0);
  }

  private static double age(AtomicLong begun) {
    long nanos = begun.get();
    return nanos == 0 ? 0 : (System.nanoTime() - nanos) / 1e9;
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
