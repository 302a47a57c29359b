package dev.starpost.lobby.identity.registration;

import static dev.starpost.lobby.People.asks;
import static dev.starpost.lobby.People.newKey;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;

import dev.starpost.lobby.LobbyTest;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.restassured.RestAssured;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@LobbyTest
class GuestResourceTest {
  private static final String AT_HOME = "10.77.0.1";

  @Inject EntityManager entities;

  @Test
  void whoever_asks_again_under_the_same_key_is_the_same_guest() {
    String key = newKey();
    Response first = admit(AT_HOME, key, "{\"language\": \"fr\"}");
    Response again = admit(AT_HOME, key, "{\"language\": \"fr\"}");

    first.then().statusCode(201).body("account.language", equalTo("fr"));
    assertThat(again.asString()).isEqualTo(first.asString());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"my-very-first-guest", "0123456789abcdef", "00000000-0000-4000-8000-000000000000"})
  void people_at_one_address_who_think_of_the_same_key_do_not_get_the_same_account(String key) {
    for (int i = 0; i < 2; i++) {
      admit(AT_HOME, key, "{}")
          .then()
          .statusCode(400)
          .contentType("application/problem+json")
          .body("type", endsWith("/guessable-key"))
          .body("detail", containsString("UUID"));
    }
  }

  @Test
  void a_key_is_of_its_address_and_of_its_request() {
    String key = newKey();
    String first = admit(AT_HOME, key, "{}").then().statusCode(201).extract().path("account.id");

    String elsewhere = admit("10.78.0.1", key, "{}").path("account.id");
    assertThat(elsewhere).isNotNull().isNotEqualTo(first);
    admit(AT_HOME, key, "{\"language\": \"fr\"}")
        .then()
        .statusCode(422)
        .body("type", endsWith("/idempotency-key-reused"));
  }

  @Test
  void after_a_while_the_same_key_is_another_guest() {
    String key = newKey();
    String first = admit(AT_HOME, key, "{}").path("account.id");
    // All that was answered, because nobody but who has the key finds one's own.
    QuarkusTransaction.requiringNew()
        .run(
            () ->
                entities
                    .createNativeQuery("update idempotent_answer set given_at = ?1")
                    .setParameter(1, Instant.now().minus(GuestKey.KEPT).minusSeconds(1))
                    .executeUpdate());

    Response later = admit(AT_HOME, key, "{}");
    later.then().statusCode(201);
    assertThat(later.<String>path("account.id")).isNotEqualTo(first);
    // And that one is given again from now on.
    assertThat(admit(AT_HOME, key, "{}").asString()).isEqualTo(later.asString());
  }

  @Test
  void a_guest_in_a_language_that_we_do_not_speak_is_told_so() {
    asks()
        .body("{\"language\": \"de\"}")
        .post("/v1/guests")
        .then()
        .statusCode(422)
        .body("type", endsWith("/bad-language"));
  }

  private static Response admit(String address, String key, String body) {
    return RestAssured.given()
        .header("X-Forwarded-For", address)
        .header("Idempotency-Key", key)
        .contentType("application/json")
        .body(body)
        .post("/v1/guests");
  }
}
