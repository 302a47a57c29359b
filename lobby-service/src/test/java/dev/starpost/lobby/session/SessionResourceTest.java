package dev.starpost.lobby.session;

import static dev.starpost.lobby.People.PASSWORD;
import static dev.starpost.lobby.People.asks;
import static dev.starpost.lobby.People.newName;
import static dev.starpost.lobby.People.newPerson;
import static dev.starpost.lobby.People.registration;
import static dev.starpost.lobby.People.signIn;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.nullValue;
import static org.hamcrest.Matchers.startsWith;

import dev.starpost.lobby.LobbyTest;
import dev.starpost.lobby.People;
import dev.starpost.lobby.People.Person;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.restassured.RestAssured;
import io.restassured.http.Cookie;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@LobbyTest
class SessionResourceTest {
  @Inject Sessions sessions;

  @Test
  void somebody_signs_in_by_name_or_address_in_any_case() {
    String name = newName();
    Map<String, Object> body = registration(name);
    body.put("email", name + "@example.org");
    People.register(body).then().statusCode(201);

    for (String login :
        List.of(name, name.toUpperCase(Locale.ROOT), name + "@EXAMPLE.org", " " + name + " ")) {
      signIn(login, PASSWORD)
          .then()
          .statusCode(201)
          .body("expiresIn", equalTo(900))
          .body("refreshToken", startsWith("str_"));
    }
  }

  @Test
  void an_unknown_name_and_a_wrong_password_get_the_same_answer() {
    Person ann = newPerson();
    Person guest = People.newGuest();

    Response wrong = signIn(ann.name(), "wrong horse battery");
    wrong
        .then()
        .statusCode(401)
        .contentType("application/problem+json")
        .body("type", endsWith("/sign-in-refused"));
    assertThat(signIn(newName(), PASSWORD).asString()).isEqualTo(wrong.asString());
    assertThat(signIn("a\u0000b@example.org", PASSWORD).asString()).isEqualTo(wrong.asString());
    assertThat(signIn("a\ud800b", PASSWORD).asString()).isEqualTo(wrong.asString());
    assertThat(signIn("nobody@example.org", PASSWORD).asString()).isEqualTo(wrong.asString());
    assertThat(signIn(guest.name(), PASSWORD).asString()).isEqualTo(wrong.asString());
  }

  @Test
  void signing_in_again_under_the_same_key_is_signing_in_once() {
    Person ann = newPerson();
    String key = People.newKey();

    Response first = signInUnder(key, ann.name(), false);
    Response again = signInUnder(key, ann.name(), false);
    first.then().statusCode(201);
    assertThat(again.asString()).isEqualTo(first.asString());
    // The one of newPerson, and this one.
    ann.asks().get("/internal/export").then().body("sessions", hasSize(2));
    signInUnder(key, ann.name(), true)
        .then()
        .statusCode(422)
        .body("type", endsWith("/idempotency-key-reused"));
    signInUnder("short", ann.name(), false)
        .then()
        .statusCode(400)
        .body("type", endsWith("/bad-idempotency-key"));
  }

  @Test
  void a_cookie_is_given_again_under_the_same_key_but_to_nobody_without_the_password() {
    Person ann = newPerson();
    String key = People.newKey();

    Cookie first = signInUnder(key, ann.name(), true).detailedCookie("starpost_session");
    Response again = signInUnder(key, ann.name(), true);
    again.then().statusCode(201).body("name", equalTo(ann.name()));
    Cookie second = again.detailedCookie("starpost_session");
    assertThat(second.getValue()).isEqualTo(first.getValue()).startsWith("stc_");
    assertThat(second.isHttpOnly()).isTrue();
    asks()
        .header("Idempotency-Key", key)
        .body(Map.of("login", ann.name(), "password", "wrong horse battery", "cookie", true))
        .post("/v1/sessions")
        .then()
        .statusCode(401)
        .header("Set-Cookie", nullValue());
  }

