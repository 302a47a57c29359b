package dev.starpost.gateway.forward;

import dev.starpost.gateway.problem.GatewayProblem;
import io.vertx.core.Future;
import io.vertx.core.Promise;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerRequest;
import java.time.Duration;

/**
 * Buffered request body. Collects the body of a request before anybody else sees it: it is small,
 * services never get half of one, and a client that sends slowly holds no connection to a service.
 */
final class RequestBody {
  private static final String CONTINUE = "100-continue";

  private final HttpServerRequest request;
  private final long most;
  private final Buffer collected = Buffer.buffer();
  private final Promise<Buffer> whole = Promise.promise();

  /** Why there is no body. */
  static final class Refused extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final GatewayProblem problem;

    Refused(GatewayProblem problem) {
      super(problem.code(), null, false, false);
      this.problem = problem;
    }

    GatewayProblem problem() {
      return problem;
    }
  }

  private RequestBody(HttpServerRequest request, long most) {
    this.request = request;
    this.most = most;
  }

  /** Fails with {@link Refused}, or because the client has gone. */
  static Future<Buffer> collect(
      Vertx vertx, HttpServerRequest request, long most, Duration timeout) {
    RequestBody body = new RequestBody(request, most);
    long timer = vertx.setTimer(timeout.toMillis(), id -> body.refuse(GatewayProblem.TOO_SLOW));
    body.read();
    return body.whole.future().onComplete(done -> vertx.cancelTimer(timer));
  }

  private void read() {
    request.handler(this::take);
    request.endHandler(end -> whole.tryComplete(collected));
    request.exceptionHandler(whole::tryFail);
    if (CONTINUE.equalsIgnoreCase(request.getHeader(HttpHeaders.EXPECT))) {
      request.response().writeContinue();
    }
    request.resume();
  }

  private void take(Buffer chunk) {
    if (collected.length() + (long) chunk.length() > most) {
      refuse(GatewayProblem.TOO_LARGE);
    } else {
      collected.appendBuffer(chunk);
    }
  }

  private void refuse(GatewayProblem problem) {
    request.handler(null);
    whole.tryFail(new Refused(problem));
  }
}
