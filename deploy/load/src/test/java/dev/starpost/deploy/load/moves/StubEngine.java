package dev.starpost.deploy.load.moves;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Games of two rounds, in each of which three seats bid; the third move of every game is stale. */
final class StubEngine implements AutoCloseable {
  private static final int SEATS = 3;
  private static final int LAST_VERSION = 1 + 2 * SEATS;

  private static final class StubGame {
    private long version = 1;
    private final Set<String> bidders = new HashSet<>();
    private boolean wasStale;
  }

  private final HttpServer server;
  private final Map<String, StubGame> games = new HashMap<>();
  private final Set<String> keys = new HashSet<>();
  private final List<String> complaints = new ArrayList<>();
  private int moves;

  StubEngine() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/", this::answer);
    server.start();
  }

  int port() {
    return server.getAddress().getPort();
  }

  /** Accepted ones. */
  synchronized int moves() {
    return moves;
  }

  /** What the clients have done wrong. */
  synchronized List<String> complaints() {
    return List.copyOf(complaints);
  }

  private synchronized void answer(HttpExchange exchange) throws IOException {
    String path = exchange.getRequestURI().getPath();
    String body = new String(exchange.getRequestBody().readAllBytes(), UTF_8);
    if (path.equals("/internal/games")) {
      String id = "sv-" + games.size();
      games.put(id, new StubGame());
      send(exchange, 201, "{\"gameId\":\"%s\",\"version\":1}".formatted(id));
      return;
    }
    String[] parts = path.split("/", -1);
    StubGame game = games.get(parts[3]);
    String last = parts[parts.length - 1];
    if (last.equals("moves")) {
      move(exchange, parts[3], game, body);
    } else if (last.equals("options")) {
      send(
          exchange,
          200,
          "{\"version\":%d,\"options\":[{\"move\":{\"type\":\"bid\",\"crew\":[]}}]}"
              .formatted(game.version));
    } else {
      send(
          exchange,
          200,
          "{\"gameId\":\"%s\",\"version\":%d,\"status\":\"running\",\"awaiting\":%s,\"question\":{\"kind\":\"bid\"}}"
              .formatted(parts[3], game.version, awaiting(game)));
    }
  }

  private void move(HttpExchange exchange, String gameId, StubGame game, String body)
      throws IOException {
    String token = exchange.getRequestHeaders().getFirst("Authorization");
    require(body.equals("{\"move\":" + MoveChoice.BID_NOTHING + "}"), "an illegal move: " + body);
    require(keys.add(exchange.getRequestHeaders().getFirst("Idempotency-Key")), "a key again");
    String known = exchange.getRequestHeaders().getFirst("If-Match");
    require(known != null && known.matches("\"[0-9]+\""), "no version: " + known);
    if (game.version == 3 && !game.wasStale) {
      game.wasStale = true;
      send(exchange, 412, "{\"title\":\"stale\"}");
      return;
    }
    require(game.bidders.add(token), "a second bid");
    boolean roundIsOver = game.bidders.size() == SEATS;
    if (roundIsOver) {
      game.bidders.clear();
    }
    game.version++;
    moves++;
    boolean finished = game.version == LAST_VERSION;
    String sighted = roundIsOver && !finished ? "{\"type\":\"derelict-sighted.v1\"}" : "";
    send(
        exchange,
        200,
        "{\"gameId\":\"%s\",\"version\":%d,\"status\":\"done\",\"events\":[%s],\"awaiting\":%s,\"finished\":%s}"
            .formatted(gameId, game.version, sighted, finished ? "[]" : awaiting(game), finished));
  }

  /** Those that have not bid in this round. */
  private String awaiting(StubGame game) {
    List<Integer> seats = new ArrayList<>();
    for (int seat = 1; seat <= SEATS; seat++) {
      int number = seat;
      if (game.bidders.stream().noneMatch(token -> seatOf(token) == number)) {
        seats.add(seat);
      }
    }
    return seats.toString();
  }

  /** The last digit of the account, such as bench-0-2. */
  private static int seatOf(String token) {
    String claims = new String(Base64.getUrlDecoder().decode(token.split("\\.", -1)[1]), UTF_8);
    String account = SituationTest.json(claims).path("sub").asText();
    return account.charAt(account.length() - 1) - '0';
  }

  private void require(boolean holds, String complaint) {
    if (!holds) {
      complaints.add(complaint);
    }
  }

  private static void send(HttpExchange exchange, int status, String json) throws IOException {
    byte[] bytes = json.getBytes(UTF_8);
    exchange.sendResponseHeaders(status, bytes.length);
    exchange.getResponseBody().write(bytes);
    exchange.close();
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
