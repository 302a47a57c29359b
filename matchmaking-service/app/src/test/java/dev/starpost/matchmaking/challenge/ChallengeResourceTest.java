package dev.starpost.matchmaking.challenge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.notNullValue;

import dev.starpost.matchmaking.Eventually;
import dev.starpost.matchmaking.MatchmakingTest;
import dev.starpost.matchmaking.World;
import dev.starpost.matchmaking.World.Somebody;
import dev.starpost.matchmaking.engine.StubServices;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Locale;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@MatchmakingTest
class ChallengeResourceTest {
  @Inject World world;

  private Somebody ann;
  private Somebody bob;

  @BeforeEach
  void meet() {
    ann = ranked("Ann", 12);
    bob = ranked("Bob", 5);
  }

  private Somebody ranked(String name, int place) {
    Somebody somebody = world.somebody(name);
    StubServices.stands(somebody.account(), place);
    return somebody;
  }

  @Test
  void whoever_accepts_plays() {
    String id = open(ann, bob);
    bob.asks().get("/v1/challenges").then().body("challenges.id", contains(id));
    ann.asks().post("/v1/challenges/" + id + "/acceptance").then().statusCode(403);

    String table =
        bob.asks()
            .post("/v1/challenges/" + id + "/acceptance")
            .then()
            .statusCode(200)
            .body("state", equalTo("accepted"))
            .body("challenger", equalTo(ann.name()))
            .body("tableId", notNullValue())
            .extract()
            .path("tableId");

    assertThat(
            world.count(
                "select count(*) from matched_table where id = ? and why = 'challenge'", table))
        .isOne();
    world.answered(table, "started", ann, bob);
    ann.asks().get("/v1/challenges/" + id).then().body("gameId", equalTo("sv-" + table));
    bob.asks()
        .post("/v1/challenges/" + id + "/acceptance")
        .then()
        .statusCode(409)
        .body("type", containsString("challenge-over"));
    world.somebody("Eve").asks().get("/v1/challenges/" + id).then().statusCode(404);
  }

  @Test
  void whoever_is_gone_challenges_nobody() {
    world.deleted(ann);

    challenge(ann, bob).then().statusCode(401);

    assertThat(world.count("select count(*) from challenge where challenger = ?", ann.account()))
        .isZero();
  }

  @Test
  void a_guest_neither_challenges_nor_accepts_nor_is_challenged() {
    ann.asksAsGuest()
        .body("{\"game\":\"salvage\",\"player\":\"" + bob.name() + "\"}")
        .post("/v1/challenges")
        .then()
        .statusCode(403)
        .body("type", containsString("account-needed"));
    String id = open(ann, bob);
    bob.asksAsGuest()
        .post("/v1/challenges/" + id + "/acceptance")
        .then()
        .statusCode(403)
        .body("type", containsString("account-needed"));
    bob.asks().get("/v1/challenges/" + id).then().body("state", equalTo("open"));
    decline(id).then().statusCode(200);

    Somebody guest = ranked("Guest", 8);
    world.guest(guest, 2, true);
    challenge(ann, guest).then().statusCode(403).body("type", containsString("account-needed"));
    world.guest(guest, 3, false);
    challenge(ann, guest).then().statusCode(201);
  }

  @Test
  void who_was_known_before_it_was_told_who_is_a_guest_is_told_of_once_more() {
    Somebody guest = ranked("Guest", 8);
    world.execute("update person set guest = null where account = ?", guest.account());

    world.guest(guest, 1, true);

    challenge(ann, guest).then().statusCode(403).body("type", containsString("account-needed"));
  }

  @Test
  void one_challenge_may_be_declined_and_a_further_one_has_a_consequence() {
    decline(open(ann, bob)).then().statusCode(200).body("consequence", equalTo("none"));
    challenge(ann, bob).then().statusCode(409).body("type", containsString("challenged-lately"));

    Somebody eve = ranked("Eve", 9);
    decline(open(eve, bob)).then().statusCode(200).body("consequence", equalTo("resting"));
    world.execute(
        "update challenge set ended_at = ended_at - interval '15 days' where challenged = ?",
        bob.account());

    decline(open(ann, bob)).then().statusCode(200).body("consequence", equalTo("none"));
  }

