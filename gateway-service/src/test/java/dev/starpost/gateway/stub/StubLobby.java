package dev.starpost.gateway.stub;

import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpServer;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.core.json.JsonObject;
import java.util.Base64;
import java.util.Locale;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.jose4j.jwk.JsonWebKey;
import org.jose4j.jwk.RsaJsonWebKey;
import org.jose4j.jwk.RsaJwkGenerator;
import org.jose4j.lang.JoseException;

/**
 * A lobby that knows every token whose fifth character on says {@code good}, and every session that
 * begins so; {@code gone} is refused, {@code fail} and {@code hang} are what they say. {@code
 * /control/revoke} makes a good one a bad one. At its other port {@code /die}, {@code /hang} and
 * {@code /live} are what they say, and tell how many exchanges are held.
 */
final class StubLobby {
  private final Vertx vertx;
  private final RsaJsonWebKey key;
  private final Map<String, Integer> exchanges = new ConcurrentHashMap<>();
  private final Map<String, Boolean> revoked = new ConcurrentHashMap<>();
  private final Queue<Runnable> held = new ConcurrentLinkedQueue<>();
  private volatile boolean hanging;
  private volatile boolean dead;
  private volatile HttpServer server;

  StubLobby(Vertx vertx) {
    this.vertx = vertx;
    try {
      key = RsaJwkGenerator.generateJwk(2048);
    } catch (JoseException e) {
      throw new IllegalStateException(e);
    }
    key.setKeyId("first");
  }

  String privateKey() {
    return Base64.getEncoder().encodeToString(key.getPrivateKey().getEncoded());
  }

  int start() {
    return listen(0).toCompletionStage().toCompletableFuture().join().actualPort();
  }

  /** Where a test makes it die and come back, which it could not say while it is dead. */
  int startControl() {
    return vertx
        .createHttpServer()
        .requestHandler(this::control)
        .listen(0, "127.0.0.1")
        .toCompletionStage()
        .toCompletableFuture()
        .join()
        .actualPort();
  }

  private Future<HttpServer> listen(int port) {
    return vertx
        .createHttpServer(StubServices.limits())
        .requestHandler(this::receive)
        .listen(port, "127.0.0.1")
        .onSuccess(listening -> server = listening);
  }

  private void control(HttpServerRequest request) {
    Future<?> done = Future.succeededFuture();
    switch (request.path()) {
      case "/die" -> {
        dead = true;
        done = server.close();
      }
      case "/live" -> {
        hanging = false;
        held.forEach(Runnable::run);
        held.clear();
        done = dead ? listen(server.actualPort()) : done;
        dead = false;
      }
      case "/hang" -> hanging = true;
      default -> {}
    }
    done.onComplete(ended -> request.response().end(String.valueOf(held.size())));
  }

  private void receive(HttpServerRequest request) {
    switch (request.path()) {
      case "/internal/exchange" ->
          request.body().onSuccess(body -> exchange(request, body.toJsonObject()));
      case "/.well-known/jwks.json" ->
          request
              .response()
              .end("{\"keys\":[" + key.toJson(JsonWebKey.OutputControlLevel.PUBLIC_ONLY) + "]}");
      case "/control/exchanges" ->
          request
              .response()
              .end(String.valueOf(exchanges.getOrDefault(request.getParam("secret"), 0)));
      case "/control/revoke" -> {
        revoked.put(request.getParam("secret"), true);
        request.response().end();
      }
      case "/internal/export" -> export(request);
      case "/openapi" -> request.response().end(description());
      case "/q/health/ready" -> request.response().setStatusCode(503).end();
      default -> echo(request);
    }
  }

  private static void export(HttpServerRequest request) {
    if (request.headers().contains("Authorization")) {
      request.response().end("{\"account\": {\"name\": \"Ann\"}, \"notes\": []}");
    } else {
      request
          .response()
          .setStatusCode(401)
          .putHeader("Content-Type", "application/problem+json")
          .putHeader("WWW-Authenticate", "Bearer")
          .end("{\"type\": \"https://starpost.dev/problems/unauthenticated\"}");
    }
  }

  private void exchange(HttpServerRequest request, JsonObject asked) {
    String secret = asked.getString("token", asked.getString("session"));
    exchanges.merge(secret, 1, Integer::sum);
    if (hanging) {
      Runnable answer = () -> answer(request, asked, secret);
      held.add(answer);
      request.connection().closeHandler(closed -> held.remove(answer));
    } else {
      answer(request, asked, secret);
    }
  }

  private void answer(HttpServerRequest request, JsonObject asked, String secret) {
    String kind = secret.startsWith("stp_") ? secret.substring(4) : secret;
    String forWhat = asked.getBoolean("stream", false) ? "-for-a-stream" : "";
    HttpServerResponse response = request.response();
    if (revoked.containsKey(secret) || kind.startsWith("gone")) {
      response.setStatusCode(401).end("{}");
    } else if (kind.startsWith("fail")) {
      response.setStatusCode(500).end("{}");
    } else if (!kind.startsWith("hang")) {
      // Slow enough for requests that come together to come together.
      vertx.setTimer(
          100,
          timer ->
              response.end(
                  new JsonObject()
                      .put("accessToken", "internal-of-" + kind + forWhat)
                      .put("expiresIn", kind.startsWith("goodBrief") ? 1 : 300)
                      .put("account", "account-" + kind)
                      .encode()));
    }
  }

  private static void echo(HttpServerRequest request) {
    JsonObject headers = new JsonObject();
    request.headers().forEach((name, value) -> headers.put(name.toLowerCase(Locale.ROOT), value));
    request
        .response()
        .putHeader("Content-Type", "application/json")
        .end(
            new JsonObject()
                .put("service", "lobby")
                .put("method", request.method().name())
                .put("uri", request.uri())
                .put("headers", headers)
                .encode());
  }

  private static String description() {
    return """
        {"openapi": "3.1.0", "info": {"title": "Lobby", "version": "1"},
         "servers": [{"url": "http://lobby:8080"}],
         "security": [{"token": ["tables"]}],
         "tags": [{"name": "tables"}],
         "paths": {
           "/v1/tables": {"get": {"operationId": "tables", "tags": ["tables"],
             "responses": {"200": {"description": "Tables", "content": {"application/json":
               {"schema": {"$ref": "#/components/schemas/Catalog"}}}}}}},
           "/v1/games/{id}/chat": {"get": {"responses": {"200": {"description": "Words"}}}},
           "/internal/exchange": {"post": {"responses": {"200": {"description": "Secret"}}}},
           "/v1/catalog": {"get": {"responses": {"200": {"description": "Not ours to say"}}}}},
         "components": {
           "schemas": {"Catalog": {"type": "object", "description": "Of tables."}},
           "securitySchemes": {"token": {"type": "http", "scheme": "bearer",
             "description": "Of the lobby."}}}}
        """;
  }
}
