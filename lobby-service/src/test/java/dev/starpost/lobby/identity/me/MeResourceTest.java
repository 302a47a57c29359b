package dev.starpost.lobby.identity.me;

import static dev.starpost.lobby.People.PASSWORD;
import static dev.starpost.lobby.People.asks;
import static dev.starpost.lobby.People.newGuest;
import static dev.starpost.lobby.People.newKey;
import static dev.starpost.lobby.People.newName;
import static dev.starpost.lobby.People.newPerson;
import static dev.starpost.lobby.People.signIn;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.nullValue;
import static org.hamcrest.Matchers.startsWith;

import dev.starpost.lobby.LobbyTest;
import dev.starpost.lobby.People;
import dev.starpost.lobby.People.Person;
import io.restassured.response.ValidatableResponse;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@LobbyTest
class MeResourceTest {
  private final LocalDate today = LocalDate.now(ZoneOffset.UTC);

  @Test
  void nobody_has_no_account() {
    for (String path : new String[] {"/v1/me", "/internal/export", "/v1/me/blocks", "/v1/tokens"}) {
      asks()
          .get(path)
          .then()
          .statusCode(401)
          .contentType("application/problem+json")
          .header("WWW-Authenticate", startsWith("Bearer"))
          .body("type", endsWith("/unauthenticated"));
    }
  }

  @Test
  void somebody_sees_their_account() {
    Person ann = newPerson();

    ann.asks()
        .get("/v1/me")
        .then()
        .statusCode(200)
        .header("ETag", equalTo("\"1\""))
        .body("id", equalTo(ann.id()))
        .body("name", equalTo(ann.name()));
  }

  @Test
  void what_is_named_changes_and_the_rest_stays() {
    Person ann = newPerson();

    ann.asks()
        .header("If-Match", "\"1\"")
        .body(
            Map.of(
                "timeZone",
                "Europe/Paris",
                "vacation",
                Map.of("from", today.toString(), "to", today.plusDays(7).toString())))
        .patch("/v1/me")
        .then()
        .statusCode(200)
        .body("language", equalTo("en"))
        .body("timeZone", equalTo("Europe/Paris"))
        .body("vacation.to", equalTo(today.plusDays(7).toString()));
    ann.asks()
        .contentType("application/merge-patch+json")
        .body("{\"vacation\": null, \"language\": \"fr\"}")
        .patch("/v1/me")
        .then()
        .statusCode(200)
        .body("language", equalTo("fr"))
        .body("timeZone", equalTo("Europe/Paris"))
        .body("vacation", nullValue());
  }

  @Test
  void quiet_hours_may_go_on_past_midnight_and_end() {
    Person ann = newPerson();
    ann.asks()
        .body("{\"quietHours\": {\"from\": \"22:00\", \"to\": \"07:30\"}}")
        .patch("/v1/me")
        .then()
        .statusCode(200)
        .body("quietHours.from", equalTo("22:00"))
        .body("quietHours.to", equalTo("07:30"));
    ann.asks().get("/v1/me").then().body("quietHours.to", equalTo("07:30"));
    ann.asks()
        .body("{\"quietHours\": null}")
        .patch("/v1/me")
        .then()
        .statusCode(200)
        .body("quietHours", nullValue());
  }

  @Test
  void new_quiet_hours_count_in_full_after_a_day() {
    Person ann = newPerson();
    Instant before = Instant.now();
    ann.asks().get("/v1/me").then().body("quietHoursSettledAt", nullValue());
    Instant first = settledAfter(ann, "{\"quietHours\": {\"from\": \"22:00\", \"to\": \"07:30\"}}");
    assertThat(first).isAfter(before.plus(Duration.ofHours(23)));

    assertThat(settledAfter(ann, "{\"language\": \"fr\"}")).isEqualTo(first);
    assertThat(settledAfter(ann, "{\"quietHours\": {\"from\": \"22:00\", \"to\": \"07:30\"}}"))
        .as("nothing has changed")
        .isEqualTo(first);
    Instant moved = settledAfter(ann, "{\"timeZone\": \"Pacific/Kiritimati\"}");
    assertThat(moved).as("another time zone moves them as well").isAfter(first);
    assertThat(settledAfter(ann, "{\"quietHours\": null}")).isAfter(moved);
  }

