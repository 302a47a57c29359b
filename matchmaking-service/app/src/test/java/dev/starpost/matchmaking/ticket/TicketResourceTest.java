package dev.starpost.matchmaking.ticket;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;

import dev.starpost.matchmaking.Eventually;
import dev.starpost.matchmaking.MatchmakingTest;
import dev.starpost.matchmaking.World;
import dev.starpost.matchmaking.World.Somebody;
import dev.starpost.matchmaking.engine.StubServices;
import dev.starpost.web.testkit.Tokens;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@MatchmakingTest
class TicketResourceTest {
  @Inject World world;
  @Inject DataSource database;

  @Test
  void a_ticket_waits_with_what_the_engine_has_completed() {
    Somebody ann = world.somebody("Ann");
    String game = World.freshGame();
    String location =
        ann.queue("{\"game\":\"" + game + "\"}")
            .then()
            .statusCode(201)
            .body("state", equalTo("waiting"))
            .body("seats.min", equalTo(2))
            .body("seats.max", equalTo(4))
            .body("options.longGame", equalTo(false))
            .body("clock.kind", equalTo("per-move"))
            .body("rating", equalTo(1500))
            .body("window", equalTo(60))
            .extract()
            .header("Location");

    ann.asks().get(location).then().statusCode(200).body("game", equalTo(game));
    ann.asks().get("/v1/tickets").then().statusCode(200).body("tickets.game", contains(game));
    world.somebody("Bob").asks().get(location).then().statusCode(404);
  }

  @Test
  void a_guest_waits_for_nobody() {
    Somebody guest = world.somebody("Guest");
    guest
        .asksAsGuest()
        .body("{\"game\":\"" + World.freshGame() + "\"}")
        .post("/v1/tickets")
        .then()
        .statusCode(403)
        .body("type", containsString("account-needed"))
        .body("detail", containsString("/v1/me/upgrade"));

    guest
        .asksAsGuest()
        .get("/v1/tickets")
        .then()
        .statusCode(200)
        .body("tickets.size()", equalTo(0));
    guest.queue("{\"game\":\"" + World.freshGame() + "\"}").then().statusCode(201);
  }

  @Test
  void ratings_that_a_profile_does_not_list_any_more_are_forgotten() {
    Somebody ann = world.somebody("Ann");
    String game = World.freshGame();
    world.rated(ann, game, 1730, 1);
    world.profiled(ann, "", 2);

    ann.queue("{\"game\":\"" + game + "\"}").then().statusCode(201).body("rating", equalTo(1500));
  }

  @Test
  void the_list_goes_on() {
    Somebody ann = world.somebody("Ann");
    for (int i = 0; i < 3; i++) {
      ann.queue("{\"game\":\"" + World.freshGame() + "\"}").then().statusCode(201);
    }
    String next =
        ann.asks().get("/v1/tickets?limit=2").then().statusCode(200).extract().header("Link");

    assertThat(next).contains("rel=\"next\"");
    String address = next.substring(1, next.indexOf('>'));
    ann.asks()
        .get(address)
        .then()
        .statusCode(200)
        .header("Link", nullValue())
        .body("tickets.size()", equalTo(1));
  }

  @Test
  void the_same_request_under_the_same_key_makes_one_ticket() {
    Somebody ann = world.somebody("Ann");
    String key = UUID.randomUUID().toString();
    String body = "{\"game\":\"" + World.freshGame() + "\"}";
    String first = keyed(ann, key, body);

    assertThat(keyed(ann, key, body)).isEqualTo(first);
    ann.asks()
        .header("Idempotency-Key", key)
        .body("{\"game\":\"salvage\"}")
        .post("/v1/tickets")
        .then()
        .statusCode(422)
        .body("type", containsString("idempotency-key-reused"));
  }

  private static String keyed(Somebody who, String key, String body) {
    return who.asks()
        .header("Idempotency-Key", key)
        .body(body)
        .post("/v1/tickets")
        .then()
        .statusCode(201)
        .extract()
        .path("id");
  }

  @Test
  void a_second_ticket_for_the_same_game_is_refused_and_one_for_another_is_not() {
    Somebody ann = world.somebody("Ann");
    String game = World.freshGame();
    String id =
        ann.queue("{\"game\":\"" + game + "\"}").then().statusCode(201).extract().path("id");

    ann.queue("{\"game\":\"" + game + "\",\"options\":{\"longGame\":true}}")
        .then()
        .statusCode(409)
        .body("type", containsString("already-queued"))
        .body("ticket", equalTo(id));
    ann.queue("{\"game\":\"" + World.freshGame() + "\"}").then().statusCode(201);
  }

