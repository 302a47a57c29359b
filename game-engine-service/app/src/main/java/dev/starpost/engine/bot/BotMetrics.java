package dev.starpost.engine.bot;

import dev.starpost.contracts.game.BotLevel;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.util.concurrent.TimeUnit;

/** Metrics of the decisions of bots. */
public final class BotMetrics {
  private final MeterRegistry registry;

  public BotMetrics(MeterRegistry registry) {
    this.registry = registry;
  }

  void decided(String game, BotLevel level, long nanos) {
    registry.counter("starpost.bot.decisions", "game", game, "level", level.word()).increment();
    Timer.builder("starpost.bot.decision")
        .description("Time that a bot needs for a decision")
        .tag("game", game)
        .tag("level", level.word())
        .publishPercentiles(0.5, 0.95, 0.99)
        .register(registry)
        .record(nanos, TimeUnit.NANOSECONDS);
  }

  /** A bot could not decide, and any legal move was taken instead. */
  void failed(String game, BotLevel level) {
    registry.counter("starpost.bot.failures", "game", game, "level", level.word()).increment();
  }
}
