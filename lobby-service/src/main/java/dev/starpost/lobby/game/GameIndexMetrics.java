package dev.starpost.lobby.game;

import dev.starpost.intake.TopicReader;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.concurrent.atomic.AtomicLong;

/** Metrics of the index of games: how it keeps up. */
@ApplicationScoped
public class GameIndexMetrics implements TopicReader.Watch {
  private final AtomicLong lag = new AtomicLong();
  private final Counter applied;
  private final Counter filled;
  private final Counter deadLetters;
  private final Counter failures;

  GameIndexMetrics(MeterRegistry registry) {
    this.applied = counter(registry, "commits", "Commits of games that have taken effect");
    this.filled = counter(registry, "filled", "Commits that the engine was asked for");
    this.deadLetters = counter(registry, "dead.letters", "Records that went to the dead letters");
    this.failures = counter(registry, "failures", "Batches that failed and are retried");
    Gauge.builder("starpost.games.lag", lag, AtomicLong::get)
        .description("Consumer lag: records that wait in the partitions of this instance")
        .register(registry);
  }

  private static Counter counter(MeterRegistry registry, String name, String description) {
    return Counter.builder("starpost.games." + name).description(description).register(registry);
  }

  @Override
  public void lag(long records) {
    lag.set(records);
  }

  void applied(int commits) {
    applied.increment(commits);
  }

  void filled(int commits) {
    filled.increment(commits);
  }

  void putAside(int records) {
    deadLetters.increment(records);
  }

  @Override
  public void failed() {
    failures.increment();
  }
}
