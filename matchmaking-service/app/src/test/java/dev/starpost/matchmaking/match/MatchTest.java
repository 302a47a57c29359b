package dev.starpost.matchmaking.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;

import dev.starpost.matchmaking.Eventually;
import dev.starpost.matchmaking.MatchmakingTest;
import dev.starpost.matchmaking.World;
import dev.starpost.matchmaking.World.Somebody;
import io.restassured.RestAssured;
import jakarta.inject.Inject;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** From tickets to tables, and back where a table came to nothing. */
@MatchmakingTest
class MatchTest {
  @Inject World world;

  private final String game = World.freshGame();

  @Test
  void three_who_wait_for_the_same_play_together() {
    Somebody ann = world.somebody("Ann");
    Somebody bob = world.somebody("Bob");
    Somebody eve = world.somebody("Eve");
    String first = queue(ann, 3, "");
    queue(bob, 3, ",\"clock\":{\"kind\":\"per-move\",\"move\":\"PT72H\",\"timeout\":\"forfeit\"}");
    String third = queue(eve, 3, "");

    String table = matched(ann, first);

    assertThat(matched(eve, third)).isEqualTo(table);
    assertThat(
            world.count("select count(*) from meeting where table_id = ? and one < other", table))
        .isEqualTo(3);
    ann.asks().delete("/v1/tickets/" + first).then().statusCode(409);
    ann.queue(body(3, "")).then().statusCode(409);

    world.answered(table, "started", ann, bob, eve);

    ann.asks()
        .get("/v1/tickets/" + first)
        .then()
        .body("state", equalTo("started"))
        .body("gameId", equalTo("sv-" + table));
    ann.queue(body(3, "")).then().statusCode(201);
    RestAssured.given()
        .get("/q/metrics")
        .then()
        .body(containsString("starpost_match_quality_count{game=\"" + game))
        .body(containsString("starpost_match_spread_max{game=\"" + game))
        .body(containsString("starpost_match_waited_seconds_count{game=\"" + game))
        .body(containsString("starpost_tickets_total{event=\"matched\""));
  }

  @Test
  void other_options_and_other_clocks_are_other_games() {
    Somebody ann = world.somebody("Ann");
    Somebody bob = world.somebody("Bob");
    Somebody eve = world.somebody("Eve");
    Somebody joe = world.somebody("Joe");
    String odd = queue(ann, 2, ",\"options\":{\"longGame\":true}");
    String slow = queue(bob, 2, ",\"clock\":{\"kind\":\"per-move\",\"move\":\"P9D\"}");
    String usual = queue(eve, 2, "");
    queue(joe, 2, "");

    matched(eve, usual);

    assertThat(state(ann, odd)).isEqualTo("waiting");
    assertThat(state(bob, slow)).isEqualTo("waiting");
  }

  @Test
  void ratings_count_and_those_that_change_while_somebody_waits_too() {
    Somebody ann = world.somebody("Ann");
    Somebody bob = world.somebody("Bob");
    world.rated(ann, game, 1900, 1);
    String first = queue(ann, 2, "");
    String second = queue(bob, 2, "");
    ann.asks().get("/v1/tickets/" + first).then().body("rating", equalTo(1900));
    Somebody eve = world.somebody("Eve");
    String third = queue(eve, 2, "");
    matched(bob, second);
    matched(eve, third);
    assertThat(state(ann, first)).isEqualTo("waiting");

    Somebody joe = world.somebody("Joe");
    world.rated(joe, game, 1700, 1);
    String fourth = queue(joe, 2, "");
    world.rated(joe, game, 1880, 2);

    assertThat(matched(joe, fourth)).isEqualTo(matched(ann, first));
  }

  @Test
  void whoever_waits_reaches_further() {
    Somebody ann = world.somebody("Ann");
    Somebody bob = world.somebody("Bob");
    world.rated(ann, game, 1800, 1);
    String first = queue(ann, 2, "");
    String second = queue(bob, 2, "");
    world.waitedFor(first, "1 day");

    assertThat(matched(ann, first)).isEqualTo(matched(bob, second));
  }

  @Test
  void those_who_do_not_want_to_meet_do_not_whenever_they_say_so() {
    Somebody ann = world.somebody("Ann");
    Somebody bob = world.somebody("Bob");
    world.changed(ann, 2, bob);
    String first = queue(ann, 2, "");
    String second = queue(bob, 2, "");
    Somebody eve = world.somebody("Eve");
    String third = queue(eve, 2, "");

    String table = matched(eve, third);

    Set<String> matched =
        Stream.of(first, second)
            .filter(id -> table.equals(tableOf(id.equals(first) ? ann : bob, id)))
            .collect(Collectors.toSet());
    assertThat(matched).hasSize(1);
  }

  @Test
  void if_somebody_is_gone_the_others_wait_on_as_if_they_had_waited_all_the_time() {
    Somebody ann = world.somebody("Ann");
    Somebody bob = world.somebody("Bob");
    Somebody eve = world.somebody("Eve");
    String first = queue(ann, 3, "");
    String since = ann.asks().get("/v1/tickets/" + first).path("since");
    String second = queue(bob, 3, "");
    String third = queue(eve, 3, "");
    String table = matched(ann, first);

    world.answered(table, "player-unavailable", ann, eve);

    assertThat(state(bob, second)).isEqualTo("cancelled");
    ann.asks()
        .get("/v1/tickets/" + first)
        .then()
        .body("state", equalTo("waiting"))
        .body("since", equalTo(since));
    assertThat(state(eve, third)).isEqualTo("waiting");
    world.answered(table, "player-unavailable", ann, eve);
    assertThat(state(ann, first)).isEqualTo("waiting");

    queue(world.somebody("Joe"), 3, "");
    assertThat(matched(ann, first)).isNotEqualTo(table).isEqualTo(matched(eve, third));
  }

  @Test
  void if_the_engine_refuses_nobody_waits_for_that_any_more() {
    Somebody ann = world.somebody("Ann");
    Somebody bob = world.somebody("Bob");
    String first = queue(ann, 2, "");
    queue(bob, 2, "");

    world.answered(matched(ann, first), "refused", ann, bob);

    ann.asks()
        .get("/v1/tickets/" + first)
        .then()
        .body("state", equalTo("cancelled"))
        .body("cancelled", equalTo("refused"));
  }

  private String queue(Somebody who, int seats, String more) {
    return who.queue(body(seats, more)).then().statusCode(201).extract().path("id");
  }

  private String body(int seats, String more) {
    return "{\"game\":\"%s\",\"seats\":{\"min\":%d,\"max\":%d}%s}"
        .formatted(game, seats, seats, more);
  }

  /** The table, as soon as there is one. */
  private static String matched(Somebody who, String ticket) {
    Eventually.see("a match", () -> state(who, ticket), state -> state.equals("matched"));
    return tableOf(who, ticket);
  }

  private static String tableOf(Somebody who, String ticket) {
    return who.asks().get("/v1/tickets/" + ticket).path("tableId");
  }

  private static String state(Somebody who, String ticket) {
    return who.asks().get("/v1/tickets/" + ticket).path("state");
  }
}
