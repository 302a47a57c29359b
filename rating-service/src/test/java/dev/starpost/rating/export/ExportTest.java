package dev.starpost.rating.export;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.nullValue;

import dev.starpost.rating.RatingTest;
import dev.starpost.rating.Story;
import dev.starpost.rating.World;
import dev.starpost.rating.World.Somebody;
import dev.starpost.web.testkit.Tokens;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What this service keeps of people: they get all of it, and it goes when they go. */
@RatingTest
class ExportTest {
  @Inject World world;

  @Test
  void somebody_gets_all_that_results_have_made_of_them_and_nothing_of_others() {
    String game = world.newGame();
    Somebody ann = world.somebody("Ann");
    Somebody bob = world.somebody("Bob");
    Somebody cleo = world.somebody("Cleo");
    Story first = play(game, ann, bob);
    world.tell(new Story(game, ann, bob).privately().at(Instant.now()).begins(1).ends(2, 1));
    Story running = new Story(game, ann, bob).at(Instant.now()).begins(1);
    world.tell(running);
    play(game, bob, cleo);

    Response export = asks(ann).get("/internal/export");

    export
        .then()
        .statusCode(200)
        .body("record.name", equalTo(ann.name()))
        .body("record.games", hasSize(1))
        .body("record.games[0].game", equalTo(game))
        .body("record.games[0].finished", equalTo(2))
        .body("record.turns", equalTo(1))
        .body("record.answers", contains(3600))
        .body("ratings", hasSize(1))
        .body("ratings[0].games", equalTo(2))
        .body("ratings[0].resting", equalTo(false))
        .body("ratingHistory", hasSize(2))
        .body("ratingHistory[0].before", equalTo(1500))
        .body("ratedGames.rank", contains(1, 2))
        .body("ratedGames[0].gameId", equalTo(first.id()))
        .body("openTurns.gameId", contains(running.id()))
        .body("voidings", hasSize(0));
    // A private game is hidden from others, not from its player.
    assertThat(export.jsonPath().<String>getList("ratingHistory.gameId"))
        .isEqualTo(export.jsonPath().<String>getList("ratedGames.gameId"));
    assertThat(export.asString()).doesNotContain(bob.account(), bob.name(), cleo.account());
  }

  @Test
  void an_operator_gets_what_they_have_declared_void() {
    String game = world.newGame();
    Story story = play(game, world.somebody("Ann"), world.somebody("Bob"));
    Somebody olga = world.somebody("Olga");
    given()
        .auth()
        .oauth2(Tokens.withScopes(olga.account(), "operate"))
        .contentType("application/json")
        .body(Map.of("reason", "a test of exports"))
        .post("/v1/admin/games/{id}/void", story.id())
        .then()
        .statusCode(200);

    asks(olga).get("/internal/export").then().body("voidings.gameId", contains(story.id()));
    world.delete(olga);
    asks(olga).get("/internal/export").then().body("voidings", hasSize(0));
  }

  @Test
  void somebody_who_never_played_gets_that() {
    asks(new Somebody("nobody-at-all", ""))
        .get("/internal/export")
        .then()
        .statusCode(200)
        .body("record", nullValue())
        .body("ratings", hasSize(0));
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
  void of_somebody_who_is_gone_stays_only_what_the_results_of_others_are_made_of() {
    String game = world.newGame();
    Somebody ann = world.somebody("Ann");
    Somebody bob = world.somebody("Bob");
    play(game, ann, bob);
    Story running = new Story(game, ann, bob).at(Instant.now()).begins(1);
    world.tell(running);

    world.delete(ann);
    // Her seat goes on without her, and a game that the lobby had begun before is told later.
    world.tell(running.after(Duration.ofHours(1)).moves(1, 2).ends(1, 2));
    Story late = new Story(game, ann, bob).at(Instant.now()).begins(1);
    world.tell(late);

    assertThat(rowsOf(ann))
        .as("a tombstone, a number for opponents, two results, a seat")
        .extracting(row -> row.substring(0, row.indexOf('(')))
        .containsExactlyInAnyOrder("person", "standing", "result", "result", "game_seat");
    assertThat(rowsOf(ann)).noneMatch(row -> row.contains(ann.name()));
    asks(ann)
        .get("/internal/export")
        .then()
        .body("record.name", nullValue())
        .body("record.games", hasSize(0))
        .body("record.gamesOver", equalTo(0))
        .body("record.answers", hasSize(0))
        .body("ratingHistory", hasSize(0));
    asks(bob).get("/internal/export").then().body("ratedGames", hasSize(2));
  }

  /** One answers after an hour, and wins. */
  private Story play(String game, Somebody winner, Somebody loser) {
    Story story =
        new Story(game, winner, loser)
            .at(Instant.now().minus(Duration.ofHours(2)))
            .begins(1)
            .after(Duration.ofHours(1))
            .moves(1, 2)
            .ends(1, 2);
    world.tell(story);
    return story;
  }

  private List<String> rowsOf(Somebody who) {
    List<String> rows = new ArrayList<>();
    for (String table :
        List.of(
            "person",
            "game_record",
            "game_seat",
            "standing",
            "rated_game",
            "result",
            "rating_change")) {
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
