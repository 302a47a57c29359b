package dev.starpost.lobby.tables.rematch;

import static dev.starpost.lobby.People.newGuest;
import static dev.starpost.lobby.People.newPerson;
import static dev.starpost.lobby.tables.Tables.cancel;
import static dev.starpost.lobby.tables.Tables.leave;
import static dev.starpost.lobby.tables.Tables.open;
import static dev.starpost.lobby.tables.Tables.rematch;
import static dev.starpost.lobby.tables.Tables.salvage;
import static dev.starpost.lobby.tables.Tables.seat;
import static dev.starpost.lobby.tables.Tables.show;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsInAnyOrder;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.not;

import dev.starpost.lobby.LobbyTest;
import dev.starpost.lobby.People;
import dev.starpost.lobby.People.Person;
import dev.starpost.lobby.tables.Tables;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

@LobbyTest
class RematchTest {
  @Inject Tables tables;

  @Test
  void the_first_one_opens_a_table_and_the_others_sit_down_each_one_seat_further() {
    Person ann = newPerson();
    Person bob = newPerson();
    Person cleo = newPerson();
    Map<String, Object> wish = salvage(2, 3);
    wish.put("options", Map.of("longGame", true));
    wish.put("clock", Map.of("kind", "per-move", "move", "P2D"));
    wish.put("ranked", true);
    String played = open(ann, wish);
    seat(played, bob, cleo);
    String game = tables.begin(played);
    rematch(ann, game).then().statusCode(409).body("type", endsWith("/game-running"));
    tables.finish(game);

    Response opened = rematch(bob, game);
    opened
        .then()
        .statusCode(201)
        .header("Location", endsWith("/v1/tables/" + opened.path("id")))
        .body("id", not(equalTo(played)))
        .body("rematchOf", equalTo(game))
        .body("owner", equalTo(bob.name()))
        .body("players.name", contains(bob.name()))
        .body("players.seat", contains(3))
        .body("seats", equalTo(Map.of("min", 3, "max", 3)))
        .body("options.longGame", equalTo(true))
        .body("clock.move", equalTo("P2D"))
        .body("ranked", equalTo(true))
        .body("visibility", equalTo("private"))
        .body("invitations", containsInAnyOrder(ann.name(), cleo.name()));
    String table = opened.path("id");
    rematch(bob, game).then().statusCode(200).body("players", hasSize(1));
    // By its address, as anybody who is invited; and by the same call.
    Tables.join(cleo, table).then().statusCode(201).body("players.seat", contains(1, 3));
    rematch(ann, game)
        .then()
        .statusCode(200)
        .body("id", equalTo(table))
        .body("state", equalTo("starting"))
        .body("players.name", contains(cleo.name(), ann.name(), bob.name()));
    rematch(ann, game).then().statusCode(200).body("id", equalTo(table));
  }

  @Test
  void who_has_not_played_has_no_rematch() {
    Person ann = newGuest();
    String game = tables.play(ann, newGuest());

    rematch(newGuest(), game).then().statusCode(404).body("type", endsWith("/no-such-game"));
    rematch(ann, "sv-nobody").then().statusCode(404);
    rematch(ann, "%00").then().statusCode(404);
    String starting = open(ann, salvage(2, 2));
    seat(starting, newGuest());
    rematch(ann, "sv-" + starting).then().statusCode(404);
  }

  @Test
  void after_a_rematch_that_came_to_nothing_there_can_be_another() {
    Person ann = newGuest();
    Person bob = newGuest();
    String game = tables.play(ann, bob);
    String first = rematch(ann, game).path("id");
    cancel(ann, first).then().statusCode(204);

    Response second = rematch(bob, game);

    second.then().statusCode(201).body("id", not(equalTo(first)));
    leave(bob, second.path("id")).then().statusCode(204);
    rematch(ann, game).then().statusCode(201);
  }

