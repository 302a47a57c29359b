package dev.starpost.lobby.tables.open;

import static dev.starpost.lobby.People.newGuest;
import static dev.starpost.lobby.People.newName;
import static dev.starpost.lobby.People.newPerson;
import static dev.starpost.lobby.tables.Tables.ask;
import static dev.starpost.lobby.tables.Tables.invite;
import static dev.starpost.lobby.tables.Tables.join;
import static dev.starpost.lobby.tables.Tables.open;
import static dev.starpost.lobby.tables.Tables.rematch;
import static dev.starpost.lobby.tables.Tables.salvage;
import static dev.starpost.lobby.tables.Tables.secret;
import static dev.starpost.lobby.tables.Tables.show;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;

import dev.starpost.lobby.LobbyTest;
import dev.starpost.lobby.People;
import dev.starpost.lobby.People.Person;
import dev.starpost.lobby.tables.Tables;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Who plays for a rating: people with accounts, at tables that everybody sees. */
@LobbyTest
class RankedTablesTest {
  @Inject Tables tables;
  @Inject EntityManager entities;

  @Test
  void a_guest_opens_no_ranked_table() {
    Person guest = newGuest();

    needsAccount(ask(guest, ranked(2)));

    ask(guest, salvage(2, 2)).then().statusCode(201).body("ranked", equalTo(false));
    guest.asks().get("/v1/tables?mine=seated").then().body("tables.ranked", contains(false));
  }

  @Test
  void a_guest_joins_no_ranked_table_and_is_not_invited_to_one() {
    Person ann = newPerson();
    Person guest = newGuest();
    String table = open(ann, ranked(3));

    needsAccount(join(guest, table));
    needsAccount(invite(ann, table, guest));

    show(ann, table).then().body("players.name", contains(ann.name())).body("invitations", empty());
  }

  @Test
  void a_guest_who_has_become_somebody_plays_for_a_rating_at_once() {
    Person ann = newPerson();
    Person guest = newGuest();
    String table = open(ann, ranked(3));
    guest
        .asks()
        .body(Map.of("name", newName(), "password", People.PASSWORD))
        .post("/v1/me/upgrade")
        .then()
        .statusCode(200);

    join(guest, table).then().statusCode(201);
    ask(guest, ranked(2)).then().statusCode(201).body("ranked", equalTo(true));
  }

  @Test
  void a_ranked_table_is_not_private() {
    Person ann = newPerson();
    Map<String, Object> wish = secret(2, 2);
    wish.put("ranked", true);

    ask(ann, wish)
        .then()
        .statusCode(422)
        .body("type", endsWith("/ranked-in-public"))
        .body("field", equalTo("visibility"))
        .body("detail", containsString("visibility public"));

    ann.asks().get("/v1/tables?mine=seated").then().body("tables", empty());
  }

  @Test
  void a_ranked_game_of_old_with_a_guest_is_played_again_without_them() {
    Person ann = newPerson();
    Person bob = newPerson();
    Person guest = newGuest();
    String game = tables.play(ann, bob, guest);
    QuarkusTransaction.requiringNew()
        .run(
            () ->
                entities
                    .createNativeQuery("update game_table set ranked = true where game_id = ?1")
                    .setParameter(1, game)
                    .executeUpdate());

    needsAccount(rematch(guest, game));
    rematch(ann, game)
        .then()
        .statusCode(201)
        .body("ranked", equalTo(true))
        .body("invitations", contains(bob.name()));
    rematch(guest, game).then().statusCode(409).body("type", endsWith("/not-welcome"));
  }

  private static Map<String, Object> ranked(int seats) {
    Map<String, Object> wish = salvage(2, seats);
    wish.put("ranked", true);
    return wish;
  }

  private static void needsAccount(Response answer) {
    answer
        .then()
        .statusCode(403)
        .body("type", endsWith("/account-needed"))
        .body("detail", containsString("/v1/me/upgrade"));
  }
}
