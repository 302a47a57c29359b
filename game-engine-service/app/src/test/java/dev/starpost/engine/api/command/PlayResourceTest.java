package dev.starpost.engine.api.command;

import static dev.starpost.engine.api.Table.as;
import static dev.starpost.engine.api.Table.json;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.notNullValue;

import com.fasterxml.jackson.databind.JsonNode;
import dev.starpost.engine.api.EngineTest;
import dev.starpost.engine.api.Table;
import dev.starpost.web.testkit.Tokens;
import io.restassured.RestAssured;
import io.restassured.response.Response;
import java.util.UUID;
import org.junit.jupiter.api.Test;

@EngineTest
class PlayResourceTest {
  private static final String KEY = "0b1a4c1e-5d0f-4a57";
  private static final String NOTHING = "{\"move\": {\"type\": \"bid\", \"crew\": []}}";
  private static final String TOO_MUCH = "{\"move\": {\"type\": \"bid\", \"crew\": [99]}}";

  @Test
  void a_move_is_answered_with_the_new_version_and_what_its_player_may_see() {
    Table table = Table.of("ann", "bob");

    Response answer = move(table, "ann", KEY, "\"1\"", NOTHING);

    assertThat(answer.statusCode()).as(answer.asString()).isEqualTo(200);
    assertThat(answer.header("ETag")).isEqualTo("\"2\"");
    JsonNode done = json(answer);
    assertThat(done.get("status").textValue()).isEqualTo("done");
    assertThat(done.get("seat").intValue()).isEqualTo(1);
    assertThat(done.get("version").longValue()).isEqualTo(2);
    assertThat(done.get("awaiting").toString()).isEqualTo("[2]");
    assertThat(done.get("events").get(0).get("type").textValue()).isEqualTo("bid-placed.v2");
    assertThat(done.get("finished").booleanValue()).isFalse();
  }

  @Test
  void a_look_after_the_answer_never_shows_less() {
    Table table = Table.of("ann", "bob");
    for (int i = 0; i < 20; i++) {
      String account = i % 2 == 0 ? "ann" : "bob";
      JsonNode options = table.options(account);
      if (options.get("options").isEmpty()) {
        continue;
      }
      long version = table.decide(account);
      assertThat(table.view(account).get("version").longValue()).isEqualTo(version);
    }
  }

  @Test
  void the_same_key_gets_the_same_answer_also_when_the_game_has_gone_on() {
    Table table = Table.of("ann", "bob");
    String first = move(table, "ann", KEY, "\"1\"", NOTHING).asString();
    table.decide("bob");
    table.playOn();

    // With the version of then, with the one of now, with the fields in another order.
    assertThat(move(table, "ann", KEY, "\"1\"", NOTHING).asString()).isEqualTo(first);
    assertThat(move(table, "ann", KEY, "\"3\"", NOTHING).asString()).isEqualTo(first);
    String reordered = "{\"move\": {\"crew\": [], \"type\": \"bid\"}}";
    assertThat(move(table, "ann", KEY, "\"1\"", reordered).asString()).isEqualTo(first);
  }

  @Test
  void the_same_key_with_another_body_is_refused() {
    Table table = Table.of("ann", "bob");
    move(table, "ann", KEY, "\"1\"", NOTHING).then().statusCode(200);

    move(table, "ann", KEY, "\"2\"", TOO_MUCH)
        .then()
        .statusCode(422)
        .contentType("application/problem+json")
        .body("type", endsWith("/idempotency-key-reused"));
    as("ann")
        .header("Idempotency-Key", KEY)
        .post(table.path("/undo"))
        .then()
        .statusCode(422)
        .body("type", endsWith("/idempotency-key-reused"));
    assertThat(table.view("ann").get("version").longValue()).isEqualTo(2);
  }

  @Test
  void two_players_with_the_same_key_do_not_meet() {
    Table table = Table.of("ann", "bob", "cy");

    move(table, "ann", KEY, "\"1\"", NOTHING).then().statusCode(200).body("version", equalTo(2));
    move(table, "bob", KEY, "\"1\"", NOTHING).then().statusCode(200).body("version", equalTo(3));
  }

