package dev.starpost.lobby.tables.retention;

import static dev.starpost.lobby.People.newGuest;
import static dev.starpost.lobby.tables.Tables.invite;
import static dev.starpost.lobby.tables.Tables.kick;
import static dev.starpost.lobby.tables.Tables.open;
import static dev.starpost.lobby.tables.Tables.salvage;
import static dev.starpost.lobby.tables.Tables.seat;
import static dev.starpost.lobby.tables.Tables.secret;
import static dev.starpost.lobby.tables.Tables.show;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.matchesPattern;

import dev.starpost.lobby.LobbyTest;
import dev.starpost.lobby.People.Person;
import dev.starpost.lobby.tables.Tables;
import dev.starpost.web.export.PersonalData;
import io.quarkus.arc.All;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

@LobbyTest
class TablePersonalDataTest {
  @Inject Tables tables;
  @Inject EntityManager entities;
  @Inject @All List<PersonalData> parts;

  @Test
  void who_deletes_an_account_leaves_open_tables_and_stays_nameless_in_games() {
    Person ann = newGuest();
    Person bob = newGuest();
    Person cleo = newGuest();
    String owned = open(bob, salvage(2, 3));
    seat(owned, ann);
    String alone = open(bob, salvage(2, 3));
    String played = open(ann, salvage(2, 2));
    seat(played, bob);
    tables.begin(played);
    String starting = open(ann, salvage(2, 2));
    seat(starting, bob);
    String invited = open(ann, secret(2, 3));
    invite(ann, invited, bob).then().statusCode(201);
    String kicked = open(cleo, salvage(2, 3));
    seat(kicked, bob);
    kick(cleo, kicked, 2).then().statusCode(204);

    bob.asks().delete("/v1/me").then().statusCode(204);

    show(ann, owned)
        .then()
        .body("owner", equalTo(ann.name()))
        .body("players.name", contains(ann.name()));
    show(ann, alone).then().body("cancelled", equalTo("everybody-left"));
    show(ann, invited).then().body("invitations", hasSize(0));
    for (String table : new String[] {played, starting}) {
      show(ann, table)
          .then()
          .body("players", hasSize(2))
          .body("players[1].name", matchesPattern("gone-.*"));
    }
    assertThat(left(bob)).isZero();
  }

  /** Rows that still tell where somebody was. */
  private long left(Person person) {
    return QuarkusTransaction.requiringNew()
        .call(
            () ->
                ((Number)
                        entities
                            .createNativeQuery(
                                "select (select count(*) from table_invitation where account = ?1)"
                                    + " + (select count(*) from table_kick where account = ?1)")
                            .setParameter(1, person.id())
                            .getSingleResult())
                    .longValue());
  }

  /** Accounts are locked before tables, and other parts lock accounts; this one is locked. */
  @Test
  void tables_are_erased_last_but_for_the_account_itself() {
    assertThat(parts).extracting(PersonalData::part).endsWith("tables", "account");
  }

  @Test
  void the_export_says_where_one_sits_and_is_invited() {
    Person ann = newGuest();
    Person bob = newGuest();
    String seated = open(ann, salvage(2, 3));
    bob.asks()
        .body(Map.of("entropy", "bob's own"))
        .post("/v1/tables/" + seated + "/seats")
        .then()
        .statusCode(201);
    String invited = open(ann, secret(2, 3));
    invite(ann, invited, bob).then().statusCode(201);
    String kicked = open(ann, salvage(2, 3));
    seat(kicked, bob);
    kick(ann, kicked, 2).then().statusCode(204);

    bob.asks()
        .get("/internal/export")
        .then()
        .statusCode(200)
        .body("tables.seats.table", contains(seated))
        .body("tables.seats[0].seat", equalTo(2))
        .body("tables.seats[0].state", equalTo("open"))
        .body("tables.seats[0].entropy", equalTo("bob's own"))
        .body("tables.invitations.table", contains(invited))
        .body("tables.keptOut", contains(kicked));
  }
}
