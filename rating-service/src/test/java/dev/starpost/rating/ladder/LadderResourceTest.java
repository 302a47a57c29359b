package dev.starpost.rating.ladder;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.not;
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
import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

@RatingTest
class LadderResourceTest {
  @Inject World world;

  @Test
  void people_are_listed_by_rating_with_their_places_and_divisions() {
    String game = world.newGame();
    Somebody ann = world.rated(game, "Ann", 1750);
    Somebody bob = world.rated(game, "Bob", 1950);
    Somebody cleo = world.rated(game, "Cleo", 1250);

    asking()
        .header("Accept-Language", "fr")
        .get("/v1/ladders/{game}", game)
        .then()
        .statusCode(200)
        .body("standings.name", contains(bob.name(), ann.name(), cleo.name()))
        .body("standings.place", contains(1, 2, 3))
        .body("standings.division", contains("admiral", "commodore", "cadet"))
        .body("standings[0].games", equalTo(10))
        .body("standings[0].inactive", equalTo(false))
        .body("players", equalTo(3))
        .body("divisions[0].name", equalTo("Amiral"))
        .body("season.over", equalTo(false));
    asking()
        .get("/v1/ladders/{game}?division=commodore", game)
        .then()
        .body("standings.name", contains(ann.name()))
        .body("standings.place", contains(2));
  }

  @Test
  void of_equal_ratings_the_older_one_is_ahead() {
    String game = world.newGame();
    Somebody ann = world.rated(game, "Ann", 1700);
    Somebody bob = world.rated(game, "Bob", 1700);
    Somebody cleo = world.rated(game, "Cleo", 1700);

    asking()
        .get("/v1/ladders/{game}", game)
        .then()
        .body("standings.name", contains(ann.name(), bob.name(), cleo.name()))
        .body("standings.place", contains(1, 2, 3));
  }

  @Test
  void pages_follow_one_another_without_gap_or_repetition() {
    String game = world.newGame();
    List<String> expected =
        IntStream.range(0, 7)
            .mapToObj(i -> world.rated(game, "P" + i, 1800 - 50 * (i / 3)).name())
            .toList();

    List<String> seen = new ArrayList<>();
    List<Integer> places = new ArrayList<>();
    String next = "/v1/ladders/" + game + "?limit=2";
    while (next != null) {
      Response page = asking().urlEncodingEnabled(false).get(next);
      page.then().statusCode(200);
      seen.addAll(page.jsonPath().getList("standings.name"));
      places.addAll(page.jsonPath().getList("standings.place"));
      String link = page.header("Link");
      next = link == null ? null : link.substring(1, link.indexOf('>'));
    }

    assertThat(seen).isEqualTo(expected);
    assertThat(places).containsExactly(1, 2, 3, 4, 5, 6, 7);
  }

  @Test
  void provisional_people_are_apart_and_have_no_place() {
    String game = world.newGame();
    Somebody ann = world.somebody("Ann");
    world.duel(game, ann, world.somebody("Bob"));

    asking().get("/v1/ladders/{game}", game).then().body("standings", equalTo(List.of()));
    asking()
        .get("/v1/ladders/{game}?list=provisional", game)
        .then()
        .body("standings[0].name", equalTo(ann.name()))
        .body("standings[0].place", nullValue())
        .body("players", equalTo(2));
  }

  @Test
  void somebody_is_shown_among_those_around_them() {
    String game = world.newGame();
    List<Somebody> people =
        IntStream.range(0, 5).mapToObj(i -> world.rated(game, "P" + i, 1900 - 10 * i)).toList();

    asking()
        .get(
            "/v1/ladders/{game}/players/{name}?around=1",
            game,
            people.get(2).name().toUpperCase(Locale.ROOT))
        .then()
        .statusCode(200)
        .body("standing.name", equalTo(people.get(2).name()))
        .body("standing.place", equalTo(3))
        .body("ahead.name", contains(people.get(1).name()))
        .body("ahead.place", contains(2))
        .body("behind.name", contains(people.get(3).name()))
        .body("behind.place", contains(4))
        .body("players", equalTo(5));
    asking()
        .get("/v1/ladders/{game}/players/{name}?around=0", game, people.get(0).name())
        .then()
        .body("ahead", equalTo(List.of()))
        .body("behind", equalTo(List.of()));
  }

