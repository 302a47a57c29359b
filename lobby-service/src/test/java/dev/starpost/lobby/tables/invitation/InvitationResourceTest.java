package dev.starpost.lobby.tables.invitation;

import static dev.starpost.lobby.People.newGuest;
import static dev.starpost.lobby.People.newName;
import static dev.starpost.lobby.People.newPerson;
import static dev.starpost.lobby.tables.Tables.invite;
import static dev.starpost.lobby.tables.Tables.join;
import static dev.starpost.lobby.tables.Tables.kick;
import static dev.starpost.lobby.tables.Tables.open;
import static dev.starpost.lobby.tables.Tables.seat;
import static dev.starpost.lobby.tables.Tables.secret;
import static dev.starpost.lobby.tables.Tables.show;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.hasSize;

import dev.starpost.lobby.LobbyTest;
import dev.starpost.lobby.People;
import dev.starpost.lobby.People.Person;
import dev.starpost.lobby.tables.Tables;
import dev.starpost.lobby.tables.table.TableSettings;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.util.Map;
import org.junit.jupiter.api.Test;

@LobbyTest
class InvitationResourceTest {
  @Inject TableSettings settings;

  @Test
  void who_is_invited_sits_down_without_a_code() {
    Person ann = newGuest();
    Person bob = newGuest();
    String table = open(ann, secret(2, 3));

    invite(ann, table, bob).then().statusCode(201).body("invitations", contains(bob.name()));
    invite(ann, table, bob).then().statusCode(201).body("invitations", contains(bob.name()));
    seat(table, bob);
    show(ann, table).then().body("invitations", hasSize(0)).body("players", hasSize(2));
    invite(ann, table, bob).then().statusCode(409).body("type", endsWith("/already-seated"));
    invite(ann, table, ann).then().statusCode(409).body("type", endsWith("/already-seated"));
  }

  @Test
  void an_invitation_is_declined_or_taken_back() {
    Person ann = newGuest();
    Person bob = newGuest();
    Person cleo = newGuest();
    String table = open(ann, secret(2, 3));
    invite(ann, table, bob).then().statusCode(201);
    invite(ann, table, cleo).then().statusCode(201);

    withdraw(bob, table, cleo.name())
        .then()
        .statusCode(403)
        .body("type", endsWith("/not-the-owner"));
    withdraw(bob, table, bob.name()).then().statusCode(204);
    show(bob, table).then().statusCode(404);
    withdraw(bob, table, bob.name()).then().statusCode(404);
    withdraw(ann, table, cleo.name()).then().statusCode(204);
    join(cleo, table).then().statusCode(404);
    withdraw(ann, table, cleo.name())
        .then()
        .statusCode(404)
        .body("type", endsWith("/no-such-invitation"));
  }

  @Test
  void the_owner_invites_and_nobody_else() {
    Person ann = newGuest();
    Person bob = newGuest();
    String table = open(ann, secret(2, 4));

    invite(bob, table, ann).then().statusCode(404).body("type", endsWith("/no-such-table"));
    invite(ann, table, bob).then().statusCode(201);
    invite(bob, table, newGuest()).then().statusCode(403).body("type", endsWith("/not-the-owner"));
    ann.asks()
        .body(Map.of("player", newName()))
        .post("/v1/tables/" + table + "/invitations")
        .then()
        .statusCode(404)
        .body("type", endsWith("/no-such-player"));
    for (String body : new String[] {"{}", "", "{\"player\": null}"}) {
      ann.asks()
          .body(body)
          .post("/v1/tables/" + table + "/invitations")
          .then()
          .statusCode(400)
          .body("type", endsWith("/malformed-request"));
    }
  }

  @Test
  void people_who_do_not_want_to_meet_are_not_invited() {
    Person ann = newPerson();
    Person bob = newPerson();
    Person cleo = newGuest();
    String table = open(ann, secret(2, 4));
    bob.asks().put("/v1/me/blocks/" + ann.name()).then().statusCode(204);

    invite(ann, table, bob).then().statusCode(409).body("type", endsWith("/not-welcome"));
    invite(ann, table, cleo).then().statusCode(201);
    seat(table, cleo);
    kick(ann, table, 2).then().statusCode(204);
    invite(ann, table, cleo).then().statusCode(409).body("type", endsWith("/not-welcome"));
  }

  @Test
  void a_table_has_so_many_invitations_and_not_one_more() {
    Person ann = newGuest();
    String table = open(ann, secret(2, 4));
    for (Person guest : Tables.guests(settings.mostInvitations())) {
      invite(ann, table, guest).then().statusCode(201);
    }

    invite(ann, table, newGuest())
        .then()
        .statusCode(409)
        .body("type", endsWith("/too-many-invitations"));
  }

  @Test
  void a_request_that_is_sent_twice_invites_once() {
    Person ann = newGuest();
    Person bob = newGuest();
    String table = open(ann, secret(2, 4));
    String key = People.newKey();

    Response first = inviteOnce(ann, table, bob, key);
    assertThat(first.statusCode()).isEqualTo(201);
    assertThat(inviteOnce(ann, table, bob, key).asString()).isEqualTo(first.asString());
    inviteOnce(ann, table, ann, key)
        .then()
        .statusCode(422)
        .body("type", endsWith("/idempotency-key-reused"));
  }

  private static Response inviteOnce(Person owner, String table, Person guest, String key) {
    return owner
        .asks()
        .header("Idempotency-Key", key)
        .body(Map.of("player", guest.name()))
        .post("/v1/tables/" + table + "/invitations");
  }

  private static Response withdraw(Person person, String table, String name) {
    return person.asks().delete("/v1/tables/" + table + "/invitations/" + name);
  }
}
