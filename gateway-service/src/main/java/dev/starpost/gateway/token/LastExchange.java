package dev.starpost.gateway.token;

import io.vertx.core.Future;
import io.vertx.core.Promise;
import io.vertx.core.Vertx;
import java.time.Duration;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * Cached result of a token exchange, used stale while the lobby is down. What was last said of one
 * secret. It counts for a moment; then it is asked again, once for all who come in the meantime.
 * Who has a token that is good still waits for the answer but a little, and goes on with that token
 * while there is none: a service that knows secrets and is away, or slow, stops nobody who was let
 * in before.
 */
final class LastExchange {
  /** How soon it is asked again after there was no answer. */
  static final Duration RETRY = Duration.ofSeconds(1);

  private final Vertx vertx;
  private final LongSupplier nanos;
  private final Duration remembered;
  private final Duration timeout;
  private Optional<Optional<Exchanged>> answer = Optional.empty();
  private long answeredAt;
  private Optional<Future<Optional<Exchanged>>> asking = Optional.empty();
  private long askedAt;
  private Optional<Long> failedAt = Optional.empty();

  /**
   * What a secret was exchanged for.
   *
   * @param goodUntil by the same clock as everything here
   */
  record Exchanged(String accessToken, String account, long goodUntil) {
    @Override
    public String toString() {
      return account;
    }
  }

  /**
   * @param nanos the clock
   * @param remembered how long an answer counts without asking again
   * @param timeout how long who has a good token waits for the answer
   */
  LastExchange(Vertx vertx, LongSupplier nanos, Duration remembered, Duration timeout) {
    this.vertx = vertx;
    this.nanos = nanos;
    this.remembered = remembered;
    this.timeout = timeout;
  }

  /** Whether there is something to go by, or at least somebody has asked already. */
  synchronized boolean isKnown() {
    return asking.isPresent() || isFresh() || usable().isPresent();
  }

  /** What is used while nobody answers: the token that is good still. */
  synchronized Optional<Exchanged> usable() {
    return answer
        .flatMap(last -> last)
        .filter(exchanged -> exchanged.goodUntil() - nanos.getAsLong() > 0);
  }

  /**
   * What is to be gone by now; empty if the secret is not good. Fails if nobody can say, and nobody
   * could when there was a token that is good still.
   *
   * @param ask asks whoever knows
   * @param instead another token of the same secret, if there is none of this
   * @param stale is told if the last token is used because there is no answer
   */
  synchronized Future<Optional<Exchanged>> get(
      Supplier<Future<Optional<Exchanged>>> ask,
      Supplier<Optional<Exchanged>> instead,
      Runnable stale) {
    if (isFresh()) {
      return Future.succeededFuture(answer.get());
    }
    Optional<Exchanged> last = usable().or(instead);
    if (last.isEmpty()) {
      return asking.orElseGet(() -> begin(ask));
    }
    if (asking.isEmpty() && hasJustFailed()) {
      stale.run();
      return Future.succeededFuture(last);
    }
    Future<Optional<Exchanged>> asked = asking.orElseGet(() -> begin(ask));
    long left = timeout.toNanos() - (nanos.getAsLong() - askedAt);
    return inTime(asked, Duration.ofNanos(left), last, stale);
  }

  private boolean isFresh() {
    return answer.isPresent() && nanos.getAsLong() - answeredAt < remembered.toNanos();
  }

  private boolean hasJustFailed() {
    return failedAt.isPresent() && nanos.getAsLong() - failedAt.get() < RETRY.toNanos();
  }

  private Future<Optional<Exchanged>> begin(Supplier<Future<Optional<Exchanged>>> ask) {
    askedAt = nanos.getAsLong();
    Promise<Optional<Exchanged>> answered = Promise.promise();
    asking = Optional.of(answered.future());
    ask.get()
        .onSuccess(
            said -> {
              learn(said);
              answered.complete(said);
            })
        .onFailure(
            failure -> {
              fail();
              answered.fail(failure);
            });
    return answered.future();
  }

  private synchronized void learn(Optional<Exchanged> said) {
    answer = Optional.of(said);
    answeredAt = nanos.getAsLong();
    asking = Optional.empty();
    failedAt = Optional.empty();
  }

  private synchronized void fail() {
    asking = Optional.empty();
    failedAt = Optional.of(nanos.getAsLong());
  }

  private Future<Optional<Exchanged>> inTime(
      Future<Optional<Exchanged>> asked, Duration left, Optional<Exchanged> last, Runnable stale) {
    Promise<Optional<Exchanged>> first = Promise.promise();
    Runnable goOn =
        () -> {
          if (first.tryComplete(last)) {
            stale.run();
          }
        };
    if (left.isNegative() || left.isZero()) {
      goOn.run();
      return first.future();
    }
    long timer = vertx.setTimer(Math.max(1, left.toMillis()), late -> goOn.run());
    asked.onComplete(
        done -> {
          vertx.cancelTimer(timer);
          if (done.succeeded()) {
            first.tryComplete(done.result());
          } else {
            goOn.run();
          }
        });
    return first.future();
  }
}
