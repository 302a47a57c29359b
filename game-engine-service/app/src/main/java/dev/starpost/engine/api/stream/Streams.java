package dev.starpost.engine.api.stream;

import dev.starpost.engine.api.problem.GameProblem;
import dev.starpost.engine.kafka.event.CommitSignal;
import dev.starpost.engine.settings.EngineSettings;
import dev.starpost.stream.OpenStreams;
import dev.starpost.web.problem.Problem;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.ShutdownDelayInitiatedEvent;
import io.quarkus.runtime.ShutdownEvent;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Instant;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;

/** The streams of games that are open on this instance. */
@ApplicationScoped
public class Streams {
  private final CommitSignal signal;
  private final OpenStreams open;
  private final Executor readers = Infrastructure.getDefaultWorkerPool();

  Streams(CommitSignal signal, EngineSettings settings, MeterRegistry registry) {
    this.signal = signal;
    this.open =
        new OpenStreams(
            settings.streams().keepAlive(),
            settings.streams().perAccount(),
            most -> Problem.of(GameProblem.TOO_MANY_STREAMS, "most", most),
            registry);
  }

  /**
   * Opens a stream, which listens from now on until it ends.
   *
   * @param expires when the client's token does
   * @param gone whether the client has left
   */
  GameStream open(String account, StreamFeed feed, Instant expires, BooleanSupplier gone) {
    AtomicReference<Runnable> leave = new AtomicReference<>(() -> {});
    return open.open(
        account,
        expires,
        gone,
        onEnd -> {
          GameStream stream =
              new GameStream(
                  feed,
                  readers,
                  () -> {
                    leave.get().run();
                    onEnd.run();
                  });
          // Before it is opened, which may end it at once.
          Runnable listener = stream::signal;
          signal.listen(feed.gameId(), listener);
          leave.set(() -> signal.leave(feed.gameId(), listener));
          return stream;
        });
  }

  /** While there is still a server to say it: clients go on elsewhere. */
  void close(@Observes ShutdownDelayInitiatedEvent event) {
    open.close();
  }

  void end(@Observes ShutdownEvent event) {
    open.end();
  }
}
