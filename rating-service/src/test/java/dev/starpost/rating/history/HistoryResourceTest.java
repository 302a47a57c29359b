package dev.starpost.rating.history;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;

import dev.starpost.rating.RatingTest;
import dev.starpost.rating.Story;
import dev.starpost.rating.World;
import dev.starpost.rating.World.Somebody;
import dev.starpost.web.testkit.Tokens;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import jakarta.inject.Inject;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

@RatingTest
class HistoryResourceTest {
  @Inject World world;

  @Test
  void every_change_is_told_the_latest_first_and_each_begins_where_the_last_ended() {
    String game = world.newGame();
    Somebody ann = world.somebody("Ann");
    Somebody bob = world.somebody("Bob");
    world.tell(
        new Story(game, ann, bob).at(Instant.parse("2026-02-01T12:00:00Z")).begins(1).ends(1, 2));
    Story voided = world.duel(game, ann, bob);
    world.duel(game, ann, bob);
    given()
        .auth()
        .oauth2(Tokens.operator())
        .contentType("application/json")
        .body(Map.of("reason", "a test"))
        .post("/v1/admin/games/{id}/void", voided.id())
        .then()
        .statusCode(200);

    Response answer = asking().get("/v1/players/{name}/ratings/{game}", ann.name(), game);

    answer
        .then()
        .statusCode(200)
        .body("name", equalTo(ann.name()))
        .body("games", equalTo(2))
        .body("history[0].gameId", equalTo(voided.id()));
    assertThat(answer.jsonPath().<String>getList("history.cause"))
        .containsExactly("voided", "played", "played", "season-reset", "played");
    List<Integer> before = answer.jsonPath().getList("history.before");
    List<Integer> after = answer.jsonPath().getList("history.after");
    for (int i = 0; i + 1 < before.size(); i++) {
      assertThat(before.get(i)).isEqualTo(after.get(i + 1));
    }
    assertThat(answer.jsonPath().getInt("rating")).isEqualTo(after.get(0));
  }

  @Test
  void long_histories_come_in_pages() {
    String game = world.newGame();
    Somebody ann = world.somebody("Ann");
    Somebody bob = world.somebody("Bob");
    for (int i = 0; i < 5; i++) {
      world.duel(game, ann, bob);
    }
    List<Integer> ratings = new ArrayList<>();
    String next = "/v1/players/" + ann.name() + "/ratings/" + game + "?limit=2";
    while (next != null) {
      Response page = asking().urlEncodingEnabled(false).get(next);
      ratings.addAll(page.jsonPath().getList("history.after"));
      String link = page.header("Link");
      next = link == null ? null : link.substring(1, link.indexOf('>'));
    }

    assertThat(ratings).hasSize(5).isSortedAccordingTo((a, b) -> Integer.compare(b, a));
  }

  @Test
  void a_private_game_is_not_named() {
    String game = world.newGame();
    Somebody ann = world.somebody("Ann");
    world.tell(new Story(game, ann, world.somebody("Bob")).privately().begins(1).ends(1, 2));

    asking()
        .get("/v1/players/{name}/ratings/{game}", ann.name(), game)
        .then()
        .body("history[0].cause", equalTo("played"))
        .body("history[0].gameId", nullValue());
  }

  @Test
  void whoever_has_not_played_it_has_no_rating() {
    Somebody ann = world.somebody("Ann");

    asking()
        .get("/v1/players/{name}/ratings/council", ann.name())
        .then()
        .statusCode(404)
        .body("type", endsWith("/not-rated"));
    asking().get("/v1/players/ann/ratings/chess").then().statusCode(404);
    asking().get("/v1/players/ann/ratings/council?limit=501").then().statusCode(400);
    asking().get("/v1/players/ann/ratings/council?cursor=x").then().statusCode(400);
  }

  private static RequestSpecification asking() {
    return given().auth().oauth2(Tokens.withScopes("ann", "read"));
  }
}
