package dev.starpost.lobby.identity.registration;

import static dev.starpost.lobby.People.newKey;
import static dev.starpost.lobby.People.newName;
import static dev.starpost.lobby.People.register;
import static dev.starpost.lobby.People.registration;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;

import dev.starpost.lobby.LobbyTest;
import dev.starpost.lobby.People;
import dev.starpost.web.testkit.CapturedLog;
import io.restassured.response.Response;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@LobbyTest
class AccountResourceTest {

  @Test
  void somebody_registers() {
    String name = newName();
    Map<String, Object> body = registration(name);
    body.put("email", name + "@example.org");
    body.put("language", "fr");
    body.put("timeZone", "Europe/Paris");

    register(body)
        .then()
        .statusCode(201)
        .header("Location", endsWith("/v1/me"))
        .body("name", equalTo(name))
        .body("guest", equalTo(false))
        .body("email", equalTo(name + "@example.org"))
        .body("language", equalTo("fr"))
        .body("timeZone", equalTo("Europe/Paris"))
        .body("vacation", nullValue())
        .body("password", nullValue());
  }

  @Test
  void the_language_is_the_one_that_the_client_speaks() {
    People.asks()
        .header("Accept-Language", "fr-CH, en;q=0.5")
        .body(registration(newName()))
        .post("/v1/accounts")
        .then()
        .statusCode(201)
        .body("language", equalTo("fr"))
        .body("timeZone", equalTo("UTC"));
  }

  @Test
  void a_name_is_unique_also_in_another_case_and_in_look_alikes() {
    String name = "o" + newName();
    register(registration(name)).then().statusCode(201);

    for (String other : List.of(name, name.toUpperCase(Locale.ROOT), "0" + name.substring(1))) {
      register(registration(other))
          .then()
          .statusCode(409)
          .contentType("application/problem+json")
          .body("type", endsWith("/name-taken"));
    }
  }

  @Test
  void an_address_is_unique_in_any_case() {
    String address = newName() + "@example.org";
    Map<String, Object> first = registration(newName());
    first.put("email", address);
    register(first).then().statusCode(201);

    Map<String, Object> second = registration(newName());
    second.put("email", address.toUpperCase(Locale.ROOT));
    register(second).then().statusCode(409).body("type", endsWith("/email-taken"));
  }

  @Test
  void an_address_that_is_taken_is_in_no_line_of_the_log() {
    String address = newName() + "@example.org";
    Map<String, Object> first = registration(newName());
    first.put("email", address);
    register(first).then().statusCode(201);
    Map<String, Object> second = registration(newName());
    second.put("email", address);

    try (CapturedLog log = CapturedLog.begin()) {
      register(second).then().statusCode(409);

      // Hibernate says that something went wrong, and PostgreSQL would say what was in the row.
      assertThat(log.lines()).anyMatch(line -> line.contains("account_folded_email"));
      assertThat(log.lines())
          .noneMatch(
              line -> line.toLowerCase(Locale.ROOT).contains(address.toLowerCase(Locale.ROOT)));
    }
  }

  @Test
  void of_two_who_register_one_name_at_once_one_gets_it() {
    for (int round = 0; round < 10; round++) {
      String name = newName();
      List<CompletableFuture<Integer>> answers =
          IntStream.range(0, 2)
              .mapToObj(
                  i ->
                      CompletableFuture.supplyAsync(
                          () -> register(registration(name)).statusCode()))
              .toList();
      assertThat(answers.stream().map(CompletableFuture::join)).containsExactlyInAnyOrder(201, 409);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "name, x, 422, bad-name",
    "name, a<b>c, 422, bad-name",
    "email, nonsense, 422, bad-email",
    "password, short, 422, weak-password",
    "language, de, 422, bad-language",
    "timeZone, Mars/Phobos, 422, bad-time-zone",
    "colour, red, 400, malformed-request"
  })
  void what_will_not_do_is_named(String field, String value, int status, String problem) {
    Map<String, Object> body = registration(newName());
    body.put(field, value);

    register(body)
        .then()
        .statusCode(status)
        .contentType("application/problem+json")
        .body("type", endsWith("/" + problem));
  }