  private Response decline(String id) {
    return bob.asks().post("/v1/challenges/" + id + "/refusal");
  }

  @Test
  void whoever_ignores_one_rests_unless_they_are_on_vacation() {
    String id = open(ann, bob);
    expire(id);
    awaitIgnored(id, "resting");
    decline(id).then().statusCode(409);

    Somebody eve = ranked("Eve", 6);
    LocalDate today = LocalDate.now(ZoneOffset.UTC);
    world.changed(
        eve,
        2,
        "\"vacation\":{\"from\":\"%s\",\"to\":\"%s\"},"
            .formatted(today.minusDays(2), today.plusDays(2)));
    String other = open(ann, eve);
    expire(other);
    awaitIgnored(other, "none");
  }

  private void expire(String id) {
    world.execute("update challenge set expires_at = now() where id = ?", id);
  }

  private void awaitIgnored(String id, String consequence) {
    Eventually.see(
        "it is ignored",
        () -> ann.asks().get("/v1/challenges/" + id).path("state"),
        state -> state.equals("ignored"));
    ann.asks().get("/v1/challenges/" + id).then().body("consequence", equalTo(consequence));
  }

  @Test
  void between_two_there_is_one_and_a_challenger_has_three_at_most() {
    open(ann, bob);
    challenge(ann, bob).then().statusCode(409).body("type", containsString("already-challenged"));
    open(ann, ranked("Eve", 3));
    String third = open(ann, ranked("Joe", 4));

    challenge(ann, ranked("Kim", 6))
        .then()
        .statusCode(409)
        .body("type", containsString("too-many-challenges"));

    ann.asks().delete("/v1/challenges/" + third).then().statusCode(204);
    ann.asks().delete("/v1/challenges/" + third).then().statusCode(204);
    bob.asks().delete("/v1/challenges/" + third).then().statusCode(404);
    open(ann, ranked("Lea", 7));
  }

  @Test
  void only_those_above_and_within_reach_can_be_challenged() {
    challenge(bob, ann).then().statusCode(422).body("type", containsString("out-of-reach"));
    challenge(ann, ranked("Eve", 1))
        .then()
        .statusCode(422)
        .body("type", containsString("out-of-reach"));
    challenge(ann, ranked("Joe", 0))
        .then()
        .statusCode(422)
        .body("type", containsString("not-on-ladder"));
    challenge(ann, ann).then().statusCode(422).body("type", containsString("challenged-yourself"));
    ann.asks()
        .body("{\"player\":\"Nobody\",\"game\":\"salvage\"}")
        .post("/v1/challenges")
        .then()
        .statusCode(404)
        .body("type", containsString("no-such-player"));
    world.changed(bob, 2, ann);
    challenge(ann, bob).then().statusCode(403).body("type", containsString("not-welcome"));
  }

  @Test
  void names_are_found_in_any_case_and_the_same_request_counts_once() {
    String key = UUID.randomUUID().toString();
    String body =
        "{\"player\":\"%s\",\"game\":\"salvage\"}".formatted(bob.name().toUpperCase(Locale.ROOT));
    String first =
        ann.asks().header("Idempotency-Key", key).body(body).post("/v1/challenges").path("id");

    ann.asks()
        .header("Idempotency-Key", key)
        .body(body)
        .post("/v1/challenges")
        .then()
        .statusCode(201)
        .body("id", equalTo(first));
  }

  @Test
  void whoever_is_gone_is_challenged_no_more() {
    String id = open(ann, bob);

    world.deleted(bob);

    ann.asks()
        .get("/v1/challenges/" + id)
        .then()
        .body("state", equalTo("withdrawn"))
        .body("challenged", equalTo(""));
    ann.asks().delete("/v1/challenges/" + id).then().statusCode(204);
  }

  private static String open(Somebody challenger, Somebody challenged) {
    return challenge(challenger, challenged).then().statusCode(201).extract().path("id");
  }

  private static Response challenge(Somebody challenger, Somebody challenged) {
    return challenger
        .asks()
        .body("{\"player\":\"%s\",\"game\":\"salvage\"}".formatted(challenged.name()))
        .post("/v1/challenges");
  }
}
