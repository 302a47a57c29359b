package dev.starpost.engine.command;

import dev.starpost.engine.game.CommandRecord;
import dev.starpost.engine.game.CommandRefusal;
import dev.starpost.engine.game.StoredRefusal;
import dev.starpost.engine.history.History;
import dev.starpost.engine.history.History.Written;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.util.concurrent.TimeUnit;

/** Metrics of command processing. */
public final class ProcessorMetrics {

  /** Something that writes records. */
  interface Writing {
    Written write() throws History.Unknown;
  }

  private final MeterRegistry registry;
  private final Timer commits;
  private final Timer publishing;
  private final Counter committed;

  public ProcessorMetrics(MeterRegistry registry) {
    this.registry = registry;
    this.commits =
        percentiles("starpost.commit", "Time to store answers that were decided together");
    this.publishing =
        percentiles(
            "starpost.publish", "Time until events that were sent together are acknowledged");
    this.committed = registry.counter("starpost.commands", "outcome", "committed");
  }

  private Timer percentiles(String name, String description) {
    return Timer.builder(name)
        .description(description)
        .publishPercentiles(0.5, 0.95, 0.99)
        .register(registry);
  }

  Written timeCommit(Writing writing) throws History.Unknown {
    long start = System.nanoTime();
    try {
      return writing.write();
    } finally {
      commits.record(System.nanoTime() - start, TimeUnit.NANOSECONDS);
    }
  }

  void published(long nanos) {
    publishing.record(nanos, TimeUnit.NANOSECONDS);
  }

  void recorded(CommandRecord record) {
    if (record instanceof StoredRefusal stored) {
      registry.counter("starpost.commands", "outcome", "refused").increment();
      registry.counter("starpost.refusals", "code", code(stored.refusal())).increment();
    } else {
      committed.increment();
    }
  }

  /**
   * What a game cannot be opened with is named by whoever sent it, in as many words as they like.
   */
  private static String code(CommandRefusal refusal) {
    return refusal.kind() == CommandRefusal.Kind.BAD_START ? "bad-start" : refusal.code();
  }

  void parked(Throwable failure) {
    registry
        .counter("starpost.games.parked", "failure", failure.getClass().getSimpleName())
        .increment();
  }
}
