package dev.starpost.gateway.stub;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.core.json.JsonObject;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/**
 * An engine that tells what it was asked, or misbehaves as the parameter {@code do} says. Streams
 * say what {@code /control/say} tells them to.
 */
final class StubEngine {
  private final Vertx vertx;
  private final Map<String, HttpServerResponse> streams = new ConcurrentHashMap<>();
  private final AtomicInteger waiting = new AtomicInteger();
  private final AtomicLong flooded = new AtomicLong();
  private final AtomicBoolean described = new AtomicBoolean(true);
  private final String description = readDescription();
  private String origin;

  StubEngine(Vertx vertx) {
    this.vertx = vertx;
  }

  int start() {
    int port =
        vertx
            .createHttpServer(StubServices.limits())
            .requestHandler(this::receive)
            .listen(0, "127.0.0.1")
            .toCompletionStage()
            .toCompletableFuture()
            .join()
            .actualPort();
    origin = "http://127.0.0.1:" + port;
    return port;
  }

  private void receive(HttpServerRequest request) {
    String path = request.path();
    if (path.startsWith("/control/")) {
      control(request);
    } else if (path.equals("/openapi")) {
      describe(request);
    } else if (path.equals("/internal/export")) {
      // Nothing is stored here.
      request.response().end(" {} ");
    } else if (path.equals("/q/health/ready")) {
      request.response().end("{}");
    } else if (path.endsWith("/stream")) {
      stream(request);
    } else {
      request.body().onSuccess(body -> answer(request, body));
    }
  }

  private void control(HttpServerRequest request) {
    HttpServerResponse stream = streams.get(String.valueOf(request.getParam("game")));
    switch (request.path()) {
      case "/control/say" -> {
        if (stream != null) {
          stream.write(request.getParam("line") + "\n");
        }
      }
      case "/control/end" -> stream.end();
      case "/control/break" -> stream.reset();
      case "/control/describe" -> described.set(Boolean.parseBoolean(request.getParam("it")));
      default -> {}
    }
    JsonObject state =
        new JsonObject()
            .put("open", stream != null)
            .put("waiting", waiting.get())
            .put("flooded", flooded.get());
    request.response().end(state.encode());
  }

  private void stream(HttpServerRequest request) {
    String game = request.path().split("/", -1)[3];
    HttpServerResponse response = request.response().setChunked(true);
    response.putHeader("Content-Type", request.getHeader("Accept"));
    response.closeHandler(closed -> streams.remove(game));
    streams.put(game, response);
    if ("flood".equals(request.getParam("do"))) {
      flooded.set(0);
      flood(response);
    } else if ("who".equals(request.getParam("do"))) {
      response.write(request.getHeader("Authorization") + "\n");
    } else {
      response.write("first\n");
    }
  }

  /** As fast as the other side takes it. */
  private void flood(HttpServerResponse response) {
    Buffer chunk = Buffer.buffer(new byte[16 * 1024]);
    if (response.closed()) {
      return;
    }
    while (!response.writeQueueFull()) {
      response.write(chunk);
      flooded.addAndGet(chunk.length());
    }
    response.drainHandler(drained -> vertx.runOnContext(now -> flood(response)));
  }

  private void answer(HttpServerRequest request, Buffer body) {
    HttpServerResponse response = request.response();
    String todo = request.getParam("do");
    switch (todo == null ? "" : todo) {
      case "hang" -> {
        waiting.incrementAndGet();
        response.closeHandler(closed -> waiting.decrementAndGet());
      }
      case "reset" -> request.connection().close();
      case "garbage" -> request.toNetSocket().onSuccess(socket -> socket.write("what?\r\n\r\n"));
      case "half" -> {
        response.putHeader("Content-Length", "1000").write("half of it");
        vertx.setTimer(50, timer -> request.connection().close());
      }
      case "half-chunked" -> {
        response.setChunked(true).write("half of it");
        vertx.setTimer(50, timer -> request.connection().close());
      }
      case "stall" -> response.putHeader("Content-Length", "1000").write("half of it");
      case "nothing" -> response.setStatusCode(204).end();
      case "big" -> response.end(Buffer.buffer(new byte[3_000_000]));
      default -> echo(request, response, body);
    }
  }

  private void echo(HttpServerRequest request, HttpServerResponse response, Buffer body) {
    JsonObject headers = new JsonObject();
    request.headers().forEach((name, value) -> headers.put(name.toLowerCase(Locale.ROOT), value));
    JsonObject echo =
        new JsonObject()
            .put("service", "engine")
            .put("method", request.method().name())
            .put("uri", request.uri())
            .put("headers", headers)
            .put("bytes", body.length())
            .put("body", body.length() < 1000 ? body.toString() : "");
    String policy = request.getParam("cache");
    if (policy != null) {
      response.putHeader("Cache-Control", policy);
    }
    String status = request.getParam("status");
    response
        .setStatusCode(status == null ? 200 : Integer.parseInt(status))
        .putHeader("Content-Type", "application/json")
        .putHeader("ETag", "\"7\"")
        .putHeader("Server", "stub")
        .putHeader("X-Powered-By", "stub")
        .putHeader("X-Starpost-Secret", "stub")
        .putHeader("X-Request-Id", "stub")
        .putHeader("Access-Control-Allow-Origin", "https://stub.example")
        .putHeader("Access-Control-Allow-Credentials", "true")
        .putHeader("Connection", "X-Hop")
        .putHeader("X-Hop", "stub")
        .putHeader("Location", origin + "/v1/games/af-1")
        .putHeader("Link", "<" + origin + "/v1/games/af-1?after=2>; rel=\"next\"")
        .end(echo.encode());
  }

  private void describe(HttpServerRequest request) {
    if (!described.get()) {
      request.response().setStatusCode(503).end();
      return;
    }
    request.response().end(description);
  }

  /** Read once: all who wait for an answer would wait for it, too. */
  private static String readDescription() {
    try {
      return new ObjectMapper(new YAMLFactory())
          .readTree(Path.of("../docs/api/engine.yaml").toFile())
          .toString();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
