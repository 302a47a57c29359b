package dev.starpost.gateway.stub;

import io.vertx.core.Vertx;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.core.json.JsonObject;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A service that stores something about people, or misbehaves as the token says that it is asked
 * with. Anywhere else it tells how many wait for it.
 */
final class StubKeeper {
  private static final int MORE_THAN_IS_GATHERED = 200_000;

  private final Vertx vertx;
  private final AtomicInteger waiting = new AtomicInteger();

  StubKeeper(Vertx vertx) {
    this.vertx = vertx;
  }

  int start() {
    return vertx
        .createHttpServer(StubServices.limits())
        .requestHandler(this::receive)
        .listen(0, "127.0.0.1")
        .toCompletionStage()
        .toCompletableFuture()
        .join()
        .actualPort();
  }

  private void receive(HttpServerRequest request) {
    if (request.path().equals("/internal/export")) {
      export(request, String.valueOf(request.getHeader("Authorization")));
    } else {
      request.response().end(String.valueOf(waiting.get()));
    }
  }

  private void export(HttpServerRequest request, String token) {
    HttpServerResponse response = request.response();
    if (token.equals("null")) {
      response.putHeader("WWW-Authenticate", "Bearer");
      refuse(response, 401, "unauthenticated");
    } else if (token.contains("Program")) {
      refuse(response, 403, "forbidden");
    } else if (token.contains("Reset")) {
      request.connection().close();
    } else if (token.contains("Half")) {
      response.putHeader("Content-Length", "1000").write("{\"tickets\": [");
      response.reset();
    } else if (token.contains("Failing")) {
      response.setStatusCode(500).end("{}");
    } else if (token.contains("Older")) {
      response.setStatusCode(404).end("{}");
    } else if (token.contains("Garbage")) {
      response.end("{\"tickets\": [}");
    } else if (token.contains("Clash")) {
      response.end("{\"account\": {}}");
    } else if (token.contains("Long")) {
      response.end("{\"tickets\": \"" + "x".repeat(MORE_THAN_IS_GATHERED) + "\"}");
    } else if (token.contains("Hang")) {
      waiting.incrementAndGet();
      response.closeHandler(closed -> waiting.decrementAndGet());
    } else {
      JsonObject headers = new JsonObject();
      request.headers().forEach((name, value) -> headers.put(name.toLowerCase(Locale.ROOT), value));
      response.end(new JsonObject().put("headers", headers).encode());
    }
  }

  private static void refuse(HttpServerResponse response, int status, String problem) {
    response
        .setStatusCode(status)
        .putHeader("Content-Type", "application/problem+json")
        .putHeader("Content-Language", "en")
        .putHeader("X-Starpost-Secret", "stub")
        .end(
            new JsonObject()
                .put("type", "https://starpost.dev/problems/" + problem)
                .put("status", status)
                .encode());
  }
}