  @Test
  void another_seats_secret_answer_makes_nobody_stale() {
    Table table = Table.of("ann", "bob", "cy");
    move(table, "ann", KEY, "\"1\"", NOTHING).then().statusCode(200);
    move(table, "bob", KEY + "b", "\"1\"", NOTHING).then().statusCode(200);

    // Ann's own answer has changed what she is asked; Cy has been asked the same all the time.
    move(table, "ann", KEY + "c", "\"1\"", NOTHING).then().statusCode(412);
    move(table, "ann", KEY + "d", "\"2\"", NOTHING).then().statusCode(200);
    move(table, "cy", KEY + "e", "\"1\"", NOTHING).then().statusCode(200);
  }

  @Test
  void an_illegal_move_is_refused_with_its_rule_and_changes_nothing() {
    Table table = Table.of("ann", "bob");

    move(table, "ann", KEY, "\"1\"", TOO_MUCH)
        .then()
        .statusCode(422)
        .contentType("application/problem+json")
        .body("type", equalTo("https://starpost.dev/problems/illegal-move"))
        .body("rule", equalTo("SV-4.1"))
        .body("code", equalTo("crew-not-in-hand"))
        .body("detail", notNullValue());
    as("ann")
        .contentType("application/json")
        .header("Accept-Language", "fr")
        .header("Idempotency-Key", KEY + "f")
        .header("If-Match", "\"1\"")
        .body("{\"move\": {\"type\": \"fly\"}}")
        .post(table.path("/moves"))
        .then()
        .statusCode(422)
        .body("code", equalTo("not-an-option"))
        .body("title", equalTo("Ce coup n'est pas permis"));
    assertThat(table.view("ann").get("version").longValue()).isEqualTo(1);
  }

  @Test
  void a_refusal_is_repeated_too() {
    Table table = Table.of("ann", "bob");
    String first = move(table, "ann", KEY, "\"9\"", NOTHING).asString();
    assertThat(first).contains("stale-version");

    assertThat(move(table, "ann", KEY, "\"1\"", NOTHING).asString()).isEqualTo(first);
    assertThat(table.view("ann").get("version").longValue()).isEqualTo(1);
  }

  @Test
  void who_is_not_asked_is_told_so() {
    Table table = Table.of("ann", "bob");
    table.resign("bob");

    move(table, "ann", KEY, "\"2\"", NOTHING)
        .then()
        .statusCode(409)
        .body("type", endsWith("/nothing-asked"));
  }

  @Test
  void what_a_request_lacks_is_named() {
    Table table = Table.of("ann", "bob");

    as("ann")
        .contentType("application/json")
        .header("If-Match", "\"1\"")
        .body(NOTHING)
        .post(table.path("/moves"))
        .then()
        .statusCode(400)
        .body("type", endsWith("/missing-header"));
    as("ann")
        .contentType("application/json")
        .header("Idempotency-Key", KEY)
        .body(NOTHING)
        .post(table.path("/moves"))
        .then()
        .statusCode(428)
        .body("type", endsWith("/version-required"));
    for (String body : new String[] {"{}", "{\"move\": 7}", "{\"move\"", "[]", "null"}) {
      move(table, "ann", KEY, "\"1\"", body)
          .then()
          .statusCode(400)
          .contentType("application/problem+json")
          .body("type", endsWith("/malformed-request"));
    }
    move(table, "ann", KEY, "\"1\"", "{\"move\": {\"type\": \"" + "x".repeat(100_000) + "\"}}")
        .then()
        .statusCode(413)
        .contentType("application/problem+json");
    assertThat(table.view("ann").get("version").longValue()).isEqualTo(1);
  }

  @Test
  void only_players_with_the_scope_may_move() {
    Table open = Table.of("ann", "bob");
    Table closed = Table.secret("ann", "bob");

    move(open, "zoe", KEY, "\"1\"", NOTHING).then().statusCode(403);
    move(closed, "zoe", KEY, "\"1\"", NOTHING).then().statusCode(404);
    RestAssured.given()
        .auth()
        .oauth2(Tokens.withScopes("ann", "read"))
        .contentType("application/json")
        .header("Idempotency-Key", KEY)
        .header("If-Match", "\"1\"")
        .body(NOTHING)
        .post(open.path("/moves"))
        .then()
        .statusCode(403);
    RestAssured.given()
        .contentType("application/json")
        .header("Idempotency-Key", KEY)
        .header("If-Match", "\"1\"")
        .body(NOTHING)
        .post(open.path("/moves"))
        .then()
        .statusCode(401);
  }

