package dev.starpost.lobby.game;

import static dev.starpost.lobby.People.newPerson;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.nullValue;
import static org.hamcrest.Matchers.startsWith;

import dev.starpost.contracts.game.BotLevel;
import dev.starpost.contracts.game.Visibility;
import dev.starpost.lobby.LobbyTest;
import dev.starpost.lobby.People;
import dev.starpost.lobby.People.Person;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.restassured.http.Header;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@LobbyTest
class GameListResourceTest {
  private static final Instant NOON = Instant.parse("2026-11-16T12:00:00Z");

  @Inject Stories stories;
  @Inject EntityManager entities;

  private Person ann;
  private Person bob;

  @BeforeEach
  void come() {
    ann = newPerson();
    bob = newPerson();
  }

  @Test
  void a_game_is_listed_as_it_stands() {
    Story story = stories.begin(Visibility.PRIVATE, bob, ann);
    stories.tell(story.opened(NOON.plusSeconds(3600), 2));

    ann.asks()
        .get("/v1/games")
        .then()
        .statusCode(200)
        .body("games.gameId", contains(story.id()))
        .body("games[0].game", equalTo("salvage"))
        .body("games[0].status", equalTo("running"))
        .body("games[0].version", equalTo(2))
        .body("games[0].seats.seat", contains(1, 2))
        .body("games[0].seats.name", contains(bob.name(), ann.name()))
        .body("games[0].seats[0].deadline", nullValue())
        .body("games[0].seats[1].deadline", equalTo("2026-11-16T13:00:00Z"))
        .body("games[0].seat", equalTo(2))
        .body("games[0].awaiting", contains(2))
        .body("games[0].awaitingMe", equalTo(true))
        .body("games[0].visibility", equalTo("private"))
        .body("games[0].startedAt", equalTo("2026-11-16T12:00:00Z"))
        .body("games[0].changedAt", equalTo("2026-11-16T12:01:00Z"))
        .body("games[0].finishedAt", nullValue())
        .body("games[0].places", nullValue())
        .body("games[0].rivals", nullValue())
        .body("games[0].ranked", nullValue());
    bob.asks().get("/v1/games").then().body("games[0].awaitingMe", equalTo(false));
  }

  @Test
  void a_game_that_waits_for_a_bot_does_not_wait_for_its_player() {
    Story story = stories.begin(Visibility.PUBLIC, ann, bob);
    stories.tell(story.timed(1, 2, NOON.plusSeconds(7200)));

    ann.asks()
        .get("/v1/games")
        .then()
        .body("games[0].awaitingMe", equalTo(false))
        .body("games[0].seats[0].deadline", nullValue())
        .body("games[0].seats[1].deadline", equalTo("2026-11-16T14:00:00Z"));
    bob.asks().get("/v1/games").then().body("games[0].awaitingMe", equalTo(true));
  }

  @Test
  void a_seat_that_a_bot_took_over_says_so_until_its_player_is_back() {
    Story story = stories.begin(Visibility.PUBLIC, ann, bob);
    stories.tell(story.takenOver(1, BotLevel.GREEDY));
    bob.asks()
        .get("/v1/games")
        .then()
        .body("games[0].seats[0].bot", equalTo("greedy"))
        .body("games[0].seats[1].bot", nullValue());

    stories.tell(story.takenBack(1));
    bob.asks().get("/v1/games").then().body("games[0].seats[0].bot", nullValue());
  }

  @Test
  void a_game_that_was_called_off_has_ended_without_a_result() {
    Story story = stories.begin(Visibility.PUBLIC, ann, bob);
    stories.tell(story.aborted());

    ann.asks()
        .get("/v1/games?state=finished")
        .then()
        .body("games[0].status", equalTo("aborted"))
        .body("games[0].places", hasSize(0));
  }

  @Test
  void a_game_that_is_over_says_who_came_where() {
    Story story = stories.begin(Visibility.PUBLIC, ann, bob);
    stories.tell(story.finished());

    ann.asks()
        .get("/v1/games?state=finished")
        .then()
        .body("games.gameId", contains(story.id()))
        .body("games[0].status", equalTo("finished"))
        .body("games[0].awaiting", empty())
        .body("games[0].finishedAt", equalTo("2026-11-16T12:01:00Z"))
        .body("games[0].places.seat", contains(2, 1))
        .body("games[0].places.rank", contains(1, 2))
        .body("games[0].places.points", contains(10, 9))
        .body("games[0].places.stayed", contains(true, true))
        .body("games[0].rivals.name", contains("The Tide"));
  }

  @Test
  void each_state_lists_its_games_and_nobody_sees_those_of_others() {
    Story mine = stories.begin(Visibility.PUBLIC, ann, bob);
    stories.tell(mine.moved(2, 1));
    Story theirs = stories.begin(Visibility.PUBLIC, ann, bob);
    stories.tell(theirs.moved(1), theirs.moved(1, 2));
    Story over = stories.begin(Visibility.PUBLIC, ann, bob);
    stories.tell(over.moved(1, 2), over.moved(1, 2), over.finished());

    assertThat(ids(ann, "?state=awaiting-me")).containsExactly(mine.id());
    assertThat(ids(ann, "?state=running")).containsExactly(theirs.id(), mine.id());
    assertThat(ids(ann, "?state=finished")).containsExactly(over.id());
    assertThat(ids(ann, "")).containsExactly(over.id(), theirs.id(), mine.id());
    assertThat(ids(newPerson(), "")).isEmpty();
  }