  @Test
  void whoever_cancels_waits_no_more_and_may_wait_again() {
    Somebody ann = world.somebody("Ann");
    String body = "{\"game\":\"" + World.freshGame() + "\"}";
    String location = ann.queue(body).then().statusCode(201).extract().header("Location");

    ann.asks().delete(location).then().statusCode(204);
    ann.asks().delete(location).then().statusCode(204);

    ann.asks()
        .get(location)
        .then()
        .body("state", equalTo("cancelled"))
        .body("cancelled", equalTo("by-player"))
        .body("window", nullValue());
    ann.queue(body).then().statusCode(201);
    ann.asks().delete("/v1/tickets/unknown").then().statusCode(404);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{}|400|malformed-request",
        "{\"game\":\"chess\"}|422|unknown-game",
        "{\"game\":\"salvage\",\"seats\":{\"min\":2,\"max\":9}}|422|bad-table",
        "{\"game\":\"salvage\",\"seats\":{\"min\":1,\"max\":2}}|422|bad-seats",
        "{\"game\":\"salvage\",\"seats\":{\"min\":3,\"max\":2}}|422|bad-seats",
        "{\"game\":\"salvage\",\"seats\":{\"min\":3}}|400|malformed-request",
        "{\"game\":\"salvage\",\"clock\":{\"kind\":\"none\"}}|422|bad-clock",
        "{\"game\":\"salvage\",\"clock\":{\"kind\":\"per-move\"}}|422|bad-clock",
        "{\"game\":\"salvage\",\"clock\":{\"kind\":\"per-move\",\"move\":\"P3D\",\"cap\":\"P9D\"}}|422|bad-clock",
        "{\"game\":\"salvage\",\"patience\":\"P400D\"}|422|bad-patience",
        "{\"game\":\"salvage\",\"patience\":\"soon\"}|422|bad-patience",
        "{\"game\":\"salvage\",\"colour\":\"red\"}|400|malformed-request"
      })
  void what_makes_no_sense_is_refused_and_changes_nothing(String body, int status, String type) {
    Somebody ann = world.somebody("Ann");

    ann.queue(body).then().statusCode(status).body("type", containsString(type));

    ann.asks().get("/v1/tickets").then().body("tickets.size()", equalTo(0));
  }

  @Test
  void errors_speak_french_too() {
    world
        .somebody("Ann")
        .asks()
        .header("Accept-Language", "fr")
        .body("{\"game\":\"salvage\",\"clock\":{\"kind\":\"none\"}}")
        .post("/v1/tickets")
        .then()
        .statusCode(422)
        .body("title", equalTo("Cette pendule ne convient pas"))
        .body("detail", containsString("parties classées"));
  }

  @Test
  void without_an_engine_nobody_waits_for_something_unknown() {
    StubServices.engineIsAway(true);
    try {
      world
          .somebody("Ann")
          .queue("{\"game\":\"" + World.freshGame() + "\"}")
          .then()
          .statusCode(503)
          .header("Retry-After", containsString(""));
    } finally {
      StubServices.engineIsAway(false);
    }
  }

  @Test
  void a_token_without_the_scope_is_not_enough() {
    given().auth().oauth2(Tokens.player("ann")).get("/v1/tickets").then().statusCode(403);
  }

  @Test
  void a_ticket_whose_time_is_over_expires() {
    Somebody ann = world.somebody("Ann");
    String location =
        ann.queue("{\"game\":\"" + World.freshGame() + "\",\"patience\":\"PT1M\"}")
            .then()
            .statusCode(201)
            .extract()
            .header("Location");
    String id = location.substring(location.lastIndexOf('/') + 1);
    world.execute("update ticket set expires_at = now() where id = ?", id);

    Eventually.see(
        "it expires",
        () -> ann.asks().get(location).path("state"),
        state -> state.equals("expired"));
    ann.asks().delete(location).then().statusCode(204);
  }

  @Test
  void whoever_is_gone_waits_for_nothing() {
    Somebody ann = world.somebody("Ann");
    String game = World.freshGame();
    String location =
        ann.queue("{\"game\":\"" + game + "\"}")
            .then()
            .statusCode(201)
            .extract()
            .header("Location");

    world.deleted(ann);

    ann.asks().get(location).then().body("cancelled", equalTo("account-gone"));
    ann.queue("{\"game\":\"" + game + "\"}").then().statusCode(401);
  }

  @Test
  void whoever_leaves_at_this_moment_does_not_wait_either() throws SQLException {
    Somebody ann = world.somebody("Ann");
    String wish = "{\"game\":\"" + World.freshGame() + "\"}";
    CompletableFuture<Response> queued;
    try (Connection leaving = database.getConnection();
        PreparedStatement gone =
            leaving.prepareStatement("update person set gone = true where account = ?")) {
      leaving.setAutoCommit(false);
      gone.setString(1, ann.account());
      gone.executeUpdate();
      queued = CompletableFuture.supplyAsync(() -> ann.queue(wish));
      Eventually.see(
          "it waits for the end of that",
          () ->
              world.count(
                  "select count(*) from pg_stat_activity where datname = current_database()"
                      + " and wait_event_type = 'Lock' and query like '%person%'"),
          count -> count > 0);
      leaving.commit();
    }

    queued.join().then().statusCode(401);
    assertThat(world.count("select count(*) from ticket where account = ?", ann.account()))
        .isZero();
  }
}
