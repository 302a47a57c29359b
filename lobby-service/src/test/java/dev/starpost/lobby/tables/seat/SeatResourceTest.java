package dev.starpost.lobby.tables.seat;

import static dev.starpost.lobby.People.newGuest;
import static dev.starpost.lobby.People.newKey;
import static dev.starpost.lobby.People.newPerson;
import static dev.starpost.lobby.tables.Tables.cancel;
import static dev.starpost.lobby.tables.Tables.join;
import static dev.starpost.lobby.tables.Tables.kick;
import static dev.starpost.lobby.tables.Tables.leave;
import static dev.starpost.lobby.tables.Tables.open;
import static dev.starpost.lobby.tables.Tables.salvage;
import static dev.starpost.lobby.tables.Tables.seat;
import static dev.starpost.lobby.tables.Tables.show;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;

import dev.starpost.lobby.LobbyTest;
import dev.starpost.lobby.People.Person;
import dev.starpost.lobby.tables.Tables;
import dev.starpost.lobby.tables.table.TableSettings;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

@LobbyTest
class SeatResourceTest {
  @Inject EntityManager entities;
  @Inject TableSettings settings;

  @Test
  void people_sit_down_in_the_lowest_free_seat_and_the_last_one_starts_the_game() {
    Person ann = newGuest();
    Person bob = newGuest();
    Person cleo = newGuest();
    Person dan = newGuest();
    String table = open(ann, salvage(2, 3));

    join(bob, table)
        .then()
        .statusCode(201)
        .body("state", equalTo("open"))
        .body("players.seat", contains(1, 2))
        .body("players.name", contains(ann.name(), bob.name()));
    seat(table, cleo);
    show(dan, table).then().body("state", equalTo("starting")).body("players", hasSize(3));
    join(dan, table).then().statusCode(409).body("type", endsWith("/table-full"));
  }

  @Test
  void a_seat_that_was_left_is_taken_again() {
    Person ann = newGuest();
    Person bob = newGuest();
    Person cleo = newGuest();
    String table = open(ann, salvage(2, 4));
    seat(table, bob, cleo);

    leave(bob, table).then().statusCode(204);
    show(ann, table).then().body("players.seat", contains(1, 3));
    leave(bob, table).then().statusCode(404).body("type", endsWith("/no-such-seat"));
    seat(table, bob);
    show(ann, table)
        .then()
        .body("players.seat", contains(1, 2, 3))
        .body("players.name", contains(ann.name(), bob.name(), cleo.name()));
  }

  @Test
  void nobody_sits_in_two_seats() {
    Person ann = newGuest();
    String table = open(ann, salvage(2, 3));

    join(ann, table).then().statusCode(409).body("type", endsWith("/already-seated"));
    show(ann, table).then().body("players", hasSize(1));
  }

  @Test
  void a_table_goes_to_whoever_has_sat_there_longest_and_ends_with_the_last() {
    Person ann = newGuest();
    Person bob = newGuest();
    Person cleo = newGuest();
    String table = open(ann, salvage(2, 4));
    seat(table, bob, cleo);
    leave(bob, table).then().statusCode(204);
    seat(table, bob);

    leave(ann, table).then().statusCode(204);
    show(ann, table).then().body("owner", equalTo(cleo.name()));
    leave(cleo, table).then().statusCode(204);
    show(ann, table).then().body("owner", equalTo(bob.name()));
    leave(bob, table).then().statusCode(204);
    show(ann, table)
        .then()
        .body("state", equalTo("cancelled"))
        .body("cancelled", equalTo("everybody-left"))
        .body("players", hasSize(0));
  }

  @Test
  void the_owner_sends_somebody_away_for_good() {
    Person ann = newGuest();
    Person bob = newGuest();
    String table = open(ann, salvage(2, 3));
    seat(table, bob);

    kick(bob, table, 1).then().statusCode(403).body("type", endsWith("/not-the-owner"));
    kick(ann, table, 1).then().statusCode(422).body("type", endsWith("/kicked-yourself"));
    kick(ann, table, 3).then().statusCode(404).body("type", endsWith("/no-such-seat"));
    for (String seat : List.of("0", "x", "99999999999")) {
      ann.asks()
          .delete("/v1/tables/" + table + "/seats/" + seat)
          .then()
          .statusCode(400)
          .body("type", endsWith("/malformed-request"));
    }
    kick(ann, table, 2).then().statusCode(204);
    show(bob, table).then().statusCode(200).body("players.name", contains(ann.name()));
    join(bob, table).then().statusCode(409).body("type", endsWith("/not-welcome"));
    leave(ann, table).then().statusCode(204);
  }