  @ParameterizedTest
  @CsvSource({"name", "password"})
  void what_is_missing_is_named(String field) {
    Map<String, Object> body = new HashMap<>(registration(newName()));
    body.remove(field);

    register(body)
        .then()
        .statusCode(400)
        .body("type", endsWith("/malformed-request"))
        .body("field", equalTo(field));
  }

  @Test
  void a_request_without_a_body_or_of_another_kind_is_refused() {
    People.asks().post("/v1/accounts").then().statusCode(400);
    People.asks().body("{").post("/v1/accounts").then().statusCode(400);
    People.asks()
        .contentType("text/plain")
        .body("hello")
        .post("/v1/accounts")
        .then()
        .statusCode(415)
        .body("type", endsWith("/unsupported-media-type"));
    People.asks()
        .body("{\"name\": \"" + "x".repeat(70_000) + "\"}")
        .post("/v1/accounts")
        .then()
        .statusCode(413)
        .body("type", endsWith("/too-large"));
  }

  @Test
  void the_reasons_are_told_in_french() {
    Map<String, Object> body = registration(newName());
    body.put("password", "short");

    People.asks()
        .header("Accept-Language", "fr")
        .body(body)
        .post("/v1/accounts")
        .then()
        .statusCode(422)
        .header("Content-Language", equalTo("fr"))
        .body("detail", equalTo("Un mot de passe compte au moins 10 caractères."));
  }

  @Test
  void whoever_repeats_a_request_under_its_key_gets_the_same_answer() {
    String key = newKey();
    Map<String, Object> body = registration(newName());

    String first = repeated(key, "10.9.8.7", body).then().statusCode(201).extract().asString();
    Response again = repeated(key, "10.9.8.7", body);
    again.then().statusCode(201).header("Location", endsWith("/v1/me"));
    assertThat(again.asString()).isEqualTo(first);

    // From elsewhere it is another key.
    repeated(key, "10.9.8.6", body).then().statusCode(409).body("type", endsWith("/name-taken"));
    repeated(key, "10.9.8.7", registration(newName()))
        .then()
        .statusCode(422)
        .body("type", endsWith("/idempotency-key-reused"));
  }

  @Test
  void a_refusal_is_not_kept() {
    String key = newKey();
    Map<String, Object> body = registration(newName());
    body.put("password", "short");
    repeated(key, "10.9.8.5", body).then().statusCode(422);

    body.put("password", People.PASSWORD);
    repeated(key, "10.9.8.5", body).then().statusCode(201);
  }

  @Test
  void a_key_that_can_be_guessed_is_refused() {
    repeated("1", "10.9.8.4", registration(newName()))
        .then()
        .statusCode(400)
        .body("type", endsWith("/bad-idempotency-key"));
  }

  @Test
  void of_the_same_request_sent_twice_at_once_one_is_done() {
    for (int round = 0; round < 5; round++) {
      String key = newKey();
      Map<String, Object> body = registration(newName());
      List<CompletableFuture<String>> answers =
          IntStream.range(0, 3)
              .mapToObj(
                  i ->
                      CompletableFuture.supplyAsync(
                          () ->
                              repeated(key, "10.9.8.3", body)
                                  .then()
                                  .statusCode(201)
                                  .extract()
                                  .asString()))
              .toList();
      assertThat(answers.stream().map(CompletableFuture::join).distinct()).hasSize(1);
    }
  }

  private static Response repeated(String key, String from, Map<String, Object> body) {
    return io.restassured.RestAssured.given()
        .header("X-Forwarded-For", from)
        .header("Idempotency-Key", key)
        .contentType("application/json")
        .body(body)
        .post("/v1/accounts");
  }
}
