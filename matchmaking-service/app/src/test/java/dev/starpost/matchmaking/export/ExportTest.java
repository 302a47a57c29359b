package dev.starpost.matchmaking.export;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsInAnyOrder;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;

import dev.starpost.matchmaking.Eventually;
import dev.starpost.matchmaking.MatchmakingTest;
import dev.starpost.matchmaking.World;
import dev.starpost.matchmaking.World.Somebody;
import dev.starpost.matchmaking.engine.StubServices;
import dev.starpost.web.testkit.Tokens;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What this service keeps of people: they get all of it, and it goes when they go. */
@MatchmakingTest
class ExportTest {
  @Inject World world;

  private final String played = World.freshGame();
  private final String wanted = World.freshGame();

  /** Ann, of whom something is in every table. */
  private record Busy(Somebody ann, Somebody bob, Somebody eve, String table) {}

  private Busy busy() {
    Somebody ann = world.somebody("Ann");
    Somebody bob = world.somebody("Bob");
    Somebody eve = world.somebody("Eve");
    world.changed(ann, 2, "\"vacation\":{\"from\":\"2090-01-01\",\"to\":\"2090-01-05\"},", eve);
    world.changed(bob, 2, eve);
    world.rated(ann, played, 1510, 1);
    String first = queue(ann, played);
    queue(bob, played);
    String table =
        Eventually.see(
            "a match",
            () -> ann.asks().get("/v1/tickets/" + first).<String>path("tableId"),
            id -> id != null);
    world.answered(table, "started", ann, bob);
    queue(ann, wanted);
    StubServices.stands(ann.account(), 12);
    StubServices.stands(bob.account(), 5);
    ann.asks()
        .body(Map.of("player", bob.name(), "game", "salvage"))
        .post("/v1/challenges")
        .then()
        .statusCode(201);
    return new Busy(ann, bob, eve, table);
  }

  @Test
  void somebody_gets_all_that_is_kept_of_them_and_nothing_of_others() {
    Busy busy = busy();

    Response export = asks(busy.ann()).get("/internal/export");

    export
        .then()
        .statusCode(200)
        .body("matchmaking.name", equalTo(busy.ann().name()))
        .body("matchmaking.vacation.from", equalTo("2090-01-01"))
        .body("matchmaking.ratings.rating", contains(1510))
        .body("tickets.game", containsInAnyOrder(played, wanted))
        .body("tickets.state", containsInAnyOrder("started", "waiting"))
        .body("matches", hasSize(1))
        .body("matches[0].tableId", equalTo(busy.table()))
        .body("matches[0].gameId", equalTo("sv-" + busy.table()))
        .body("matches[0].players", containsInAnyOrder(busy.ann().name(), busy.bob().name()))
        .body("challenges", hasSize(1))
        .body("challenges[0].opponent", equalTo(busy.bob().name()))
        .body("challenges[0].made", equalTo(true))
        .body("keptApart", contains(busy.eve().name()));
    assertThat(export.asString()).doesNotContain(busy.bob().account(), busy.eve().account());
    asks(busy.bob()).get("/internal/export").then().body("challenges[0].made", equalTo(false));
    // By whom she is not wanted is not hers to know.
    String eve = asks(busy.eve()).get("/internal/export").asString();
    assertThat(eve).doesNotContain(busy.ann().name(), busy.bob().name());
  }

  @Test
  void it_is_for_the_person_alone() {
    given().get("/internal/export").then().statusCode(401);
    given()
        .auth()
        .oauth2(Tokens.withScopes("pia", "read play tables tickets webhooks"))
        .get("/internal/export")
        .then()
        .statusCode(403);
  }

  @Test
  void of_somebody_who_is_gone_stays_only_what_others_have_a_part_in() {
    Busy busy = busy();

    world.deleted(busy.ann());

    assertThat(rowsOf(busy.ann()))
        .extracting(row -> row.substring(0, row.indexOf('(')))
        .as("a tombstone, a ticket that is to be swept, a table and a challenge of two")
        .containsExactlyInAnyOrder("person", "ticket", "matched_table", "challenge");
    assertThat(rowsOf(busy.ann()))
        .noneMatch(row -> row.contains(busy.ann().name()) || row.contains("2090"));
    asks(busy.bob())
        .get("/internal/export")
        .then()
        .body("challenges[0].opponent", equalTo(""))
        .body("challenges[0].state", equalTo("withdrawn"))
        .body("matches[0].players", containsInAnyOrder("", busy.bob().name()));
  }

  private static String queue(Somebody who, String game) {
    return who.queue("{\"game\":\"%s\",\"seats\":{\"min\":2,\"max\":2}}".formatted(game))
        .then()
        .statusCode(201)
        .extract()
        .path("id");
  }

  private List<String> rowsOf(Somebody who) {
    List<String> rows = new ArrayList<>();
    for (String table :
        List.of("person", "block", "rating", "ticket", "matched_table", "meeting", "challenge")) {
      world.texts("select t::text from " + table + " t").stream()
          .filter(row -> row.contains(who.account()))
          .forEach(row -> rows.add(table + row));
    }
    return rows;
  }

  private static RequestSpecification asks(Somebody who) {
    return given().auth().oauth2(Tokens.withScopes(who.account(), "account"));
  }
}