  @Test
  void who_has_blocked_whom_is_not_told() {
    Person ann = newPerson();
    Person bob = newPerson();
    Person cleo = newPerson();
    String table = open(cleo, salvage(2, 4));
    seat(table, ann);
    String kicked = open(cleo, salvage(2, 4));
    seat(kicked, bob);
    kick(cleo, kicked, 2).then().statusCode(204);
    ann.asks().put("/v1/me/blocks/" + bob.name()).then().statusCode(204);

    Response blocked = join(bob, table);
    blocked.then().statusCode(409).body("type", endsWith("/not-welcome"));
    assertThat(join(bob, kicked).asString()).isEqualTo(blocked.asString());
    leave(ann, table).then().statusCode(204);
    seat(table, bob);
    assertThat(join(ann, table).asString()).isEqualTo(blocked.asString());
  }

  @Test
  void nobody_comes_or_goes_after_the_start() {
    Person ann = newGuest();
    Person bob = newGuest();
    Person cleo = newGuest();
    String table = open(ann, salvage(2, 3));
    seat(table, bob);
    Tables.start(ann, table, 0).then().statusCode(202);

    join(cleo, table)
        .then()
        .statusCode(409)
        .body("type", endsWith("/table-closed"))
        .body("state", equalTo("starting"));
    for (Response refused :
        List.of(
            leave(bob, table),
            kick(ann, table, 2),
            cancel(ann, table),
            Tables.invite(ann, table, cleo))) {
      refused.then().statusCode(409).body("type", endsWith("/table-closed"));
    }
    show(ann, table).then().body("players", hasSize(2));
  }

  @Test
  void a_request_that_is_sent_twice_takes_one_seat() {
    Person ann = newGuest();
    Person bob = newGuest();
    String table = open(ann, salvage(2, 3));
    String other = open(ann, salvage(2, 3));
    String key = newKey();

    Response first = sit(bob, table, key);
    assertThat(first.statusCode()).isEqualTo(201);
    Response second = sit(bob, table, key);
    assertThat(second.statusCode()).isEqualTo(201);
    assertThat(second.asString()).isEqualTo(first.asString());
    sit(bob, other, key).then().statusCode(422).body("type", endsWith("/idempotency-key-reused"));
  }

  private static Response sit(Person person, String table, String key) {
    return person
        .asks()
        .header("Idempotency-Key", key)
        .body(Map.of("entropy", "heads"))
        .post("/v1/tables/" + table + "/seats");
  }

  @Test
  void what_cannot_be_added_to_the_dice_is_refused() {
    Person ann = newGuest();
    Person bob = newGuest();
    String table = open(ann, salvage(2, 3));

    bob.asks()
        .body(Map.of("entropy", "x".repeat(201)))
        .post("/v1/tables/" + table + "/seats")
        .then()
        .statusCode(422)
        .body("type", endsWith("/bad-entropy"));
    bob.asks()
        .body("{\"sofa\": 1}")
        .post("/v1/tables/" + table + "/seats")
        .then()
        .statusCode(400)
        .body("type", endsWith("/malformed-request"));
    show(bob, table).then().body("players", hasSize(1));
  }

  @Test
  void one_can_sit_at_so_many_open_tables_and_not_at_one_more() {
    Person ann = newGuest();
    Person bob = newGuest();
    String table = open(bob, salvage(2, 3));
    String last = open(ann, salvage(2, 2));
    fill(ann, last, settings.mostOpen() - 1);

    join(ann, table).then().statusCode(409).body("type", endsWith("/too-many-tables"));
    Tables.ask(ann, salvage(2, 3))
        .then()
        .statusCode(409)
        .body("type", endsWith("/too-many-tables"));
    seat(last, bob);
    join(ann, table).then().statusCode(201);
  }

  /** Tables like that one, at which its owner sits. */
  private void fill(Person owner, String like, int count) {
    QuarkusTransaction.requiringNew()
        .run(
            () -> {
              entities
                  .createNativeQuery(
                      "insert into game_table (id, game, prefix, state, owner, min_seats,"
                          + " max_seats, options, clock, ranked, visibility, commitment, revision,"
                          + " opened_at, changed_at) select t.id || n, game, prefix, state, owner,"
                          + " min_seats, max_seats, options, clock, ranked, 'PRIVATE', commitment,"
                          + " revision, opened_at, changed_at from game_table t,"
                          + " generate_series(1, ?2) n where t.id = ?1")
                  .setParameter(1, like)
                  .setParameter(2, count)
                  .executeUpdate();
              entities
                  .createNativeQuery(
                      "insert into table_seat (table_id, account, number, entropy, joined_at)"
                          + " select ?1 || n, ?3, 1, '', now() from generate_series(1, ?2) n")
                  .setParameter(1, like)
                  .setParameter(2, count)
                  .setParameter(3, owner.id())
                  .executeUpdate();
            });
  }
}
