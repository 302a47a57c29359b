package dev.starpost.deploy.launcher;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.starpost.deploy.launcher.demo.Json;
import dev.starpost.deploy.launcher.demo.JsonFields;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Reachability as Starpost does, with one table and one small game: both bid, Ann goes on board,
 * searches twice, and leaves. Says no where it is told to.
 */
public final class StubStarpost implements AutoCloseable {
  static final String GAME = "sal-1";

  /** What it was asked. */
  public record Asked(String what, Map<String, String> headers, Object body) {
    public String key() {
      return headers.get("Idempotency-key");
    }
  }

  /** An answer instead of the right one; status 0 breaks the connection off. */
  record Trouble(int status, String retryAfter, String body) {}

  private final HttpServer server;
  private final List<Asked> asked = new ArrayList<>();
  private final Map<String, Deque<Trouble>> troubles = new HashMap<>();
  private final List<String> history = new ArrayList<>();
  private final Map<Integer, String> bids = new HashMap<>();
  private final Deque<String> tableStates = new ArrayDeque<>(List.of("open", "starting"));
  private String token = "good";
  private int guests;
  private int found;
  private boolean isOver;

  public StubStarpost() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/", this::answer);
    server.start();
    happens(event("derelict-sighted.v2", "Round 1: the Bright Anvil drifts into sight."));
  }

  public int port() {
    return server.getAddress().getPort();
  }

  /** The next time that it is asked this, it says that instead, and does nothing. */
  public void says(String what, int status, String retryAfter, String body) {
    troubles
        .computeIfAbsent(what, w -> new ArrayDeque<>())
        .add(new Trouble(status, retryAfter, body));
  }

  /** Tokens that were handed out before are of no use any more. */
  public void forgetsTokens() {
    token = "better";
  }

  public void cancelsTheTable() {
    tableStates.add("cancelled");
  }

  public List<Asked> asked(String what) {
    return asked.stream().filter(each -> each.what().equals(what)).toList();
  }

  @Override
  public void close() {
    server.stop(0);
  }

  private void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      String what = exchange.getRequestMethod() + " " + exchange.getRequestURI().getPath();
      String body = new String(exchange.getRequestBody().readAllBytes(), UTF_8);
      Map<String, String> headers = new HashMap<>();
      exchange.getRequestHeaders().forEach((name, values) -> headers.put(name, values.get(0)));
      Asked now = new Asked(what, headers, body.isEmpty() ? null : Json.read(body));
      asked.add(now);
      Trouble trouble = troubles.getOrDefault(what, new ArrayDeque<>()).poll();
      if (trouble != null && trouble.retryAfter() != null) {
        exchange.getResponseHeaders().set("Retry-After", trouble.retryAfter());
      }
      if (trouble != null && trouble.status() == 0) {
        return;
      }
      if (trouble == null && !mayAsk(now)) {
        trouble = new Trouble(401, null, "{\"detail\":\"Who are you?\"}");
      }
      send(
          exchange,
          trouble == null ? 200 : trouble.status(),
          trouble == null ? right(now, exchange.getRequestURI().getQuery()) : trouble.body());
    }
  }

  private static void send(HttpExchange exchange, int status, String text) throws IOException {
    byte[] bytes = text.getBytes(UTF_8);
    exchange.sendResponseHeaders(status, bytes.length == 0 ? -1 : bytes.length);
    exchange.getResponseBody().write(bytes);
  }

  private boolean mayAsk(Asked now) {
    return List.of("POST /v1/guests", "POST /v1/sessions/refresh").contains(now.what())
        || now.headers().getOrDefault("Authorization", "").endsWith("-" + token);
  }

  private String right(Asked now, String query) {
    String game = "/v1/games/" + GAME;
    int seat = now.headers().getOrDefault("Authorization", "").contains("Ann") ? 1 : 2;
    return switch (now.what()) {
      case "POST /v1/guests" -> admitted(++guests == 1 ? "Ann" : "Bob");
      case "POST /v1/sessions/refresh" ->
          tokens(JsonFields.text(now.body(), "refreshToken").replace("refresh-", ""));
      case "POST /v1/tables", "GET /v1/tables/t1" -> table();
      case "POST /v1/tables/t1/seats" -> "{\"id\":\"t1\"}";
      default -> {
        if (now.what().equals("GET " + game)) {
          yield game();
        } else if (now.what().equals("GET " + game + "/options")) {
          yield "{\"version\":%d,\"options\":%s}".formatted(history.size(), options(seat));
        } else if (now.what().equals("GET " + game + "/events")) {
          yield events(Integer.parseInt(query.replace("after=", "")));
        } else if (now.what().equals("POST " + game + "/moves")) {
          yield moved(seat, JsonFields.object(now.body(), "move"));
        }
        yield "{\"export\":\"" + now.what() + "\"}";
      }
    };
  }

  private String admitted(String name) {
    return "{\"account\":{\"name\":\"%s\"},%s".formatted(name, tokens(name).substring(1));
  }

  private String tokens(String name) {
    return "{\"accessToken\":\"%s-%s\",\"refreshToken\":\"refresh-%s\"}"
        .formatted(name, token, name);
  }

  private String table() {
    String state = tableStates.isEmpty() ? "started" : tableStates.remove();
    return "{\"id\":\"t1\",\"state\":\"%s\",\"gameId\":\"%s\"}".formatted(state, GAME);
  }

  private String game() {
    return """
        {"version":%d,"status":"%s","awaiting":%s,
         "seats":[{"seat":1,"name":"Ann"},{"seat":2,"name":"Bob"}],
         "state":{%s},
         "result":{"places":[{"seat":1,"rank":1,"points":2},{"seat":2,"rank":2,"points":0}]}}"""
        .formatted(
            history.size(),
            isOver ? "finished" : "running",
            awaiting(),
            isBidding() ? "" : "\"boarding\":{\"seat\":1,\"party\":[2,4],\"found\":" + found + "}");
  }

  private boolean isBidding() {
    return bids.size() < 2;
  }

  private List<Integer> awaiting() {
    if (isOver) {
      return List.of();
    }
    return isBidding()
        ? List.of(1, 2).stream().filter(s -> !bids.containsKey(s)).toList()
        : List.of(1);
  }

  private String options(int seat) {
    if (!awaiting().contains(seat)) {
      return "[]";
    }
    return isBidding()
        ? """
          [{"move":{"type":"bid"},"label":"Bid with a boarding party","choose":[{"param":"crew",
            "min":0,"max":3,"of":[{"value":4,"label":"crew of strength 4","times":2},
                                  {"value":2,"label":"crew of strength 2","times":1}]}]}]"""
        : """
          [{"move":{"type":"search"},"label":"Search another hold","choose":[]},
           {"move":{"type":"leave"},"label":"Leave with %d cargo","choose":[]}]"""
            .formatted(found);
  }

  private String events(int after) {
    List<String> entries = new ArrayList<>();
    // One at a time, so that whoever wants all of them has to go on.
    for (int version = after + 1; version <= Math.min(after + 1, history.size()); version++) {
      entries.add("{\"version\":%d,\"events\":%s}".formatted(version, history.get(version - 1)));
    }
    return "{\"version\":%d,\"history\":%s}".formatted(history.size(), entries);
  }

  private String moved(int seat, Object move) {
    switch (JsonFields.text(move, "type")) {
      case "bid" -> {
        bids.put(seat, Json.write(JsonFields.list(move, "crew")));
        String placed =
            event("bid-placed.v1", (seat == 1 ? "Ann" : "Bob") + " places a bid face down.");
        if (isBidding()) {
          happens(placed);
        } else {
          happens(
              placed,
              event(
                  "tie-rolled.v1",
                  "The strongest bids are equal, so the die decides: Ann rolls 6 and Bob rolls 1."),
              event("derelict-boarded.v2", "Ann wins the bid and boards the Bright Anvil."));
        }
      }
      case "search" -> {
        found++;
        happens(event("hold-searched.v2", "Ann searches the Bright Anvil and rolls 5."));
      }
      default -> {
        isOver = true;
        happens(
            event("derelict-left.v2", "Ann leaves the Bright Anvil with " + found + " cargo."),
            event("ended.v2", "The game is over."));
      }
    }
    return "{\"status\":\"done\"}";
  }

  private static String event(String type, String text) {
    return "{\"type\":\"%s\",\"text\":\"%s\"}".formatted(type, text);
  }

  private void happens(String... events) {
    history.add(List.of(events).toString());
  }
}
