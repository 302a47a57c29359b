package dev.starpost.rating.voiding;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;

import dev.starpost.rating.RatingTest;
import dev.starpost.rating.Story;
import dev.starpost.rating.World;
import dev.starpost.rating.World.Somebody;
import dev.starpost.web.testkit.Tokens;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;

@RatingTest
public class VoidResourceTest {
  @Inject World world;

  @Test
  void what_a_game_added_is_taken_off_to_the_point_whatever_was_played_since() {
    String game = world.newGame();
    Somebody ann = world.somebody("Ann");
    Somebody bob = world.somebody("Bob");
    Story first = world.duel(game, ann, bob);
    world.duel(game, ann, bob);
    world.duel(game, bob, ann);
    long annWas = rating(ann, game);
    long bobWas = rating(bob, game);

    declareVoid(first.id(), key()).statusCode(200).body("gameId", equalTo(first.id()));

    assertThat(rating(ann, game)).isEqualTo(annWas - 24);
    assertThat(rating(bob, game)).isEqualTo(bobWas + 24);
    assertThat(world.count("select games from standing where account = ?", ann.account()))
        .isEqualTo(2);
    assertThat(world.count("select finished from game_record where account = ?", ann.account()))
        .isEqualTo(2);
    assertThat(
            world.count(
                "select sum(games)::bigint from seat_tally where game = ? and seat = 1", game))
        .isEqualTo(2);
  }

  @Test
  void a_game_of_a_past_season_changes_its_archive_and_what_was_carried_over() {
    String game = world.newGame();
    Somebody ann = world.somebody("Ann");
    Somebody bob = world.somebody("Bob");
    Story old =
        new Story(game, ann, bob).at(Instant.parse("2026-02-01T12:00:00Z")).begins(1).ends(1, 2);
    world.tell(old);
    world.tell(
        new Story(game, ann, bob).at(Instant.parse("2026-05-01T12:00:00Z")).begins(1).ends(1, 2));
    long annWas = rating(ann, game);

    declareVoid(old.id(), key()).statusCode(200);

    assertThat(
            world.count(
                "select rating from standing where account = ? and season = '2026-01'",
                ann.account()))
        .isEqualTo(1500);
    assertThat(rating(ann, game)).isEqualTo(annWas - 18);
  }

  @Test
  void it_happens_once_for_a_key_and_never_twice_for_a_game() {
    String game = world.newGame();
    Story story = world.duel(game, world.somebody("Ann"), world.somebody("Bob"));
    String key = key();
    String answer = declareVoid(story.id(), key).statusCode(200).extract().asString();

    List<String> before = world.everything();
    assertThat(declareVoid(story.id(), key).statusCode(200).extract().asString()).isEqualTo(answer);
    declareVoid(story.id(), key()).statusCode(409).body("type", endsWith("/already-void"));
    declareVoid("sal-other", key).statusCode(422).body("type", endsWith("/idempotency-key-reused"));
    assertThat(world.everything()).isEqualTo(before);
  }

  @Test
  void a_void_game_that_is_told_again_stays_void() {
    String game = world.newGame();
    Story story = world.duel(game, world.somebody("Ann"), world.somebody("Bob"));
    declareVoid(story.id(), key()).statusCode(200);
    given()
        .auth()
        .oauth2(Tokens.player("ann"))
        .get("/v1/ladders/{game}?list=provisional", game)
        .then()
        .body("standings", equalTo(List.of()))
        .body("players", equalTo(0));

    List<String> before = world.everything();
    world.tell(story);
    assertThat(world.everything()).isEqualTo(before);
  }

  @Test
  void only_games_that_counted_can_be_void_and_only_operators_say_so() {
    String game = world.newGame();
    Story fun = new Story(game, world.somebody("Ann"), world.somebody("Bob"));
    world.tell(fun.begins(1).endsUnrated(1, 2));

    declareVoid(fun.id(), key()).statusCode(404).body("type", endsWith("/no-such-rated-game"));
    declareVoid("sal-unknown", key()).statusCode(404);
    given()
        .auth()
        .oauth2(Tokens.player("ann"))
        .contentType("application/json")
        .body(Map.of("reason", "I lost"))
        .post("/v1/admin/games/{id}/void", fun.id())
        .then()
        .statusCode(403);
    for (String body : List.of("{}", "{\"reason\":\" \"}", "{\"reason\":null}", "[]", "{")) {
      given()
          .auth()
          .oauth2(Tokens.operator())
          .contentType("application/json")
          .body(body)
          .post("/v1/admin/games/{id}/void", fun.id())
          .then()
          .statusCode(400);
    }
  }

  private long rating(Somebody who, String game) {
    return world.count(
        "select rating from standing where account = ? and game = ? order by season desc limit 1",
        who.account(),
        game);
  }

  private static String key() {
    return UUID.randomUUID().toString();
  }

  private static ValidatableResponse declareVoid(String game, String key) {
    return given()
        .auth()
        .oauth2(Tokens.operator())
        .header("Idempotency-Key", key)
        .contentType("application/json")
        .body(Map.of("reason", "Two accounts of one person"))
        .post("/v1/admin/games/{id}/void", game)
        .then();
  }
}