  @Test
  void games_of_one_name_are_listed_alone() {
    Story one = Story.begun("salvage", NOON, Visibility.PUBLIC, ann.id());
    Story other = Story.begun("other game", NOON, Visibility.PUBLIC, ann.id());
    stories.tell(one.first());
    stories.tell(other.first());

    assertThat(ids(ann, "?game=salvage")).containsExactly(one.id());
    assertThat(ids(ann, "?game=other%20game")).containsExactly(other.id());
    assertThat(ids(ann, "?game=unknown")).isEmpty();
  }

  @Test
  void pages_follow_one_another_without_gap_and_without_repetition() {
    List<String> expected = new ArrayList<>();
    for (int i = 0; i < 7; i++) {
      // Some change at the same moment, and one has the caller in two seats.
      Story story =
          Story.begun("a b", NOON.plusSeconds(i / 3), Visibility.PUBLIC, ann.id(), ann.id());
      stories.tell(story.first());
      expected.add(0, story.id());
    }

    List<String> seen = new ArrayList<>();
    String address = "/v1/games?limit=4&game=a%20b&state=running";
    while (address != null) {
      Response page = ann.asks().urlEncodingEnabled(false).get(address);
      page.then().statusCode(200);
      seen.addAll(page.jsonPath().getList("games.gameId"));
      Header link = page.headers().get("Link");
      address = link == null ? null : link.getValue().replaceAll("<(.*)>; rel=\"next\"", "$1");
    }
    assertThat(seen).containsExactlyElementsOf(expected);
  }

  @Test
  void people_are_called_as_they_are_called_now() {
    Person guest = People.newGuest();
    Person going = newPerson();
    Story story =
        Story.begun(Visibility.PUBLIC, ann.id(), guest.id(), going.id(), "unknown-to-the-lobby");
    stories.tell(story.first());
    String name = People.newName();
    guest.asks().body(People.registration(name)).post("/v1/me/upgrade").then().statusCode(200);
    going.asks().delete("/v1/me").then().statusCode(204);

    ann.asks()
        .get("/v1/games")
        .then()
        .body("games[0].seats[1].name", equalTo(name))
        .body("games[0].seats[2].name", startsWith("gone-"))
        .body("games[0].seats[3].name", equalTo("named-by-the-game-4"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "cursor=nonsense",
        "limit=0",
        "limit=101",
        "limit=many",
        "state=lost",
        "game=a%00b"
      })
  void what_cannot_be_understood_is_refused(String query) {
    ann.asks()
        .urlEncodingEnabled(false)
        .get("/v1/games?" + query)
        .then()
        .statusCode(400)
        .contentType("application/problem+json")
        .body("type", endsWith("/malformed-request"))
        .body("detail", containsString(query.replaceAll("=.*", "")));
  }

  @Test
  void nobody_lists_games_without_the_scope() {
    String internal =
        People.exchange(People.makeToken(ann, "play").path("token")).path("accessToken");

    People.asks()
        .auth()
        .preemptive()
        .oauth2(internal)
        .get("/v1/games")
        .then()
        .statusCode(403)
        .body("scopes", contains("read"));
    People.asks().get("/v1/games").then().statusCode(401);
  }

  @Test
  void the_export_names_the_games() {
    Story story = stories.begin(Visibility.PUBLIC, bob, ann);

    ann.asks()
        .get("/internal/export")
        .then()
        .body("games.game", contains(story.id()))
        .body("games.seat", contains(2));
  }

  /** However many games there are, a list is a piece of an index that begins with the account. */
  @Test
  void a_list_is_read_from_an_index() {
    Map<Games.Which, String> indexes =
        Map.of(
            Games.Which.ALL, "game_seat_all",
            Games.Which.AWAITING_ME, "game_seat_awaiting",
            Games.Which.RUNNING, "game_seat_running",
            Games.Which.FINISHED, "game_seat_finished");
    QuarkusTransaction.begin();
    try {
      addManyGames();
      indexes.forEach(
          (which, index) ->
              assertThat(plan(which))
                  .contains("using " + index + " on")
                  .doesNotContain("Sort")
                  .doesNotContain("Seq Scan"));
    } finally {
      QuarkusTransaction.rollback();
    }
  }

  private String plan(Games.Which which) {
    String query =
        Games.select(which, false, true)
            .replace(":account", "'many-7'")
            .replace(":at", "now()")
            .replace(":game", "'x'");
    return entities.createNativeQuery("explain " + query + " limit 21").getResultList().toString();
  }

  private void addManyGames() {
    for (String sql :
        List.of(
            "insert into game select 'many-' || i, 'salvage', 'PUBLIC', 1, now(), now(), null, '[]'"
                + " from generate_series(1, 5000) i",
            // Or each seat would look for its game in all of them.
            "analyze game",
            "insert into game_seat (game, seat, account, awaiting, changed_at, finished)"
                + " select 'many-' || i, s, 'many-' || (i + s) % 10, i % 4 = 0,"
                + " now() - i * interval '1 minute', i % 3 = 0"
                + " from generate_series(1, 5000) i, generate_series(1, 2) s",
            "analyze game_seat")) {
      entities.createNativeQuery(sql).executeUpdate();
    }
  }

  private static List<String> ids(Person person, String query) {
    Response answer = person.asks().urlEncodingEnabled(false).get("/v1/games" + query);
    answer.then().statusCode(200);
    return answer.jsonPath().getList("games.gameId");
  }
}