  private static Instant settledAfter(Person who, String change) {
    return Instant.parse(
        who.asks()
            .body(change)
            .patch("/v1/me")
            .then()
            .statusCode(200)
            .extract()
            .path("quietHoursSettledAt"));
  }

  /** Before, it was called off unspent where its date had not come yet. */
  @Test
  void a_day_off_is_spent_wherever_its_owner_goes_meanwhile() {
    Person ann = newPerson();
    ann.asks()
        .body("{\"timeZone\": \"Pacific/Kiritimati\"}")
        .patch("/v1/me")
        .then()
        .statusCode(200);
    LocalDate there = LocalDate.now(ZoneId.of("Pacific/Kiritimati"));
    rest(ann, there, there).statusCode(200).body("vacationDaysLeft", equalTo(29));

    ann.asks()
        .body("{\"vacation\": null, \"timeZone\": \"Etc/GMT+12\"}")
        .patch("/v1/me")
        .then()
        .statusCode(200)
        .body("vacationDaysLeft", equalTo(29));
  }

  @Test
  void a_year_has_thirty_days_of_vacation_and_a_day_counts_once() {
    Person ann = newPerson();
    int next = today.getYear() + 1;
    LocalDate other = LocalDate.of(next, 3, 1);
    ann.asks().get("/v1/me").then().body("vacationDaysLeft", equalTo(30));
    rest(ann, today, today).statusCode(200).body("vacationDaysLeft", equalTo(29));
    rest(ann, today, today.plusDays(2)).statusCode(200);
    rest(ann, today, today.plusDays(3)).statusCode(200);
    // Today is spent; the days that were called off are not, and neither are those of other years.
    rest(ann, other, other.plusDays(29)).statusCode(200).body("vacationDaysLeft", equalTo(29));
    rest(ann, other, other.plusDays(30)).statusCode(422).body("type", endsWith("/vacation-spent"));
    rest(ann, LocalDate.of(next, 12, 2), LocalDate.of(next + 1, 1, 29)).statusCode(200);
    ann.asks()
        .get("/internal/export")
        .then()
        .body("vacations", hasSize(1))
        .body("vacations[0].from", equalTo(today.toString()))
        .body("vacations[0].to", equalTo(today.toString()));
  }

  private static ValidatableResponse rest(Person who, LocalDate from, LocalDate to) {
    return who.asks()
        .body(Map.of("vacation", Map.of("from", from.toString(), "to", to.toString())))
        .patch("/v1/me")
        .then();
  }

