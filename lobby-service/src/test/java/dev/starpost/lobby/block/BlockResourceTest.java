package dev.starpost.lobby.block;

import static dev.starpost.lobby.People.newName;
import static dev.starpost.lobby.People.newPerson;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.hasSize;

import dev.starpost.lobby.LobbyTest;
import dev.starpost.lobby.People;
import dev.starpost.lobby.People.Person;
import org.junit.jupiter.api.Test;

@LobbyTest
class BlockResourceTest {

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
