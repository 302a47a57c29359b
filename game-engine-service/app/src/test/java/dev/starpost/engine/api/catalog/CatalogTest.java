package dev.starpost.engine.api.catalog;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItems;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;
import static org.hamcrest.Matchers.startsWith;

import dev.starpost.engine.api.EngineTest;
import org.junit.jupiter.api.Test;

@EngineTest
class CatalogTest {

  @Test
  void it_lists_the_games_on_offer_with_what_can_be_chosen() {
    given()
        .get("/v1/catalog")
        .then()
        .statusCode(200)
        .contentType("application/json")
        .header("Vary", "Accept-Language")
        .header("Cache-Control", containsString("max-age="))
        .body(
            "games.game",
            hasItems("alien-frontiers", "council-of-shadows", "race-for-the-galaxy", "salvage"))
        .rootPath("games.find { it.game == 'salvage' }")
        .body("title", equalTo("Salvage"))
        .body("players.min", equalTo(2))
        .body("players.max", equalTo(4))
        .body("rulesVersion", equalTo(2))
        .body("languages", contains("en", "fr"))
        .body("options.properties.space.oneOf.const", contains("calm", "rough"))
        .body("rules", nullValue());
  }

  @Test
  void a_game_of_the_shelf_says_how_many_can_play_and_with_what() {
    given()
        .get("/v1/catalog/alien-frontiers")
        .then()
        .statusCode(200)
        .body("title", equalTo("Alien Frontiers"))
        .body("players.min", equalTo(2))
        .body("players.max", equalTo(4))
        .body("options.properties.longGame.type", equalTo("boolean"))
        .body("options.properties.mindControlHelmet.default", equalTo(false))
        .body("rules", containsString("AF-4.5"));
  }

  @Test
  void a_game_may_be_for_one_player_too() {
    given()
        .get("/v1/catalog/council-of-shadows")
        .then()
        .statusCode(200)
        .body("title", equalTo("Council of Shadows"))
        .body("players.min", equalTo(1))
        .body("players.max", equalTo(4))
        .body("options.properties.screens.default", equalTo(true))
        .body("options.properties.startEnergy.oneOf.const", contains("all-zero", "staggered"))
        .body("rules", containsString("COS-12.5"));
  }

  @Test
  void a_game_may_be_for_five() {
    given()
        .get("/v1/catalog/race-for-the-galaxy")
        .then()
        .statusCode(200)
        .body("title", equalTo("Race for the Galaxy"))
        .body("players.min", equalTo(2))
        .body("players.max", equalTo(5))
        .body("options.properties.orb.default", equalTo(false))
        .body("options.properties.expansion.oneOf.const", contains("none", "alien-artifacts"))
        .body("rules", containsString("RFTG-12.5"));
  }

  @Test
  void one_game_comes_with_its_rules_in_the_language_of_the_caller() {
    given()
        .header("Accept-Language", "fr")
        .get("/v1/catalog/salvage")
        .then()
        .statusCode(200)
        .header("Content-Language", "fr")
        .body("title", equalTo("Épaves"))
        .body("options.properties.space.title", equalTo("Espace"))
        .body("rules", startsWith("#"));
  }

  @Test
  void all_that_lies_in_the_box_is_named_and_explained() {
    given()
        .get("/v1/catalog/salvage/components")
        .then()
        .statusCode(200)
        .header("Content-Language", "en")
        .header("Cache-Control", containsString("max-age="))
        .body("game", equalTo("salvage"))
        .body("rulesVersion", equalTo(2))
        .rootPath("components.find { it.kind == 'crew' && it.id == '9' }")
        .body("name", equalTo("crew of strength 9"))
        .body("text", equalTo("4 cards of this strength are in the game."))
        .body("rule", equalTo("SV-1.1"))
        .body("data.strength", equalTo(9))
        .body("data.copies", equalTo(4));
    given()
        .header("Accept-Language", "fr")
        .get("/v1/catalog/alien-frontiers/components")
        .then()
        .header("Content-Language", "fr")
        .rootPath("components.find { it.id == 'lunar-mine' }")
        .body("kind", equalTo("station"))
        .body("data.docks", equalTo(5))
        .body("data.cost", nullValue());
    given().get("/v1/catalog/chess/components").then().statusCode(404);
  }

  @Test
  void the_other_words_of_a_state_are_named_too() {
    given()
        .get("/v1/catalog/salvage/components")
        .then()
        .rootPath("words.find { it.word == 'yourHand' }")
        .body("name", equalTo("your hand"))
        .body("kind", equalTo("crew"));
    given()
        .header("Accept-Language", "fr")
        .get("/v1/catalog/alien-frontiers/components")
        .then()
        .body("words.find { it.word == 'p2-5' }.name", equalTo("vaisseau de valeur 5 ({2})"))
        .body("words.find { it.word == 'controller' }.kind", equalTo("seat"))
        .body("words.find { it.word == 'score' }.kind", nullValue());
  }

  @Test
  void the_box_is_not_sent_again_while_the_rules_are_the_same() {
    String tag = given().get("/v1/catalog/council-of-shadows/components").getHeader("ETag");

    given()
        .header("If-None-Match", tag)
        .get("/v1/catalog/council-of-shadows/components")
        .then()
        .statusCode(304);
  }

  @Test
  void what_has_not_changed_is_not_sent_again() {
    String tag = given().get("/v1/catalog").getHeader("ETag");

    given().header("If-None-Match", tag).get("/v1/catalog").then().statusCode(304);
    given()
        .header("If-None-Match", tag)
        .header("Accept-Language", "fr")
        .get("/v1/catalog")
        .then()
        .statusCode(200)
        .header("ETag", not(equalTo(tag)));
  }

  @Test
  void a_game_that_is_not_on_offer_is_not_found() {
    given()
        .get("/v1/catalog/chess")
        .then()
        .statusCode(404)
        .contentType("application/problem+json")
        .body("type", equalTo("https://starpost.dev/problems/not-found"));
  }
}
