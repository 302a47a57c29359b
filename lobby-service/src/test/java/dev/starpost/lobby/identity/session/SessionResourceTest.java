package dev.starpost.lobby.identity.session;

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
import io.restassured.http.Cookie;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
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
}
