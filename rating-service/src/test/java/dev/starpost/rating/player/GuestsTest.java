package dev.starpost.rating.player;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;

import dev.starpost.rating.RatingTest;
import dev.starpost.rating.Story;
import dev.starpost.rating.World;
import dev.starpost.rating.World.Somebody;
import dev.starpost.web.testkit.Tokens;
import io.restassured.specification.RequestSpecification;
import jakarta.inject.Inject;
import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A rating is an account's. */
@RatingTest
class GuestsTest {
  @Inject World world;

  @Test
  void a_game_with_a_guest_changes_no_rating() {
    String game = world.newGame();
    Somebody ann = world.somebody("Ann");
    Somebody bob = world.somebody("Bob");
    Somebody cleo = world.somebody("Cleo");
    Somebody guest = world.guest("Guest");
    world.duel(game, bob, cleo);

    world.duel(game, ann, guest);
    world.duel(game, guest, ann);

    asking()
        .get("/v1/ladders/{game}?list=provisional", game)
        .then()
        .body("standings.name", contains(bob.name(), cleo.name()))
        .body("players", equalTo(2));
    assertThat(world.count("select count(*) from rated_game where game = ?", game)).isOne();
    assertThat(world.count("select finished from game_record where account = ?", ann.account()))
        .as("records tell of games that are not rated, too")
        .isEqualTo(2);
  }

  @Test
  void old_ratings_of_guests_leave_the_ladders_and_those_of_others_stay() {
    String game = world.newGame();
    Somebody ann = world.rated(game, "Ann", 1700);
    Somebody guest = world.rated(game, "Guest", 1800);
    Somebody eve = world.rated(game, "Eve", 1600);
    world.forgetWhoIsAGuest(guest);
    long told = toldOf(guest);

    // The same that was told before, read once more.
    world.tell(guest, 1, guest.name(), true);

    asking()
        .get("/v1/ladders/{game}", game)
        .then()
        .body("standings.name", contains(ann.name(), eve.name()))
        .body("standings.place", contains(1, 2))
        .body("players", equalTo(2));
    asking().get("/v1/ladders/{game}/players/{name}", game, guest.name()).then().statusCode(404);
    asking().get("/v1/players/{name}/ratings/{game}", guest.name(), game).then().statusCode(404);
    assertThat(world.count("select count(*) from rating_change where account = ?", guest.account()))
        .isZero();
    assertThat(toldOf(guest)).as("others hear of it").isEqualTo(told + 1);
    world.tell(guest, 2, guest.name(), true);
    assertThat(toldOf(guest)).as("once").isEqualTo(told + 1);
  }

  @Test
  void a_guest_with_old_ratings_who_is_gone_at_once_is_taken_off_the_counts_once() {
    String game = world.newGame();
    Somebody ann = world.rated(game, "Ann", 1700);
    Somebody guest = world.rated(game, "Guest", 1700);

    world.tellOfGuestAndDelete(guest, 2);

    asking()
        .get("/v1/ladders/{game}", game)
        .then()
        .body("standings.name", contains(ann.name()))
        .body("players", equalTo(1));
    assertThat(world.count("select sum(players) from standing_count where game = ?", game))
        .isEqualTo(world.count("select count(*) from standing where game = ?", game));
  }

  @Test
  void a_guest_who_becomes_somebody_begins_like_everybody() {
    String game = world.newGame();
    Somebody ann = world.rated(game, "Ann", 1500);
    Somebody guest = world.somebody("Guest");
    Story old = world.duel(game, guest, ann);
    world.tell(guest, 2, guest.name(), true);
    world.tell(guest, 3, guest.name(), false);

    asking().get("/v1/ladders/{game}/players/{name}", game, guest.name()).then().statusCode(404);
    world.duel(game, guest, ann);

    asking()
        .get("/v1/ladders/{game}/players/{name}", game, guest.name())
        .then()
        .statusCode(200)
        .body("standing.games", equalTo(1));
    int rating = ratingOf(game, guest);
    // What was played as a guest is not theirs any more, also where it is taken back.
    given()
        .auth()
        .oauth2(Tokens.operator())
        .contentType("application/json")
        .body(Map.of("reason", "a game of old"))
        .post("/v1/admin/games/{id}/void", old.id())
        .then()
        .statusCode(200);
    assertThat(ratingOf(game, guest)).isEqualTo(rating);
  }

  @Test
  void a_game_that_ended_while_somebody_was_a_guest_does_not_count_when_it_is_told_late() {
    String game = world.newGame();
    Somebody ann = world.somebody("Ann");
    Somebody guest = world.guest("Guest");
    Instant before = Instant.now().minusSeconds(60);
    world.tell(guest, 2, guest.name(), false);

    world.tell(new Story(game, guest, ann).at(before).begins(1).ends(1, 2));
    assertThat(world.count("select count(*) from rated_game where game = ?", game)).isZero();
    world.duel(game, guest, ann);
    assertThat(world.count("select count(*) from rated_game where game = ?", game)).isOne();
  }

  private int ratingOf(String game, Somebody who) {
    return asking()
        .get("/v1/ladders/{game}/players/{name}", game, who.name())
        .path("standing.rating");
  }

  private long toldOf(Somebody who) {
    return world.count("select told from person where account = ?", who.account());
  }

  private static RequestSpecification asking() {
    return given().auth().oauth2(Tokens.withScopes("ann", "read"));
  }
}