  @Test
  void whoever_has_left_is_named_nowhere_and_whoever_is_renamed_is_named_anew() {
    String game = world.newGame();
    Somebody ann = world.rated(game, "Ann", 1700);
    Somebody bob = world.rated(game, "Bob", 1800);
    world.delete(bob);
    String renamed = "Renamed-" + ann.account().substring(18);
    world.rename(ann, 2, renamed);

    asking()
        .get("/v1/ladders/{game}", game)
        .then()
        .body("standings.name", contains(renamed))
        .body("standings.place", contains(1));
    asking()
        .get("/v1/ladders/{game}/players/{name}", game, bob.name())
        .then()
        .statusCode(404)
        .body("type", endsWith("/not-on-ladder"));
    asking().get("/v1/players/{name}/ratings/{game}", bob.name(), game).then().statusCode(404);
  }

  @Test
  void past_seasons_are_archives() {
    String game = world.newGame();
    Somebody ann = world.somebody("Ann");
    world.tell(
        new Story(game, ann, world.somebody("Bob"))
            .at(Instant.parse("2026-02-01T12:00:00Z"))
            .begins(1)
            .ends(1, 2));

    asking()
        .get("/v1/ladders/{game}/seasons", game)
        .then()
        .body("seasons.id", hasItem("2026-01"))
        .body("seasons.find { it.id == '2026-01' }.over", equalTo(true))
        .body("seasons.over", hasItem(false));
    asking()
        .get("/v1/ladders/{game}?season=2026-01&list=provisional", game)
        .then()
        .body("standings[0].name", equalTo(ann.name()))
        .body("standings[0].inactive", equalTo(true));
    asking()
        .get("/v1/ladders/{game}?list=provisional", game)
        .then()
        .body("standings.name", not(hasItem(ann.name())));
    asking()
        .get("/v1/ladders/{game}?season=2019-01", game)
        .then()
        .statusCode(404)
        .body("type", endsWith("/no-such-season"));
  }

  @Test
  void a_game_that_nobody_has_played_has_an_empty_ladder_and_what_is_no_game_has_none() {
    asking().get("/v1/ladders/council").then().statusCode(200).body("players", equalTo(0));
    for (String none : List.of("chess", "Salvage", "x%00y", "..;")) {
      asking()
          .urlEncodingEnabled(false)
          .header("Accept-Language", "fr")
          .get("/v1/ladders/" + none)
          .then()
          .statusCode(404);
    }
  }

  @Test
  void what_cannot_be_meant_is_refused() {
    for (String query :
        List.of(
            "limit=0", "limit=101", "list=gone", "division=king", "cursor=x", "cursor=MSAyIA")) {
      asking()
          .get("/v1/ladders/council?" + query)
          .then()
          .statusCode(query.equals("cursor=MSAyIA") ? 200 : 400);
    }
    asking().get("/v1/ladders/council/players/ann?around=26").then().statusCode(400);
    given().get("/v1/ladders/council").then().statusCode(401);
  }

  @Test
  void services_are_told_places_and_ratings() {
    String game = world.newGame();
    world.rated(game, "Bob", 1800);
    Somebody ann = world.rated(game, "Ann", 1700);
    given()
        .auth()
        .oauth2(Tokens.operator())
        .get("/internal/ladders/{game}/places?accounts={a},unknown", game, ann.account())
        .then()
        .statusCode(200)
        .body("places.account", contains(ann.account(), "unknown"))
        .body("places[0].place", equalTo(2))
        .body("places[0].rating", equalTo(1700))
        .body("places[0].provisional", equalTo(false))
        .body("places[0].resting", equalTo(false))
        .body("places[1].place", nullValue())
        .body("places[1].rating", equalTo(1500))
        .body("places[1].provisional", equalTo(true));
    asking().get("/internal/ladders/{game}/places?accounts=a", game).then().statusCode(403);
    given()
        .auth()
        .oauth2(Tokens.operator())
        .get("/internal/ladders/{game}/places", game)
        .then()
        .statusCode(400);
  }

  private static RequestSpecification asking() {
    return given().auth().oauth2(Tokens.withScopes("ann", "read"));
  }
}
