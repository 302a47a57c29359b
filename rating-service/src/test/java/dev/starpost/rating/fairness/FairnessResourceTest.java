package dev.starpost.rating.fairness;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;

import dev.starpost.rating.RatingTest;
import dev.starpost.rating.Story;
import dev.starpost.rating.World;
import dev.starpost.rating.World.Somebody;
import dev.starpost.web.testkit.Tokens;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import org.junit.jupiter.api.Test;

@RatingTest
class FairnessResourceTest {
  @Inject World world;

  @Test
  void results_are_told_by_seat_and_option() {
    String game = world.newGame();
    Somebody ann = world.somebody("Ann");
    Somebody bob = world.somebody("Bob");
    Story first = new Story(game, ann, bob).begins(1).ends(1, 2);
    world.startTable(first, game, "{\"draft\": true, \"map\": \"small\", \"extras\": [1]}");
    world.tell(first);
    Story second = new Story(game, ann, bob).begins(1).ends(2, 1);
    world.startTable(second, game, "{\"draft\": false, \"map\": \"small\"}");
    world.tell(second);

    report(game)
        .body("groups[0].option", nullValue())
        .body("groups[0].players", equalTo(2))
        .body("groups[0].seats.seat", contains(1, 2))
        .body("groups[0].seats.games", contains(2, 2))
        .body("groups[0].seats.won", contains(0.5f, 0.5f))
        .body("groups.findAll { it.option == 'draft' }.value", contains("false", "true"))
        .body("groups.find { it.value == 'true' }.seats.won", contains(1f, 0f))
        .body("groups.find { it.option == 'map' }.seats.games", contains(2, 2))
        .body("groups.find { it.option == 'extras' }", nullValue());
  }

  @Test
  void options_that_are_told_after_the_game_count_as_well_and_once() {
    String game = world.newGame();
    Story story = new Story(game, world.somebody("Ann"), world.somebody("Bob"));
    world.tell(story.begins(1).ends(1, 2));
    world.startTable(story, game, "{\"draft\": true}");
    world.startTable(story, game, "{\"draft\": true}");
    world.tell(story);

    report(game)
        .body("groups[0].seats.games", contains(1, 1))
        .body("groups[1].option", equalTo("draft"))
        .body("groups[1].seats.games", contains(1, 1));
  }

  private static ValidatableResponse report(String game) {
    return given()
        .auth()
        .oauth2(Tokens.withScopes("ann", "read"))
        .get("/v1/ladders/{game}/fairness", game)
        .then()
        .statusCode(200);
  }
}
