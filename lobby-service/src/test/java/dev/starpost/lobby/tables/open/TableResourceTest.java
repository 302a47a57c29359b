package dev.starpost.lobby.tables.open;

import static dev.starpost.lobby.People.makeToken;
import static dev.starpost.lobby.People.newGuest;
import static dev.starpost.lobby.People.newKey;
import static dev.starpost.lobby.People.newPerson;
import static dev.starpost.lobby.tables.Tables.ask;
import static dev.starpost.lobby.tables.Tables.cancel;
import static dev.starpost.lobby.tables.Tables.open;
import static dev.starpost.lobby.tables.Tables.salvage;
import static dev.starpost.lobby.tables.Tables.secret;
import static dev.starpost.lobby.tables.Tables.show;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.matchesPattern;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;

import dev.starpost.lobby.LobbyTest;
import dev.starpost.lobby.People;
import dev.starpost.lobby.People.Person;
import dev.starpost.lobby.tables.Tables;
import io.restassured.response.Response;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@LobbyTest
class TableResourceTest {

  @Test
  void whoever_opens_a_table_owns_it_and_sits_in_the_first_seat() {
    Person ann = newPerson();
    Map<String, Object> wish = salvage(2, 3);
    wish.put("options", Map.of("longGame", true));
    wish.put("clock", Map.of("kind", "per-move", "move", "P3D", "timeout", "forfeit"));
    wish.put("ranked", true);

    Response opened = ask(ann, wish);

    opened
        .then()
        .statusCode(201)
        .header("Location", endsWith("/v1/tables/" + opened.path("id")))
        .body("id", matchesPattern("[0-9A-Z]{26}"))
        .body("game", equalTo("salvage"))
        .body("state", equalTo("open"))
        .body("owner", equalTo(ann.name()))
        .body("seats", equalTo(Map.of("min", 2, "max", 3)))
        .body("players.name", contains(ann.name()))
        .body("players.seat", contains(1))
        .body("players.guest", contains(false))
        .body("players[0].joinedAt", equalTo(opened.path("openedAt")))
        .body("options", equalTo(Map.of("longGame", true, "space", "calm")))
        .body("clock", equalTo(Map.of("kind", "per-move", "move", "P3D", "timeout", "forfeit")))
        .body("ranked", equalTo(true))
        .body("visibility", equalTo("public"))
        .body("commitment", matchesPattern("[0-9a-f]{64}"))
        .body("invitations", hasSize(0))
        .body("inviteCode", nullValue())
        .body("gameId", nullValue())
        .body("cancelled", nullValue());
    assertThat(show(ann, opened.path("id")).jsonPath().getMap("$"))
        .isEqualTo(opened.jsonPath().getMap("$"));
  }

  @Test
  void what_is_not_said_has_a_default() {
    ask(newGuest(), Map.of("game", "salvage"))
        .then()
        .statusCode(201)
        .body("seats", equalTo(Map.of("min", 2, "max", 4)))
        .body("options", equalTo(Map.of("longGame", false, "space", "calm")))
        .body("clock", equalTo(Map.of("kind", "none")))
        .body("ranked", equalTo(false))
        .body("visibility", equalTo("public"))
        .body("players.guest", contains(true));
  }