  @Test
  void whoever_does_not_wait_finds_the_outcome_later() {
    Table table = Table.of("ann", "bob");

    Response accepted =
        as("ann")
            .contentType("application/json")
            .header("Idempotency-Key", KEY)
            .header("If-Match", "\"1\"")
            .header("Prefer", "wait=0")
            .body(NOTHING)
            .post(table.path("/moves"));

    // Quick engines may have it done by then.
    assertThat(accepted.statusCode()).isIn(200, 202);
    String command = accepted.path("commandId");
    if (accepted.statusCode() == 202) {
      assertThat(accepted.header("Location")).isEqualTo(table.path("/commands/" + command));
    }
    Response outcome = as("ann").get(table.path("/commands/" + command));
    while (outcome.path("status").equals("pending")) {
      outcome = as("ann").get(table.path("/commands/" + command));
    }
    outcome.then().statusCode(200).body("status", equalTo("done")).body("version", equalTo(2));
    as("bob").get(table.path("/commands/" + command)).then().statusCode(404);
  }

  @Test
  void a_refused_command_is_found_with_its_problem() {
    Table table = Table.of("ann", "bob");
    move(table, "ann", KEY, "\"1\"", TOO_MUCH).then().statusCode(422);
    String command = CommandId.of("ann", table.gameId(), KEY);

    as("ann")
        .get(table.path("/commands/" + command))
        .then()
        .statusCode(200)
        .body("status", equalTo("refused"))
        .body("problem.code", equalTo("crew-not-in-hand"));
    as("ann").get(table.path("/commands/nonsense")).then().statusCode(404);
  }

  @Test
  void a_decision_is_taken_back_as_long_as_nothing_came_of_it() {
    Table table = Table.of("ann", "bob");
    move(table, "ann", KEY, "\"1\"", NOTHING).then().statusCode(200);
    assertThat(table.view("ann").get("mayUndo").longValue()).isEqualTo(1);

    table.undo("ann");

    JsonNode game = table.view("ann");
    assertThat(game.get("version").longValue()).isEqualTo(3);
    assertThat(game.get("awaiting").toString()).isEqualTo("[1,2]");
    as("ann")
        .header("Idempotency-Key", UUID.randomUUID())
        .post(table.path("/undo"))
        .then()
        .statusCode(422)
        .body("rule", equalTo("HOUSE-1"));
  }

  @Test
  void all_that_was_decided_since_a_version_is_taken_back_at_once() {
    Table table = Table.of("ann", "bob");
    for (int version = 1; version <= 3; version++) {
      move(table, "ann", UUID.randomUUID().toString(), "\"" + version + "\"", NOTHING)
          .then()
          .statusCode(200);
    }
    assertThat(table.view("ann").get("mayUndo").longValue()).isEqualTo(1);

    table.post("ann", "/undo?to=4").then().statusCode(422).body("code", equalTo("no-way-back"));
    table.post("ann", "/undo?to=soon").then().statusCode(400);
    table.post("ann", "/undo?to=1").then().statusCode(200).body("version", equalTo(5));

    JsonNode game = table.view("ann");
    assertThat(game.has("mayUndo")).isFalse();
    assertThat(game.get("awaiting").toString()).isEqualTo("[1,2]");
    as("ann")
        .get(table.path("/events?after=4"))
        .then()
        .body("history[0].kind", equalTo("taking-back"))
        .body("history[0].text", equalTo("ANN takes back the last 3 decisions."));
  }

  private static Response move(
      Table table, String account, String key, String version, String body) {
    return as(account)
        .contentType("application/json")
        .header("Idempotency-Key", key)
        .header("If-Match", version)
        .body(body)
        .post(table.path("/moves"));
  }
}
