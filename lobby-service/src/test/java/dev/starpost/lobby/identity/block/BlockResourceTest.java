package dev.starpost.lobby.identity.block;

import static dev.starpost.lobby.People.newName;
import static dev.starpost.lobby.People.newPerson;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.hasSize;

import dev.starpost.lobby.LobbyTest;
import dev.starpost.lobby.People;
import dev.starpost.lobby.People.Person;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import org.junit.jupiter.api.Test;

@LobbyTest
class BlockResourceTest {
  @Inject EntityManager entities;

  @Test
  void somebody_is_blocked_and_unblocked_and_twice_is_as_once() {
    Person ann = newPerson();
    Person bob = newPerson();

    for (int i = 0; i < 2; i++) {
      ann.asks().put("/v1/me/blocks/" + bob.name()).then().statusCode(204);
      ann.asks().get("/v1/me/blocks").then().body("blocks.name", contains(bob.name()));
    }
    bob.asks().get("/v1/me/blocks").then().body("blocks", hasSize(0));
    for (int i = 0; i < 2; i++) {
      ann.asks().delete("/v1/me/blocks/" + bob.name()).then().statusCode(204);
      ann.asks().get("/v1/me/blocks").then().body("blocks", hasSize(0));
    }
  }

  @Test
  void nobody_and_oneself_cannot_be_blocked() {
    Person ann = newPerson();

    ann.asks()
        .put("/v1/me/blocks/" + newName())
        .then()
        .statusCode(404)
        .body("type", endsWith("/no-such-player"));
    ann.asks().delete("/v1/me/blocks/" + newName()).then().statusCode(404);
    ann.asks()
        .put("/v1/me/blocks/" + ann.name())
        .then()
        .statusCode(422)
        .body("type", endsWith("/blocked-yourself"));
  }

  @Test
  void nobody_blocks_more_than_five_hundred() {
    Person ann = newPerson();
    Person bob = newPerson();
    Person last = newPerson();
    QuarkusTransaction.requiringNew().run(() -> block499(ann));

    ann.asks().put("/v1/me/blocks/" + last.name()).then().statusCode(204);
    ann.asks()
        .put("/v1/me/blocks/" + bob.name())
        .then()
        .statusCode(409)
        .contentType("application/problem+json")
        .body("type", endsWith("/too-many-blocks"));
    ann.asks().put("/v1/me/blocks/" + last.name()).then().statusCode(204);
    ann.asks().get("/v1/me/blocks").then().body("blocks", hasSize(500));
  }

  /** Accounts that nobody made by hand. */
  private void block499(Person blocker) {
    entities
        .createNativeQuery(
            "insert into account (id, name, folded_name, name_as_seen, guest, language, time_zone,"
                + " revision, created_at) select ?1 || i, ?1 || i, ?1 || i, ?1 || i, true, 'en',"
                + " 'UTC', 1, now() from generate_series(1, 499) i")
        .setParameter(1, blocker.id())
        .executeUpdate();
    entities
        .createNativeQuery(
            "insert into block (blocker, blocked, since)"
                + " select ?1, ?1 || i, now() from generate_series(1, 499) i")
        .setParameter(1, blocker.id())
        .executeUpdate();
  }

  @Test
  void a_program_blocks_nobody() {
    Person ann = newPerson();
    String token = People.makeToken(ann, "read", "play").path("token");
    String internal = People.exchange(token).path("accessToken");

    People.asks()
        .auth()
        .preemptive()
        .oauth2(internal)
        .get("/v1/me/blocks")
        .then()
        .statusCode(403)
        .body("type", endsWith("/forbidden"))
        .body("scopes", contains("account"));
  }
}
