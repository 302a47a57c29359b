package dev.starpost.lobby.tables;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/**
 * Answers about tables as the engine does. What it is to say of a game's commands and commits is
 * put into it by {@code PUT} at the same address, because tests and this run in different class
 * loaders. Of the games it knows, {@code away} is always busy and {@code slow} never done.
 */
public final class EngineForTables implements QuarkusTestResourceLifecycleManager {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final Map<String, int[]> PLAYERS =
      Map.of("salvage", new int[] {2, 4}, "lone", new int[] {1, 1});

  private final Map<String, String> told = new ConcurrentHashMap<>();
  private final CountDownLatch over = new CountDownLatch(1);
  private HttpServer server;

  @Override
  public Map<String, String> start() {
    try {
      server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    server.setExecutor(
        Executors.newCachedThreadPool(
            work -> {
              Thread thread = new Thread(work, "engine-for-tables");
              thread.setDaemon(true);
              return thread;
            }));
    server.createContext("/internal/tables", this::table);
    server.createContext("/internal/games/", this::game);
    server.start();
    return Map.of(
        "starpost.engine.address",
        "http://127.0.0.1:" + server.getAddress().getPort(),
        "starpost.engine.response-timeout",
        "PT2S",
        // Tests sweep when they want to.
        "starpost.tables.stale",
        "P36500D",
        "starpost.tables.overdue",
        "P36500D");
  }

  @Override
  public void stop() {
    over.countDown();
    server.stop(0);
  }

  private void table(HttpExchange exchange) throws IOException {
    JsonNode request = JSON.readTree(exchange.getRequestBody().readAllBytes());
    boolean french = "fr".equals(exchange.getRequestHeaders().getFirst("Accept-Language"));
    String token = exchange.getRequestHeaders().getFirst("Authorization");
    String game = request.path("game").asText();
    if (token == null || !token.startsWith("Bearer ")) {
      answer(exchange, 401, problem("unauthenticated", "Who are you?"));
    } else if (game.equals("away")) {
      answer(exchange, 503, problem("unavailable", "Not now."));
    } else if (game.equals("slow")) {
      await();
      exchange.close();
    } else if (!PLAYERS.containsKey(game)) {
      String detail =
          french
              ? "Il n'y a pas de jeu nommé " + game + " ici."
              : "There is no game called " + game + " here.";
      answer(exchange, 422, problem("unknown-game", detail));
    } else {
      check(exchange, request, PLAYERS.get(game), french);
    }
  }

  private void await() {
    try {
      over.await(30, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static void check(HttpExchange exchange, JsonNode request, int[] admitted, boolean french)
      throws IOException {
    ObjectNode options = JSON.createObjectNode().put("longGame", false).put("space", "calm");
    for (var option : request.path("options").properties()) {
      if (!options.has(option.getKey())) {
        String detail =
            option.getKey() + (french ? " n’est pas une option de ce jeu." : " is no option.");
        answer(exchange, 422, badTable(option.getKey(), detail));
        return;
      }
      options.set(option.getKey(), option.getValue());
    }
    int min = request.path("seats").path("min").asInt(admitted[0]);
    int max = request.path("seats").path("max").asInt(admitted[1]);
    if (min < admitted[0] || max > admitted[1]) {
      answer(exchange, 422, badTable("players", french ? "Trop ou trop peu." : "Not so many."));
      return;
    }
    ObjectNode prepared = JSON.createObjectNode();
    prepared.put("commitment", (UUID.randomUUID() + "" + UUID.randomUUID()).replace("-", ""));
    prepared.put("prefix", request.path("game").asText().equals("salvage") ? "sv" : "lo");
    prepared.set("options", options);
    prepared.putObject("seats").put("min", min).put("max", max);
    answer(exchange, 201, prepared.toString());
  }

  private static String badTable(String option, String detail) throws IOException {
    ObjectNode problem = (ObjectNode) JSON.readTree(problem("bad-table", detail));
    return problem.put("option", option).put("code", "bad-" + option).toString();
  }

  private static String problem(String code, String detail) {
    return JSON.createObjectNode()
        .put("type", "https://starpost.dev/problems/" + code)
        .put("title", code)
        .put("detail", detail)
        .toString();
  }

  private void game(HttpExchange exchange) throws IOException {
    String path = exchange.getRequestURI().getPath();
    if (exchange.getRequestMethod().equals("PUT")) {
      String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
      told.put(path, body);
      answer(exchange, 200, "{}");
      return;
    }
    String nothing = path.endsWith("/commits") ? "{\"commits\": []}" : "{\"status\": \"unknown\"}";
    answer(exchange, 200, told.getOrDefault(path, nothing));
  }

  private static void answer(HttpExchange exchange, int status, String body) throws IOException {
    byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
    String type = status < 400 ? "application/json" : "application/problem+json";
    exchange.getResponseHeaders().put("Content-Type", List.of(type));
    exchange.sendResponseHeaders(status, bytes.length);
    exchange.getResponseBody().write(bytes);
    exchange.close();
  }
}
