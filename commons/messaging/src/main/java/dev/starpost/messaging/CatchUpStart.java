package dev.starpost.messaging;

import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.inject.Instance;
import java.util.Optional;

/** Start and stop of the job that lets games catch up, in services that follow games. */
@ApplicationScoped
public class CatchUpStart {
  private final Optional<CatchUpJob> job;

  CatchUpStart(
      Instance<GameProjection.Games> games,
      GameProjection projection,
      GamesBehind behind,
      Instance<CommitSource> engine,
      MessagingMetrics metrics) {
    this.job =
        games.isResolvable()
            ? Optional.of(new CatchUpJob(projection, behind, engine.get(), metrics))
            : Optional.empty();
  }

  void begin(@Observes StartupEvent event) {
    job.ifPresent(CatchUpJob::start);
  }

  void end(@Observes ShutdownEvent event) {
    job.ifPresent(CatchUpJob::close);
  }
}
