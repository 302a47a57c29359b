package dev.starpost.stream;

import dev.starpost.web.problem.CommonProblem;
import dev.starpost.web.problem.Problem;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.IntFunction;

/**
 * The streams that are open on an instance: keep-alive and expiry by one timer, and a limit for
 * each account.
 */
public final class OpenStreams {
  private final Duration keepAlive;
  private final int perAccount;
  private final IntFunction<Problem> tooMany;
  private final Clock clock = Clock.systemUTC();
  private final ScheduledThreadPoolExecutor timer =
      new ScheduledThreadPoolExecutor(1, task -> new Thread(task, "streams"));
  private final Set<ClientStream> open = ConcurrentHashMap.newKeySet();
  private final Map<String, Integer> ofAccounts = new ConcurrentHashMap<>();
  private volatile boolean closed;

  /**
   * @param keepAlive the interval of ticks: a stream that said nothing since the last one says a
   *     keep-alive
   * @param perAccount how many an account may have open
   * @param tooMany what a client is told that would have more
   */
  public OpenStreams(
      Duration keepAlive, int perAccount, IntFunction<Problem> tooMany, MeterRegistry registry) {
    this.keepAlive = keepAlive;
    this.perAccount = perAccount;
    this.tooMany = tooMany;
    timer.setRemoveOnCancelPolicy(true);
    registry.gauge("starpost.streams", open, Set::size);
  }

  /**
   * Opens a stream, which is ticked from now on until it ends.
   *
   * @param expires when the client's token does
   * @param gone whether the client has left; asked now and then, because a client that leaves
   *     before it has subscribed tells nobody
   * @param make the stream, which runs what it is given when it ends, once
   */
  public <S extends ClientStream> S open(
      String account, Instant expires, BooleanSupplier gone, Function<Runnable, S> make) {
    if (closed) {
      throw Problem.of(CommonProblem.UNAVAILABLE);
    }
    take(account);
    AtomicReference<Runnable> leave = new AtomicReference<>(() -> giveBack(account));
    S stream = made(make, leave);
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
    leave.set(
        () -> {
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

  /** One that cannot be made gives its place back: nobody else would. */
  private static <S extends ClientStream> S made(
      Function<Runnable, S> make, AtomicReference<Runnable> leave) {
    try {
      return make.apply(() -> leave.get().run());
    } catch (RuntimeException e) {
      leave.get().run();
      throw e;
    }
  }

  private static void tick(ClientStream stream, BooleanSupplier gone) {
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
            throw tooMany.apply(perAccount);
          }
          return count == null ? 1 : count + 1;
        });
  }

  private void giveBack(String account) {
    ofAccounts.computeIfPresent(account, (name, count) -> count == 1 ? null : count - 1);
  }

  /** Ends all of them, and opens no more: clients go on elsewhere. */
  public void close() {
    closed = true;
    open.forEach(ClientStream::close);
  }

  /** Stops the timer. */
  public void end() {
    timer.shutdownNow();
  }
}
