package dev.starpost.lobby.profile;

import static dev.starpost.lobby.People.asks;
import static dev.starpost.lobby.People.newName;
import static dev.starpost.lobby.People.newPerson;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;

import dev.starpost.lobby.LobbyTest;
import dev.starpost.lobby.People.Person;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

@LobbyTest
class PlayerResourceTest {

  @Test
  void everybody_may_know_a_player_by_the_name_in_any_case() {
    Person ann = newPerson();

    asks()
        .get("/v1/players/" + ann.name().toUpperCase(Locale.ROOT))
        .then()
        .statusCode(200)
        .body("name", equalTo(ann.name()))
        .body("guest", equalTo(false))
        .body("onVacation", equalTo(false))
        .body("email", nullValue());
  }

  @Test
  void a_vacation_shows() {
    Person ann = newPerson();
    String today = LocalDate.now(ZoneOffset.UTC).toString();
    ann.asks()
        .body(Map.of("vacation", Map.of("from", today, "to", today)))
        .patch("/v1/me")
        .then()
        .statusCode(200);

    asks().get("/v1/players/" + ann.name()).then().body("onVacation", equalTo(true));
  }

  @Test
  void who_is_not_there_is_not_found() {
    asks()
        .get("/v1/players/" + newName())
        .then()
        .statusCode(404)
        .contentType("application/problem+json")
        .body("type", endsWith("/no-such-player"));
    // What no database could hold.
    asks().urlEncodingEnabled(false).get("/v1/players/a%00b").then().statusCode(404);
  }
}