  @Test
  void what_the_engine_refuses_is_refused_in_its_words() {
    Person ann = newGuest();
    Map<String, Object> winged = salvage(2, 3);
    winged.put("options", Map.of("wings", true));

    ask(ann, winged)
        .then()
        .statusCode(422)
        .contentType("application/problem+json")
        .body("type", endsWith("/bad-table"))
        .body("option", equalTo("wings"))
        .body("code", equalTo("bad-wings"))
        .body("detail", equalTo("wings is no option."));
    ann.asks()
        .header("Accept-Language", "fr")
        .body(winged)
        .post("/v1/tables")
        .then()
        .statusCode(422)
        .body("detail", equalTo("wings n’est pas une option de ce jeu."));
    ask(ann, salvage(1, 9)).then().statusCode(422).body("option", equalTo("players"));
    ask(ann, Map.of("game", "chess"))
        .then()
        .statusCode(422)
        .body("type", endsWith("/unknown-game"))
        .body("detail", containsString("chess"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"away", "slow"})
  void an_engine_that_does_not_answer_is_no_reason_to_wait_for_ever(String game) {
    ask(newGuest(), Map.of("game", game))
        .then()
        .statusCode(503)
        .header("Retry-After", notNullValue())
        .body("type", endsWith("/unavailable"));
  }

  @Test
  void what_no_table_can_be_is_refused_before_the_engine_is_asked() {
    Person ann = newGuest();
    // A game of that name never answers in time.
    for (Map<String, Integer> seats :
        List.of(Map.of("min", 3, "max", 2), Map.of("min", 0, "max", 2))) {
      ask(ann, Map.of("game", "slow", "seats", seats))
          .then()
          .statusCode(422)
          .body("type", endsWith("/bad-seats"));
    }
    ask(ann, Map.of("game", "slow", "clock", Map.of("kind", "sand")))
        .then()
        .statusCode(422)
        .body("type", endsWith("/bad-clock"))
        .body("field", equalTo("clock.kind"));
    for (String entropy : List.of("x".repeat(201), "half \ud800", "zero \u0000")) {
      ann.asks()
          .body("{\"game\": \"slow\", \"entropy\": " + escaped(entropy) + "}")
          .post("/v1/tables")
          .then()
          .statusCode(422)
          .body("type", endsWith("/bad-entropy"));
    }
    for (String body :
        List.of(
            "",
            "[]",
            "{}",
            "{\"game\": null}",
            "{\"game\": \"salvage\", \"seats\": {\"min\": 2}}",
            "{\"game\": \"salvage\", \"visibility\": \"secret\"}",
            "{\"game\": \"salvage\", \"options\": 3}",
            "{\"game\": \"salvage\", \"wings\": 3}")) {
      ann.asks()
          .body(body)
          .post("/v1/tables")
          .then()
          .statusCode(400)
          .body("type", endsWith("/malformed-request"));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "en | {} | game | This call expects game: text.",
        "en | {\"game\": \"salvage\", \"seats\": 5} | seats | This call expects seats: an object with"
            + " min and max.",
        "en | {\"game\": \"salvage\", \"seats\": {\"min\": 2}} | seats.max | This call expects"
            + " seats.max: a whole number.",
        "en | {\"game\": \"salvage\", \"visibility\": \"secret\"} | visibility | This call expects"
            + " visibility: one of: public, private.",
        "fr | {\"game\": \"salvage\", \"seats\": 5} | seats | Cet appel attend seats : un objet avec"
            + " min et max."
      })
  void a_request_is_told_what_is_expected(
      String language, String body, String field, String detail) {
    newPerson()
        .asks()
        .header("Accept-Language", language)
        .body(body)
        .post("/v1/tables")
        .then()
        .statusCode(400)
        .body("field", equalTo(field))
        .body("detail", equalTo(detail));
  }

  private static String escaped(String text) {
    StringBuilder json = new StringBuilder("\"");
    text.chars().forEach(c -> json.append("\\u%04x".formatted(c)));
    return json.append('"').toString();
  }

  @Test
  void a_request_that_is_sent_twice_opens_one_table() {
    Person ann = newGuest();
    String key = newKey();
    Map<String, Object> wish = salvage(2, 3);

    Response first = ann.asks().header("Idempotency-Key", key).body(wish).post("/v1/tables");
    Response second = ann.asks().header("Idempotency-Key", key).body(wish).post("/v1/tables");

    assertThat(first.statusCode()).isEqualTo(201);
    assertThat(second.statusCode()).isEqualTo(201);
    assertThat(second.asString()).isEqualTo(first.asString());
    ann.asks().get("/v1/tables?mine=seated").then().body("tables", hasSize(1));
    ann.asks()
        .header("Idempotency-Key", key)
        .body(salvage(2, 2))
        .post("/v1/tables")
        .then()
        .statusCode(422)
        .body("type", endsWith("/idempotency-key-reused"));
    ann.asks()
        .header("Idempotency-Key", "short")
        .body(wish)
        .post("/v1/tables")
        .then()
        .statusCode(400)
        .body("type", endsWith("/bad-idempotency-key"));
  }

  @Test
  void the_owner_cancels_an_open_table_and_nobody_else() {
    Person ann = newGuest();
    Person bob = newGuest();
    String table = open(ann, salvage(2, 3));

    cancel(bob, table).then().statusCode(403).body("type", endsWith("/not-the-owner"));
    cancel(ann, table).then().statusCode(204);
    cancel(ann, table).then().statusCode(204);
    show(bob, table)
        .then()
        .body("state", equalTo("cancelled"))
        .body("cancelled", equalTo("by-owner"));
    Tables.join(bob, table)
        .then()
        .statusCode(409)
        .body("type", endsWith("/table-closed"))
        .body("state", equalTo("cancelled"));
    Tables.start(ann, table, 0).then().statusCode(409).body("type", endsWith("/table-closed"));
  }

  @Test
  void there_is_no_table_where_there_is_none() {
    Person ann = newGuest();
    for (String id : List.of("01M7HET38Z5TJFH1Z6F8VZSEZ0", "x", "%00")) {
      show(ann, id).then().statusCode(404);
      cancel(ann, id).then().statusCode(404);
      Tables.join(ann, id).then().statusCode(404);
      Tables.leave(ann, id).then().statusCode(404);
      Tables.start(ann, id, 0).then().statusCode(404);
    }
    show(ann, "x").then().body("type", endsWith("/no-such-table"));
  }

  @Test
  void a_token_does_what_its_scopes_allow() {
    Person ann = newPerson();
    String table = open(ann, secret(2, 3));
    Person reader = bot(ann, "read");
    Person player = bot(ann, "play");

    show(reader, table).then().statusCode(200);
    reader.asks().get("/v1/tables").then().statusCode(200);
    ask(reader, salvage(2, 3))
        .then()
        .statusCode(403)
        .body("type", endsWith("/forbidden"))
        .body("scopes", contains("tables"));
    cancel(reader, table).then().statusCode(403);
    Tables.start(reader, table, 0).then().statusCode(403);
    Tables.join(reader, table).then().statusCode(403);
    Tables.leave(reader, table).then().statusCode(403);
    Tables.invite(reader, table, ann).then().statusCode(403);
    Tables.rematch(reader, "sv-1").then().statusCode(403);
    show(player, table).then().statusCode(403).body("scopes", contains("read"));
    player.asks().get("/v1/tables").then().statusCode(403);
    ask(bot(ann, "tables"), salvage(2, 3)).then().statusCode(201);
  }

  private static Person bot(Person person, String scope) {
    String token = makeToken(person, scope).path("token");
    return new Person(person.id(), person.name(), People.exchange(token).path("accessToken"), "");
  }
}
