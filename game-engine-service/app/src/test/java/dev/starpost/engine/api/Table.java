package dev.starpost.engine.api;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.web.testkit.Tokens;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.UUID;
import java.util.function.Predicate;

/** A game of Salvage in the engine under test, played by whatever its options offer. */
public final class Table {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  private final String gameId;
  private final List<String> accounts;
  private final Random random = new Random(7);

  private Table(String gameId, List<String> accounts) {
    this.gameId = gameId;
    this.accounts = accounts;
  }

  /** Starts a game that everybody may watch. */
  public static Table of(String... accounts) {
    return start("public", accounts);
  }

  /** Starts a game that only its players may see. */
  public static Table secret(String... accounts) {
    return start("private", accounts);
  }

  /** Starts a game of one person, in the first seat, and bots that play this well. */
  public static Table withBots(String account, String... levels) {
    ObjectNode game = JSON.createObjectNode().put("game", "salvage");
    ArrayNode players = game.putArray("players");
    players.addObject().put("account", account).put("name", account.toUpperCase(Locale.ROOT));
    for (String level : levels) {
      players.addObject().put("bot", level).put("name", "Bot");
    }
    return begin(game, account);
  }

  /** Starts another game than Salvage. */
  public static Table playing(String kind, String... accounts) {
    return start(JSON.createObjectNode().put("visibility", "public").put("game", kind), accounts);
  }

  /** Starts a game with so much time for each move, after which a bot takes the seat. */
  public static Table timed(String move, String... accounts) {
    ObjectNode game = JSON.createObjectNode();
    game.putObject("clock")
        .put("kind", "per-move")
        .put("move", move)
        .put("timeout", "bot-takeover");
    return start(game, accounts);
  }

  private static Table start(String visibility, String... accounts) {
    return start(JSON.createObjectNode().put("visibility", visibility), accounts);
  }

  private static Table start(ObjectNode game, String... accounts) {
    game.put("game", game.path("game").asText("salvage"));
    ArrayNode players = game.putArray("players");
    for (String account : accounts) {
      players.addObject().put("account", account).put("name", account.toUpperCase(Locale.ROOT));
    }
    return begin(game, accounts);
  }

  private static Table begin(ObjectNode game, String... accounts) {
    awaitReady();
    Response started =
        given()
            .auth()
            .oauth2(Tokens.operator())
            .contentType("application/json")
            .body(game.toString())
            .post("/internal/games");
    assertThat(started.statusCode()).as(started.asString()).isEqualTo(201);
    return new Table(started.path("gameId"), List.of(accounts));
  }

  public static void awaitReady() {
    Instant end = Instant.now().plus(PATIENCE);
    while (given().get("/q/health/ready").statusCode() != 200) {
      assertThat(Instant.now()).as("the engine gets ready").isBefore(end);
    }
  }

  public String gameId() {
    return gameId;
  }

  public List<String> accounts() {
    return accounts;
  }

  public String path(String rest) {
    return "/v1/games/" + gameId + rest;
  }

  public static RequestSpecification as(String account) {
    return given().auth().oauth2(Tokens.player(account));
  }

  public JsonNode view(String account) {
    return json(as(account).get(path("")));
  }

  public JsonNode options(String account) {
    return json(as(account).get(path("/options")));
  }

  /** Makes a move; says which version it led to. */
  public long move(String account, long known, JsonNode move) {
    Response answer = send(account, known, move);
    assertThat(answer.statusCode()).as(answer.asString()).isEqualTo(200);
    return json(answer).get("version").longValue();
  }

  public Response send(String account, long known, JsonNode move) {
    return as(account)
        .contentType("application/json")
        .header("Idempotency-Key", UUID.randomUUID())
        .header("If-Match", "\"" + known + "\"")
        .body(JSON.createObjectNode().set("move", move).toString())
        .post(path("/moves"));
  }

  public void resign(String account) {
    as(account)
        .header("Idempotency-Key", UUID.randomUUID())
        .post(path("/resignation"))
        .then()
        .statusCode(200);
  }

  public void undo(String account) {
    as(account)
        .header("Idempotency-Key", UUID.randomUUID())
        .post(path("/undo"))
        .then()
        .statusCode(200);
  }

  /** Asks for something that needs no body. */
  public Response post(String account, String rest) {
    return as(account).header("Idempotency-Key", UUID.randomUUID()).post(path(rest));
  }

  /** Looks until the game is as it should be. */
  public JsonNode awaitView(String account, Predicate<JsonNode> asItShouldBe) {
    Instant end = Instant.now().plus(PATIENCE);
    JsonNode view = view(account);
    while (!asItShouldBe.test(view)) {
      assertThat(Instant.now()).as("waited too long with " + view).isBefore(end);
      view = view(account);
    }
    return view;
  }

  /** Somebody who is awaited decides at random; false if the game is over. */
  public boolean playOn() {
    JsonNode game = view(accounts.get(0));
    if (game.get("awaiting").isEmpty()) {
      return false;
    }
    int index = random.nextInt(game.get("awaiting").size());
    decide(accounts.get(game.get("awaiting").get(index).intValue() - 1));
    return true;
  }

  public long decide(String account) {
    JsonNode options = options(account);
    JsonNode option = options.get("options").get(random.nextInt(options.get("options").size()));
    return move(account, options.get("version").longValue(), filled(option));
  }

  public boolean isRunning(String account) {
    return !view(account).get("awaiting").isEmpty();
  }

  public boolean isAwaited(String account, int seat) {
    for (JsonNode awaited : view(account).get("awaiting")) {
      if (awaited.intValue() == seat) {
        return true;
      }
    }
    return false;
  }

  public Table playToTheEnd() {
    while (playOn()) {
      // Each call is one decision.
    }
    return this;
  }

  private JsonNode filled(JsonNode option) {
    ObjectNode move = option.get("move").deepCopy();
    for (JsonNode choose : option.get("choose")) {
      List<JsonNode> values = new ArrayList<>();
      for (JsonNode of : choose.get("of")) {
        values.addAll(Collections.nCopies(of.get("times").intValue(), of.get("value")));
      }
      Collections.shuffle(values, random);
      int min = choose.get("min").intValue();
      int count = min + random.nextInt(choose.get("max").intValue() - min + 1);
      ArrayNode chosen = move.putArray(choose.get("param").textValue());
      values.subList(0, count).forEach(chosen::add);
    }
    return move;
  }

  public static JsonNode json(Response answer) {
    assertThat(answer.statusCode()).as(answer.asString()).isEqualTo(200);
    return json(answer.asString());
  }

  public static JsonNode json(String text) {
    try {
      return JSON.readTree(text);
    } catch (JsonProcessingException e) {
      throw new AssertionError(text, e);
    }
  }
}
