package dev.starpost.gateway.forward;

import dev.starpost.gateway.call.Call;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpClientRequest;
import io.vertx.core.http.HttpClientResponse;
import io.vertx.core.http.HttpServerResponse;
import java.time.Duration;

/**
 * Response streaming with backpressure and an idle timeout. Hands an answer on as it comes, piece
 * by piece, no faster than the client takes it. An answer that breaks off at the service breaks off
 * at the client too: it must not look whole.
 */
final class ResponsePump {
  private final Vertx vertx;
  private final Call call;
  private final HttpClientRequest request;
  private final HttpClientResponse from;
  private final HttpServerResponse to;
  private final long idleTimeoutNanos;
  private final Runnable afterwards;
  private long movedAt = System.nanoTime();
  private long timer;
  private boolean over;

  /**
   * @param idleTimeout how long nothing may move, for whatever reason
   * @param afterwards called once when it is over, however it ended
   */
  ResponsePump(
      Vertx vertx, Call call, HttpClientResponse from, Duration idleTimeout, Runnable afterwards) {
    this.vertx = vertx;
    this.call = call;
    this.request = from.request();
    this.from = from;
    this.to = call.response();
    this.idleTimeoutNanos = idleTimeout.toNanos();
    this.afterwards = afterwards;
  }

  void start() {
    timer = vertx.setPeriodic(Duration.ofNanos(idleTimeoutNanos).toMillis() / 4 + 1, id -> check());
    call.whenGone(() -> finish(false));
    from.exceptionHandler(failure -> cut());
    from.endHandler(
        end -> {
          if (finish(true)) {
            to.end();
          }
        });
    from.handler(this::take);
    from.resume();
  }

  /** Ends it as if the service had ended it. */
  void end() {
    if (finish(false)) {
      to.end();
    }
  }

  private void take(Buffer piece) {
    if (over) {
      return;
    }
    movedAt = System.nanoTime();
    to.write(piece);
    if (to.writeQueueFull()) {
      from.pause();
      to.drainHandler(
          drained -> {
            movedAt = System.nanoTime();
            from.resume();
          });
    }
  }

  private void check() {
    if (System.nanoTime() - movedAt > idleTimeoutNanos) {
      cut();
    }
  }

  private void cut() {
    if (finish(false)) {
      call.breakOff();
    }
  }

  /** Whether it was not over before. */
  private boolean finish(boolean complete) {
    if (over) {
      return false;
    }
    over = true;
    vertx.cancelTimer(timer);
    if (!complete) {
      request.reset();
    }
    afterwards.run();
    return true;
  }
}
