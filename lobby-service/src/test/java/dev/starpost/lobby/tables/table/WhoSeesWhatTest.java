package dev.starpost.lobby.tables.table;

import static dev.starpost.lobby.People.newGuest;
import static dev.starpost.lobby.tables.Tables.invite;
import static dev.starpost.lobby.tables.Tables.kick;
import static dev.starpost.lobby.tables.Tables.open;
import static dev.starpost.lobby.tables.Tables.salvage;
import static dev.starpost.lobby.tables.Tables.seat;
import static dev.starpost.lobby.tables.Tables.secret;
import static dev.starpost.lobby.tables.Tables.show;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.matchesPattern;

import dev.starpost.lobby.LobbyTest;
import dev.starpost.lobby.People.Person;
import dev.starpost.lobby.tables.Tables;
import io.restassured.response.Response;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Everybody in every relation to a table, and what they see of it and may do. */
@LobbyTest
class WhoSeesWhatTest {
  private Map<String, Person> people;

  @BeforeEach
  void meet() {
    people =
        Map.of(
            "owner", newGuest(),
            "seated", newGuest(),
            "invited", newGuest(),
            "kicked", newGuest(),
            "stranger", newGuest());
  }

  @ParameterizedTest
  @CsvSource({
    // visibility, who, sees it, sees it with the code, is told the code, lists it, joins, cancels
    "public,  owner,    200, 200, false, true,  409, 403",
    "public,  seated,   200, 200, false, true,  409, 403",
    "public,  invited,  200, 200, false, true,  201, 403",
    "public,  kicked,   200, 200, false, true,  409, 403",
    "public,  stranger, 200, 200, false, true,  201, 403",
    "private, owner,    200, 200, true,  false, 409, 403",
    "private, seated,   200, 200, false, false, 409, 403",
    "private, invited,  200, 200, false, false, 201, 403",
    "private, kicked,   404, 200, false, false, 404, 404",
    "private, stranger, 404, 200, false, false, 404, 404"
  })
  void everybody_sees_and_does_what_is_theirs(
      String visibility,
      String who,
      int seen,
      int seenWithCode,
      boolean code,
      boolean listed,
      int joins,
      int cancels) {
    Person owner = people.get("owner");
    Person person = people.get(who);
    String table = open(owner, visibility.equals("public") ? salvage(2, 4) : secret(2, 4));
    String inviteCode = show(owner, table).path("inviteCode");
    seatAll(table);

    Response shown = show(person, table);
    shown.then().statusCode(seen);
    if (seen == 404) {
      shown.then().body("type", endsWith("/no-such-table"));
    } else {
      assertThat(shown.<String>path("inviteCode") != null).isEqualTo(code);
      assertThat(shown.<List<String>>path("invitations") != null).isEqualTo(who.equals("owner"));
      assertThat(shown.asString()).doesNotContain("entropy", "gameId");
    }
    withCode(person, table, inviteCode).then().statusCode(seenWithCode);
    withCode(person, table, "k7m2x9qtcd").then().statusCode(seen);
    assertThat(lists(person, "", table)).isEqualTo(listed);
    assertThat(lists(person, "&mine=seated", table))
        .isEqualTo(who.equals("owner") || who.equals("seated"));
    assertThat(lists(person, "&mine=invited", table)).isEqualTo(who.equals("invited"));
    Tables.leave(person, table)
        .then()
        .statusCode(who.equals("owner") || who.equals("seated") ? 204 : 404);
    seatAgain(who, table, inviteCode);
    Tables.join(person, table).then().statusCode(joins);
    Tables.cancel(person, table).then().statusCode(cancels);
  }

  /** Who has left sits there again; but who owned it, owns it no longer. */
  private void seatAgain(String who, String table, String inviteCode) {
    if (who.equals("owner") || who.equals("seated")) {
      people
          .get(who)
          .asks()
          .body(inviteCode == null ? Map.of() : Map.of("inviteCode", inviteCode))
          .post("/v1/tables/" + table + "/seats")
          .then()
          .statusCode(201);
    }
  }

  private void seatAll(String table) {
    Person owner = people.get("owner");
    for (String who : List.of("seated", "kicked", "invited")) {
      invite(owner, table, people.get(who)).then().statusCode(201);
    }
    seat(table, people.get("seated"), people.get("kicked"));
    kick(owner, table, 3).then().statusCode(204);
  }

  @ParameterizedTest
  @CsvSource({"stranger, 201", "kicked, 409", "invited, 201"})
  void the_code_opens_a_private_table_and_a_wrong_one_does_not(String who, int joins) {
    Person owner = people.get("owner");
    String table = open(owner, secret(2, 4));
    Response shown = show(owner, table);
    shown.then().body("inviteCode", matchesPattern("[2-9a-z]{10}"));
    seatAll(table);

    Person person = people.get(who);
    if (!who.equals("invited")) {
      sit(person, table, "k7m2x9qtcd")
          .then()
          .statusCode(404)
          .body("type", endsWith("/no-such-table"));
    }
    sit(person, table, shown.path("inviteCode")).then().statusCode(joins);
  }

  private static Response sit(Person person, String table, String code) {
    return person.asks().body(Map.of("inviteCode", code)).post("/v1/tables/" + table + "/seats");
  }

  private static Response withCode(Person person, String table, String code) {
    return person.asks().get("/v1/tables/" + table + "?inviteCode=" + code);
  }

  private static boolean lists(Person person, String filter, String table) {
    Response list = person.asks().get("/v1/tables?limit=100" + filter);
    list.then().statusCode(200);
    return list.<List<String>>path("tables.id").contains(table);
  }
}
