package dev.starpost.engine.api.internal;

import static dev.starpost.engine.api.Table.as;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;

import dev.starpost.engine.api.EngineTest;
import dev.starpost.engine.api.Table;
import dev.starpost.engine.history.ParkedGames;
import dev.starpost.web.testkit.Tokens;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import jakarta.inject.Inject;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

@EngineTest
class InternalResourceTest {
  @Inject ParkedGames parked;

  @Test
  void only_operators_may_call() {
    as("ann").get("/internal/parked").then().statusCode(403);
    given().get("/internal/parked").then().statusCode(401);
  }

  @Test
  void what_a_game_cannot_be_opened_with_is_named() {
    start("{\"game\": \"chess\", \"players\": [{\"account\": \"ann\"}]}")
        .then()
        .statusCode(422)
        .body("detail", containsString("chess"))
        .body("detail", containsString("salvage"));
    start("{\"game\": \"salvage\", \"players\": [{\"account\": \"ann\"}]}")
        .then()
        .statusCode(422)
        .body("code", equalTo("bad-players"));
    start(
            "{\"game\": \"salvage\", \"options\": {\"wings\": true},"
                + " \"players\": [{\"account\": \"ann\"}, {\"account\": \"bob\"}]}")
        .then()
        .statusCode(422)
        .body("detail", containsString("wings"));
    start("{\"game\": \"salvage\", \"players\": [{\"account\": \"ann\"}, {\"account\": \"ann\"}]}")
        .then()
        .statusCode(400)
        .body("detail", containsString("two seats"));
    for (String body : new String[] {"{}", "", "{\"game\": \"salvage\"}", "{\"players\": []}"}) {
      start(body).then().statusCode(400).contentType("application/problem+json");
    }
  }

  @Test
  void whoever_has_missed_commits_can_ask_for_them() {
    Table table = Table.of("ann", "bob");
    table.decide("ann");

    operator()
        .get("/internal/games/" + table.gameId() + "/commits?after=1")
        .then()
        .statusCode(200)
        .body("commits", hasSize(1))
        .body("commits[0].type", equalTo("game-commit.v1"))
        .body("commits[0].version", equalTo(2))
        .body("commits[0].facts[0].type", equalTo("moved.v1"));
    operator()
        .get("/internal/games/" + table.gameId() + "/commits?after=2")
        .then()
        .body("commits", empty());
  }

  @Test
  void a_parked_game_is_reported_until_it_is_released() {
    Table table = Table.of("ann", "bob");
    parked.park(
        new ParkedGames.ParkedGame(
            table.gameId(), 1, "c", "{}", "a mistake", Optional.of("{}"), Instant.now()));

    operator()
        .get("/internal/parked")
        .then()
        .statusCode(200)
        .body("gameId", hasItem(table.gameId()));
    operator().delete("/internal/parked/" + table.gameId()).then().statusCode(204);
    operator()
        .delete("/internal/parked/" + table.gameId())
        .then()
        .statusCode(404)
        .body("type", endsWith("/no-such-game"));
    assertThat(table.decide("ann")).isEqualTo(2);
  }

  @Test
  void a_table_gets_a_seal_that_shows_its_commitment_only() {
    Response prepared = prepare("{\"game\": \"salvage\", \"seats\": {\"min\": 2, \"max\": 2}}");

    assertThat(prepared.statusCode()).isEqualTo(201);
    assertThat(prepared.<Map<String, Object>>path("$"))
        .containsOnlyKeys("commitment", "prefix", "options", "seats");
    assertThat(prepared.<String>path("commitment")).matches("[0-9a-f]{64}");
    assertThat(prepared.<String>path("prefix")).isEqualTo("sv");
    assertThat(prepared.<Map<String, Object>>path("seats")).isEqualTo(Map.of("min", 2, "max", 2));
  }

  @Test
  void a_table_is_told_what_was_not_said() {
    Response catalog = given().get("/v1/catalog/salvage");
    Response prepared = prepare("{\"game\": \"salvage\"}");

    assertThat(prepared.<Map<String, Object>>path("seats")).isEqualTo(catalog.path("players"));
    Map<String, Map<String, Object>> options = catalog.path("options.properties");
    assertThat(options).isNotEmpty();
    options.forEach(
        (name, option) ->
            assertThat(prepared.<Object>path("options." + name)).isEqualTo(option.get("default")));
  }

  @Test
  void a_table_from_which_no_game_could_start_is_refused() {
    prepare("{\"game\": \"salvage\", \"options\": {\"wings\": true}}")
        .then()
        .statusCode(422)
        .body("type", endsWith("/bad-table"))
        .body("option", equalTo("wings"))
        .body("detail", containsString("wings"));
    for (String seats :
        new String[] {"1, \"max\": 2", "2, \"max\": 99", "2, \"max\": 2000000000"}) {
      prepare("{\"game\": \"salvage\", \"seats\": {\"min\": " + seats + "}}")
          .then()
          .statusCode(422)
          .body("option", equalTo("players"));
    }
    prepare("{\"game\": \"chess\"}").then().statusCode(422).body("type", endsWith("/unknown-game"));
    for (String body :
        new String[] {"", "{}", "{\"game\": \"salvage\", \"seats\": {\"min\": 3, \"max\": 2}}"}) {
      prepare(body).then().statusCode(400).contentType("application/problem+json");
    }
  }

  @Test
  void whoever_sent_a_command_can_ask_what_became_of_it() {
    Table table = Table.of("ann", "bob");
    String path = "/internal/games/" + table.gameId() + "/commands/";
    // A game's first command has the id of its table, which is in the game's id.
    String start = table.gameId().substring(table.gameId().indexOf('-') + 1);

    operator()
        .get(path + start)
        .then()
        .statusCode(200)
        .body("status", equalTo("committed"))
        .body("version", equalTo(1));
    operator().get(path + "nobody").then().statusCode(200).body("status", equalTo("unknown"));
    as("ann").get(path + start).then().statusCode(403);
  }

  private static Response prepare(String body) {
    return operator().contentType("application/json").body(body).post("/internal/tables");
  }

  @Test
  void what_the_engine_does_can_be_measured() {
    Table table = Table.of("ann", "bob");
    table.decide("ann");
    as("ann")
        .contentType("application/json")
        .header("Idempotency-Key", "0b1a4c1e-5d0f-4a57")
        .header("If-Match", "\"9\"")
        .body("{\"move\": {\"type\": \"bid\", \"crew\": []}}")
        .post(table.path("/moves"))
        .then()
        .statusCode(412);

    String metrics = given().get("/q/metrics").then().statusCode(200).extract().asString();

    assertThat(metrics)
        .contains("starpost_commands_total{outcome=\"committed\"")
        .contains("starpost_refusals_total{code=\"stale-version\"")
        .contains("starpost_commit_seconds_count")
        .contains("starpost_publish_seconds_count")
        .contains("starpost_commands_lag{game=\"salvage\"")
        .contains("cache_gets_total{cache=\"games\"")
        .contains("kafka_consumer_");
  }

  private static Response start(String body) {
    return operator().contentType("application/json").body(body).post("/internal/games");
  }

  private static RequestSpecification operator() {
    return given().auth().oauth2(Tokens.operator());
  }
}
