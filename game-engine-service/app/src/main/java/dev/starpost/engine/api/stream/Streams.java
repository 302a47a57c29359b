package dev.starpost.engine.api.stream;

import dev.starpost.engine.api.problem.GameProblem;
import dev.starpost.engine.kafka.event.CommitSignal;
import dev.starpost.engine.settings.EngineSettings;
import dev.starpost.web.problem.CommonProblem;
import dev.starpost.web.problem.Problem;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.ShutdownDelayInitiatedEvent;
import io.quarkus.runtime.ShutdownEvent;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;

/** The streams that are open on this instance. */
@ApplicationScoped
public class Streams {
  private final CommitSignal signal;
  private final Duration keepAlive;
  private final int perAccount;
  private final Clock clock = Clock.systemUTC();
  private final Executor readers = Infrastructure.getDefaultWorkerPool();
  private final ScheduledThreadPoolExecutor timer =
      new ScheduledThreadPoolExecutor(1, task -> new Thread(task, "streams"));
  private final Set<GameStream> open = ConcurrentHashMap.newKeySet();
  private final Map<String, Integer> ofAccounts = new ConcurrentHashMap<>();
  private volatile boolean closed;

  Streams(CommitSignal signal, EngineSettings settings, MeterRegistry registry) {
    this.signal = signal;
    this.keepAlive = settings.streams().keepAlive();
    this.perAccount = settings.streams().perAccount();
    timer.setRemoveOnCancelPolicy(true);
    registry.gauge("starpost.streams", open, Set::size);
  }

  /**
   * Opens a stream, which listens from now on until it ends.
   *
   * @param expires when the client's token does
   * @param gone whether the client has left; asked now and then, because a client that leaves
   *     before it has subscribed tells nobody
   */
  GameStream open(String account, StreamFeed feed, Instant expires, BooleanSupplier gone) {
    if (closed) {
      throw Problem.of(CommonProblem.UNAVAILABLE);
    }
    take(account);
    AtomicReference<Runnable> leave = new AtomicReference<>(() -> giveBack(account));
    GameStream stream = new GameStream(feed, readers, () -> leave.get().run());
    Runnable listener = stream::signal;
    var ticks =
        timer.scheduleAtFixedRate(
            () -> tick(stream, gone),
            keepAlive.toMillis(),
            keepAlive.toMillis(),
            TimeUnit.MILLISECONDS);
    var expiry =
        timer.schedule(
            stream::expire,
            Duration.between(clock.instant(), expires).toMillis(),
            TimeUnit.MILLISECONDS);
    open.add(stream);
    signal.listen(feed.gameId(), listener);
    leave.set(
        () -> {
          signal.leave(feed.gameId(), listener);
          open.remove(stream);
          ticks.cancel(false);
          expiry.cancel(false);
          giveBack(account);
        });
    if (closed) {
      stream.close();
    }
    return stream;
  }

  private static void tick(GameStream stream, BooleanSupplier gone) {
    if (gone.getAsBoolean()) {
      stream.cancel();
    } else {
      stream.tick();
    }
  }

  private void take(String account) {
    ofAccounts.compute(
        account,
        (name, count) -> {
          if (count != null && count >= perAccount) {
            throw Problem.of(GameProblem.TOO_MANY_STREAMS, "most", perAccount);
          }
          return count == null ? 1 : count + 1;
        });
  }

  private void giveBack(String account) {
    ofAccounts.computeIfPresent(account, (name, count) -> count == 1 ? null : count - 1);
  }

  /** While there is still a server to say it: clients go on elsewhere. */
  void close(@Observes ShutdownDelayInitiatedEvent event) {
    closed = true;
    open.forEach(GameStream::close);
  }

  void end(@Observes ShutdownEvent event) {
    timer.shutdownNow();
  }
}
