package dev.starpost.lobby.game;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import jakarta.enterprise.context.ApplicationScoped;

/** Metrics of the index of games: how it keeps up. */
@ApplicationScoped
public class GameIndexMetrics {
  private final Counter applied;

  GameIndexMetrics(MeterRegistry registry) {
    this.applied =
        Counter.builder("starpost.games.commits")
            .description("Commits of games that were applied")
            .register(registry);
  }

  void applied(int commits) {
    applied.increment(commits);
  }
}