  private static Response signInUnder(String key, String login, boolean cookie) {
    return asks()
        .header("Idempotency-Key", key)
        .body(Map.of("login", login, "password", PASSWORD, "cookie", cookie))
        .post("/v1/sessions");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "{}",
        "{\"login\": \"ann\"}",
        "{\"password\": \"x\"}",
        "{\"login\": \"a\", \"password\": \"b\", \"cookie\": \"maybe\"}",
        "null",
        "[]"
      })
  void a_request_that_lacks_something_is_malformed(String body) {
    asks()
        .body(body)
        .post("/v1/sessions")
        .then()
        .statusCode(400)
        .body("type", endsWith("/malformed-request"));
  }

  @Test
  void whoever_tries_one_name_too_often_has_to_wait_even_with_the_password() {
    Person ann = newPerson();
    for (int i = 0; i < 10; i++) {
      signIn(ann.name(), "wrong horse battery").then().statusCode(401);
    }

    Response refused = signIn(ann.name().toUpperCase(Locale.ROOT), PASSWORD);
    refused
        .then()
        .statusCode(429)
        .contentType("application/problem+json")
        .body("type", endsWith("/too-many-attempts"));
    assertThat(Integer.parseInt(refused.header("Retry-After"))).isBetween(800, 901);
  }

  @Test
  void a_name_that_does_not_exist_is_throttled_alike() {
    String nobody = newName();
    for (int i = 0; i < 10; i++) {
      signIn(nobody, PASSWORD).then().statusCode(401);
    }
    signIn(nobody, PASSWORD).then().statusCode(429);
  }

  @Test
  void whoever_tries_many_names_from_one_place_has_to_wait() {
    for (int i = 0; i < 100; i++) {
      signInFrom("2001:db8:1:2:%x::1".formatted(i), newName()).then().statusCode(401);
    }
    signInFrom("2001:db8:1:2:ffff::9", newName()).then().statusCode(429);
    signInFrom("2001:db8:1:3::1", newName()).then().statusCode(401);
  }

  @Test
  void a_sign_in_that_succeeds_forgets_those_that_failed() {
    Person ann = newPerson();
    for (int i = 0; i < 15; i++) {
      signIn(ann.name(), i % 5 == 0 ? PASSWORD : "wrong horse battery")
          .then()
          .statusCode(i % 5 == 0 ? 201 : 401);
    }
  }

  @Test
  void refresh_tokens_rotate() {
    Person ann = newPerson();

    Response first = refresh(ann.refreshToken());
    first.then().statusCode(200);
    Response second = refresh(first.path("refreshToken"));
    second.then().statusCode(200);
    asks()
        .auth()
        .preemptive()
        .oauth2(second.path("accessToken"))
        .get("/v1/me")
        .then()
        .statusCode(200)
        .body("id", equalTo(ann.id()));
  }

  @Test
  void an_old_refresh_token_ends_the_session() {
    Person ann = newPerson();
    String next = refresh(ann.refreshToken()).path("refreshToken");

    refresh(ann.refreshToken())
        .then()
        .statusCode(401)
        .contentType("application/problem+json")
        .body("type", endsWith("/refresh-refused"));
    refresh(next).then().statusCode(401);
    // Other sessions go on.
    signIn(ann.name(), PASSWORD).then().statusCode(201);
  }

  @Test
  void of_two_who_use_one_refresh_token_at_once_one_succeeds_and_then_nobody() {
    Person ann = newPerson();
    List<CompletableFuture<Response>> answers =
        IntStream.range(0, 2)
            .mapToObj(i -> CompletableFuture.supplyAsync(() -> refresh(ann.refreshToken())))
            .toList();

    List<Response> both = answers.stream().map(CompletableFuture::join).toList();
    assertThat(both).extracting(Response::statusCode).containsExactlyInAnyOrder(200, 401);
    both.stream()
        .filter(response -> response.statusCode() == 200)
        .forEach(lucky -> refresh(lucky.path("refreshToken")).then().statusCode(401));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "nonsense", "str_0000", "stp_0000"})
  void what_is_no_refresh_token_is_refused(String token) {
    refresh(token).then().statusCode(401).body("type", endsWith("/refresh-refused"));
  }

  @Test
  void a_refresh_without_a_token_is_malformed() {
    asks().body("{}").post("/v1/sessions/refresh").then().statusCode(400);
    asks().post("/v1/sessions/refresh").then().statusCode(400);
  }

  @Test
  void an_expired_session_cannot_be_refreshed_and_is_swept() {
    Person ann = newPerson();
    expire(ann);

    refresh(ann.refreshToken()).then().statusCode(401);
    sessions.sweep();
    QuarkusTransaction.requiringNew()
        .run(() -> assertThat(sessions.count("account", ann.id())).isZero());
    refresh(ann.refreshToken()).then().statusCode(401);
  }

  @Test
  void somebody_signs_out() {
    Person ann = newPerson();

    ann.asks()
        .delete("/v1/sessions/current")
        .then()
        .statusCode(204)
        .header("Set-Cookie", startsWith("starpost_session="));
    refresh(ann.refreshToken()).then().statusCode(401);
  }

  @Test
  void a_browser_gets_a_cookie_that_scripts_cannot_read() {
    Person ann = newPerson();

    Response response = browserSignIn(ann, "https");
    response
        .then()
        .statusCode(201)
        .body("id", equalTo(ann.id()))
        .body("accessToken", nullValue())
        .body("refreshToken", nullValue());
    Cookie cookie = response.detailedCookie("starpost_session");
    assertThat(cookie.isHttpOnly()).isTrue();
    assertThat(cookie.isSecured()).isTrue();
    assertThat(cookie.getSameSite()).isEqualTo("Lax");
    assertThat(cookie.getPath()).isEqualTo("/");
    assertThat(browserSignIn(ann, "http").detailedCookie("starpost_session").isSecured()).isFalse();
  }

  @Test
  void a_cookie_is_exchanged_until_its_session_ends() {
    Person ann = newPerson();
    String cookie = browserSignIn(ann, "https").cookie("starpost_session");

    Response passage = exchange(cookie);
    passage
        .then()
        .statusCode(200)
        .body("expiresIn", equalTo(300))
        .body("account", equalTo(ann.id()));
    asks()
        .auth()
        .preemptive()
        .oauth2(passage.path("accessToken"))
        .delete("/v1/sessions/current")
        .then()
        .statusCode(204);
    exchange(cookie)
        .then()
        .statusCode(401)
        .contentType("application/problem+json")
        .body("type", endsWith("/unauthenticated"));
  }

  @Test
  void an_expired_cookie_is_not_exchanged() {
    Person ann = newPerson();
    String cookie = browserSignIn(ann, "https").cookie("starpost_session");
    expire(ann);

    exchange(cookie).then().statusCode(401);
    exchange("nonsense").then().statusCode(401);
  }

  private void expire(Person person) {
    QuarkusTransaction.requiringNew()
        .run(
            () ->
                sessions.update(
                    "expiresAt = ?1 where account = ?2",
                    java.time.Instant.now().minus(Duration.ofSeconds(1)),
                    person.id()));
  }

  private static Response browserSignIn(Person person, String protocol) {
    return asks()
        .header("X-Forwarded-Proto", protocol)
        .body(Map.of("login", person.name(), "password", PASSWORD, "cookie", true))
        .post("/v1/sessions");
  }

  private static Response exchange(String cookie) {
    return asks().body(Map.of("session", cookie)).post("/internal/exchange");
  }

  private static Response refresh(String token) {
    return asks().body(Map.of("refreshToken", token)).post("/v1/sessions/refresh");
  }

  private static Response signInFrom(String address, String login) {
    return RestAssured.given()
        .header("X-Forwarded-For", address)
        .contentType("application/json")
        .body(Map.of("login", login, "password", PASSWORD))
        .post("/v1/sessions");
  }
}
