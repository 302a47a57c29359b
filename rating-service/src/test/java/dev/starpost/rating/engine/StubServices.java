package dev.starpost.rating.engine;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.starpost.rating.Story;
import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** Answers like the lobby and the engine where this service asks them something. */
public final class StubServices implements QuarkusTestResourceLifecycleManager {
  private static final String SECRET = "the secret of both";

  /** Properties of the JVM, because this class is loaded more than once. */
  private static final String COMMITS = "test.engine.commits.";

  private static final String SHOWN = "test.engine.shown";

  private HttpServer server;

  @Override
  public Map<String, String> start() {
    try {
      server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    server.createContext("/internal/games/", StubServices::commits);
    server.createContext("/v1/catalog/", StubServices::catalog);
    server.createContext("/internal/service-tokens", StubServices::token);
    server.start();
    String address = "http://127.0.0.1:" + server.getAddress().getPort();
    return Map.of(
        "starpost.engine.address", address,
        "starpost.lobby.address", address,
        "starpost.lobby.secret", SECRET);
  }

  /** The engine has all that was told of it. */
  public static void knows(Story story) {
    System.setProperty(COMMITS + story.id(), "[" + String.join(",", story.told()) + "]");
  }

  /** By which the engine was asked last. */
  public static String shown() {
    return System.getProperty(SHOWN);
  }

  private static void token(HttpExchange exchange) throws IOException {
    String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
    boolean good = body.contains(SECRET) && body.contains("rating");
    answer(
        exchange, good ? 200 : 401, "{\"accessToken\":\"a token of the lobby\",\"expiresIn\":300}");
  }

  private static void commits(HttpExchange exchange) throws IOException {
    System.setProperty(SHOWN, exchange.getRequestHeaders().getFirst("Authorization"));
    String game = exchange.getRequestURI().getPath().split("/", -1)[3];
    String commits = System.getProperty(COMMITS + game, "[]");
    answer(exchange, 200, "{\"commits\":" + commits + "}");
  }

  /** Offers salvage and council, whether anybody plays them or not. */
  private static void catalog(HttpExchange exchange) throws IOException {
    String path = exchange.getRequestURI().getPath();
    boolean offered = path.endsWith("/salvage") || path.endsWith("/council");
    answer(exchange, offered ? 200 : 404, "{}");
  }

  private static void answer(HttpExchange exchange, int status, String body) throws IOException {
    byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
    exchange.getResponseHeaders().add("Content-Type", "application/json");
    exchange.sendResponseHeaders(status, bytes.length);
    exchange.getResponseBody().write(bytes);
    exchange.close();
  }

  @Override
  public void stop() {
    server.stop(0);
  }
}
