package dev.starpost.gateway.forward;

import io.vertx.core.Future;
import io.vertx.core.Promise;
import io.vertx.core.Vertx;
import io.vertx.core.http.ConnectionPoolTooBusyException;
import java.time.Duration;
import java.util.function.Supplier;

/**
 * One retry after a short back-off. Tries once more, a moment later: a service that is being
 * restarted has a colleague, or is back. A service that has too much to do already is spared that.
 */
final class RetryOnce {
  static final Duration PAUSE = Duration.ofMillis(100);

  private RetryOnce() {}

  static <T> Future<T> of(Vertx vertx, Supplier<Future<T>> attempt) {
    return attempt
        .get()
        .recover(
            failure -> {
              if (failure instanceof ConnectionPoolTooBusyException) {
                return Future.failedFuture(failure);
              }
              Promise<T> second = Promise.promise();
              vertx.setTimer(PAUSE.toMillis(), timer -> attempt.get().onComplete(second));
              return second.future();
            });
  }
}
