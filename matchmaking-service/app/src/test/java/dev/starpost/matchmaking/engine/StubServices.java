package dev.starpost.matchmaking.engine;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.starpost.web.testkit.ServiceStub;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Answers like the lobby, the engine and the rating service where this service asks them something.
 * The engine has Salvage for 1 to 4; whoever has a place is told by {@link #stands}.
 */
public final class StubServices extends ServiceStub {
  private static final ObjectMapper JSON = new ObjectMapper();

  private static final String PLACE = "test.ladder.place.";
  private static final String AWAY = "test.engine.away";

  public StubServices() {
    super("matchmaking");
  }

  @Override
  protected void serveMore(HttpServer server) {
    server.createContext("/internal/tables", StubServices::table);
    server.createContext("/internal/ladders/", StubServices::places);
  }

  @Override
  protected List<String> others() {
    return List.of("rating");
  }

  /** Somebody has this place on every ladder; 0 for one who rests. */
  public static void stands(String account, int place) {
    System.setProperty(PLACE + account, Integer.toString(place));
  }

  /** Whether the engine answers. */
  public static void engineIsAway(boolean away) {
    System.setProperty(AWAY, Boolean.toString(away));
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
    answer(exchange, hasToken(exchange) ? 200 : 401, "{\"places\":[" + places + "]}");
  }
}