  @Test
  void who_is_gone_or_blocked_is_not_invited() {
    Person ann = newPerson();
    Person bob = newPerson();
    Person cleo = newPerson();
    Person dan = newGuest();
    String game = tables.play(ann, bob, cleo, dan);
    bob.asks().delete("/v1/me").then().statusCode(204);
    cleo.asks().put("/v1/me/blocks/" + ann.name()).then().statusCode(204);

    Response opened = rematch(ann, game);

    opened
        .then()
        .statusCode(201)
        .body("seats", equalTo(Map.of("min", 2, "max", 4)))
        .body("invitations", contains(dan.name()));
    rematch(cleo, game).then().statusCode(409).body("type", endsWith("/not-welcome"));
    rematch(dan, game)
        .then()
        .statusCode(200)
        .body("players.name", contains(dan.name(), ann.name()));
    Tables.start(ann, opened.path("id"), 0).then().statusCode(202);
  }

  @Test
  void whose_invitation_was_taken_back_needs_another_one() {
    Person ann = newPerson();
    Person bob = newPerson();
    Person cleo = newPerson();
    String game = tables.play(ann, bob, cleo);
    String table = rematch(ann, game).path("id");
    ann.asks().delete("/v1/tables/" + table + "/invitations/" + bob.name()).then().statusCode(204);

    rematch(bob, game).then().statusCode(409).body("type", endsWith("/not-welcome"));
    show(ann, table).then().body("players", hasSize(1));

    Tables.invite(ann, table, bob).then().statusCode(201);
    rematch(bob, game).then().statusCode(200).body("players", hasSize(2));
  }

  @Test
  void nobody_is_invited_who_goes_in_the_same_moment() {
    for (int i = 0; i < 5; i++) {
      Person ann = newPerson();
      Person bob = newPerson();
      String game = tables.play(ann, bob);
      CompletableFuture<Response> gone =
          CompletableFuture.supplyAsync(() -> bob.asks().delete("/v1/me"));
      Response opened = rematch(ann, game);
      gone.join().then().statusCode(204);

      opened.then().statusCode(201);
      show(ann, opened.path("id")).then().body("invitations", hasSize(0));
    }
  }

  @Test
  void a_game_for_one_is_played_again_at_once() {
    Person ann = newGuest();
    String table = Tables.ask(ann, Map.of("game", "lone")).path("id");
    String game = tables.begin(table);
    tables.finish(game);

    rematch(ann, game)
        .then()
        .statusCode(201)
        .body("state", equalTo("starting"))
        .body("players.seat", contains(1));
  }

  @Test
  void a_request_that_is_sent_twice_opens_one_table() {
    Person ann = newGuest();
    String game = tables.play(ann, newGuest());
    String key = People.newKey();

    Response first = once(ann, game, key);
    assertThat(first.statusCode()).isEqualTo(201);
    Response second = once(ann, game, key);
    assertThat(second.statusCode()).isEqualTo(201);
    assertThat(second.asString()).isEqualTo(first.asString());
  }

  private static Response once(Person person, String game, String key) {
    return person.asks().header("Idempotency-Key", key).post("/v1/games/" + game + "/rematch");
  }

  @Test
  void those_who_come_first_at_the_same_time_meet_at_one_table() {
    for (int round = 0; round < 5; round++) {
      List<Person> people = Tables.guests(4);
      String game = tables.play(people.get(0), people.get(1), people.get(2), people.get(3));

      List<CompletableFuture<Response>> asked =
          people.stream()
              .map(person -> CompletableFuture.supplyAsync(() -> rematch(person, game)))
              .toList();
      List<Response> answers = asked.stream().map(CompletableFuture::join).toList();

      assertThat(answers)
          .extracting(Response::statusCode)
          .containsExactlyInAnyOrder(200, 200, 200, 201);
      Stream<String> ids = answers.stream().map(answer -> answer.path("id"));
      assertThat(ids.distinct()).hasSize(1);
      show(people.get(0), answers.get(0).path("id"))
          .then()
          .body("state", equalTo("starting"))
          .body(
              "players.name",
              contains(
                  people.get(3).name(),
                  people.get(0).name(),
                  people.get(1).name(),
                  people.get(2).name()));
    }
  }
}