  @Test
  void a_change_of_something_else_than_was_seen_is_refused() {
    Person ann = newPerson();
    ann.asks().body("{\"language\": \"fr\"}").patch("/v1/me").then().statusCode(200);

    ann.asks()
        .header("If-Match", "\"1\"")
        .body("{\"language\": \"en\"}")
        .patch("/v1/me")
        .then()
        .statusCode(412)
        .body("type", endsWith("/stale-version"));
    ann.asks().get("/v1/me").then().body("language", equalTo("fr"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{\"language\": \"de\"} | 422 | bad-language",
        "{\"timeZone\": \"+01:00\"} | 422 | bad-time-zone",
        "{\"vacation\": {\"from\": \"2020-01-01\", \"to\": \"2020-01-08\"}} | 422 | bad-vacation",
        "{\"vacation\": {\"from\": \"9999-01-01\", \"to\": \"9999-01-08\"}} | 422 | bad-vacation",
        "{\"vacation\": {\"from\": \"+200000-01-01\", \"to\": \"+200000-01-08\"}}"
            + " | 422 | bad-vacation",
        "{\"vacation\": {\"from\": \"+999999999-12-30\", \"to\": \"+999999999-12-31\"}}"
            + " | 422 | bad-vacation",
        "{\"vacation\": {\"from\": \"-999999999-01-01\", \"to\": \"+999999999-12-31\"}}"
            + " | 422 | bad-vacation",
        "{\"vacation\": {\"from\": \"soon\"}} | 422 | bad-vacation",
        "{\"vacation\": \"always\"} | 422 | bad-vacation",
        "{\"quietHours\": {\"from\": \"22:00\"}} | 422 | bad-quiet-hours",
        "{\"quietHours\": {\"from\": \"22:00\", \"to\": \"22:00\"}} | 422 | bad-quiet-hours",
        "{\"quietHours\": {\"from\": \"06:00\", \"to\": \"22:00\"}} | 422 | bad-quiet-hours",
        "{\"quietHours\": \"always\"} | 422 | bad-quiet-hours",
        "{\"language\": null} | 400 | malformed-request",
        "{\"language\": 5} | 400 | malformed-request",
        "{\"name\": \"Bob\"} | 400 | malformed-request",
        "[] | 400 | malformed-request",
        "{ | 400 | malformed-request",
      })
  void a_bad_change_changes_nothing(String body, int status, String problem) {
    Person ann = newPerson();

    ann.asks()
        .body(body)
        .patch("/v1/me")
        .then()
        .statusCode(status)
        .contentType("application/problem+json")
        .body("type", endsWith("/" + problem));
    ann.asks().get("/v1/me").then().header("ETag", equalTo("\"1\""));
  }

  @Test
  void a_bad_part_of_a_change_leaves_the_good_part_undone() {
    Person ann = newPerson();
    ann.asks()
        .body("{\"language\": \"fr\", \"timeZone\": \"Mars/Phobos\"}")
        .patch("/v1/me")
        .then()
        .statusCode(422);

    ann.asks().get("/v1/me").then().body("language", equalTo("en"));
  }

  @Test
  void a_guest_can_stay_and_keeps_the_account() {
    Person guest = newGuest();
    String name = newName();
    guest
        .asks()
        .get("/v1/me")
        .then()
        .body("guest", equalTo(true))
        .body("name", startsWith("guest-"));

    String key = newKey();
    Map<String, String> body =
        Map.of("name", name, "password", PASSWORD, "email", name + "@example.org");
    for (int i = 0; i < 2; i++) {
      guest
          .asks()
          .header("Idempotency-Key", key)
          .body(body)
          .post("/v1/me/upgrade")
          .then()
          .statusCode(200)
          .body("id", equalTo(guest.id()))
          .body("name", equalTo(name))
          .body("guest", equalTo(false));
    }
    signIn(name + "@example.org", PASSWORD).then().statusCode(201);
    guest
        .asks()
        .body(body)
        .post("/v1/me/upgrade")
        .then()
        .statusCode(409)
        .body("type", endsWith("/not-a-guest"));
  }

  @Test
  void a_guest_cannot_take_a_name_that_somebody_has() {
    Person ann = newPerson();

    newGuest()
        .asks()
        .body(Map.of("name", ann.name(), "password", PASSWORD))
        .post("/v1/me/upgrade")
        .then()
        .statusCode(409)
        .body("type", endsWith("/name-taken"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"name", "password"})
  void an_upgrade_lacks_nothing(String field) {
    Map<String, String> body =
        new java.util.HashMap<>(Map.of("name", newName(), "password", PASSWORD));
    body.remove(field);

    newGuest().asks().body(body).post("/v1/me/upgrade").then().statusCode(400);
  }

  @Test
  void somebody_gets_everything_that_is_stored_about_them() {
    Person ann = newPerson();
    Person bob = newPerson();
    ann.asks().put("/v1/me/blocks/" + bob.name()).then().statusCode(204);
    People.makeToken(ann, "read").then().statusCode(201);

    ann.asks()
        .get("/internal/export")
        .then()
        .statusCode(200)
        .body("account.id", equalTo(ann.id()))
        .body("blocks.name", hasItem(bob.name()))
        .body("tokens", hasSize(1))
        .body("tokens[0].name", equalTo("my bot"))
        .body("tokens[0].token", nullValue())
        .body("sessions", hasSize(1));
  }

  @Test
  void whoever_goes_is_gone() {
    Person ann = newPerson();
    Person bob = newPerson();
    bob.asks().put("/v1/me/blocks/" + ann.name()).then().statusCode(204);
    String token = People.makeToken(ann, "read").path("token");

    ann.asks().delete("/v1/me").then().statusCode(204);

    ann.asks().get("/v1/me").then().statusCode(401);
    signIn(ann.name(), PASSWORD).then().statusCode(401);
    People.exchange(token).then().statusCode(401);
    asks()
        .body(Map.of("refreshToken", ann.refreshToken()))
        .post("/v1/sessions/refresh")
        .then()
        .statusCode(401);
    asks().get("/v1/players/" + ann.name()).then().statusCode(404);
    bob.asks().get("/v1/me/blocks").then().statusCode(200).body("blocks", hasSize(0));
    // The name is free again.
    People.register(People.registration(ann.name())).then().statusCode(201);
  }
}
