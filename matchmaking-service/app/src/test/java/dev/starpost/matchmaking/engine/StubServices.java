package dev.starpost.matchmaking.engine;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Answers like the lobby, the engine and the rating service where this service asks them something.
 * The engine has Salvage for 1 to 4; whoever has a place is told by {@link #stands}.
 */
public final class StubServices implements QuarkusTestResourceLifecycleManager {
  private static final String SECRET = "the secret of both";
  private static final ObjectMapper JSON = new ObjectMapper();

  /** Properties of the JVM, because this class is loaded more than once. */
  private static final String PLACE = "test.ladder.place.";

  private static final String AWAY = "test.engine.away";

  private HttpServer server;

  @Override
  public Map<String, String> start() {
    try {
      server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    server.createContext("/internal/tables", StubServices::table);
    server.createContext("/internal/ladders/", StubServices::places);
    server.createContext("/internal/service-tokens", StubServices::token);
    server.start();
    String address = "http://127.0.0.1:" + server.getAddress().getPort();
    return Map.of(
        "starpost.engine.address", address,
        "starpost.rating.address", address,
        "starpost.lobby.address", address,
        "starpost.lobby.secret", SECRET);
  }

  /** Somebody has this place on every ladder; 0 for one who rests. */
  public static void stands(String account, int place) {
    System.setProperty(PLACE + account, Integer.toString(place));
  }

  /** Whether the engine answers. */
  public static void engineIsAway(boolean away) {
    System.setProperty(AWAY, Boolean.toString(away));
  }

  private static void token(HttpExchange exchange) throws IOException {
    String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
    boolean good = body.contains(SECRET) && body.contains("\"matchmaking\"");
    answer(
        exchange, good ? 200 : 401, "{\"accessToken\":\"a token of the lobby\",\"expiresIn\":300}");
  }

  private static void table(HttpExchange exchange) throws IOException {
    JsonNode wish = JSON.readTree(exchange.getRequestBody());
    int least = wish.at("/seats/min").asInt(1);
    int most = wish.at("/seats/max").asInt(4);
    boolean isKnown = wish.path("game").asText().startsWith("salvage");
    if (Boolean.getBoolean(AWAY)) {
      answer(exchange, 503, "{}");
    } else if (!isKnown || most > 4) {
      String type = isKnown ? "bad-table" : "unknown-game";
      answer(
          exchange,
          422,
          "{\"type\":\"https://starpost.dev/problems/%s\",\"detail\":\"says the engine\"}"
              .formatted(type));
    } else {
      boolean longGame = wish.at("/options/longGame").asBoolean(false);
      answer(
          exchange,
          201,
          """
          {"commitment":"00","prefix":"sv","options":{"longGame":%s},
           "seats":{"min":%d,"max":%d}}"""
              .formatted(longGame, least, most));
    }
  }

  private static void places(HttpExchange exchange) throws IOException {
    String accounts = exchange.getRequestURI().getQuery().replace("accounts=", "");
    String places =
        Arrays.stream(accounts.split(",", -1))
            .filter(account -> System.getProperty(PLACE + account) != null)
            .map(
                account -> {
                  int place = Integer.getInteger(PLACE + account);
                  return """
                      {"account":"%s",%s"rating":1600,"provisional":false,"resting":%s}"""
                      .formatted(account, place == 0 ? "" : "\"place\":" + place + ",", place == 0);
                })
            .collect(Collectors.joining(","));
    boolean isAsked = "Bearer a token of the lobby".equals(authorization(exchange));
    answer(exchange, isAsked ? 200 : 401, "{\"places\":[" + places + "]}");
  }

  private static String authorization(HttpExchange exchange) {
    return exchange.getRequestHeaders().getFirst("Authorization");
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
