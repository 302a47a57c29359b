package dev.starpost.lobby.identity.auth;

import static dev.starpost.lobby.People.PASSWORD;
import static dev.starpost.lobby.People.asks;
import static dev.starpost.lobby.People.newGuest;
import static dev.starpost.lobby.People.newPerson;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.anyOf;
import static org.hamcrest.Matchers.equalTo;

import dev.starpost.lobby.LobbyTest;
import dev.starpost.lobby.People;
import dev.starpost.lobby.People.Person;
import dev.starpost.lobby.TestSettings;
import io.restassured.response.Response;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@LobbyTest
class OperatorsTest {
  private static final String OLGA = TestSettings.OPERATOR;

  @BeforeEach
  void register() {
    // In another case than the setting has it: names are the same in any case.
    Map<String, Object> olga = People.registration(OLGA.toUpperCase(Locale.ROOT));
    People.register(olga).then().statusCode(anyOf(equalTo(201), equalTo(409)));
  }

  @Test
  void an_operator_who_has_signed_in_operates() {
    Response session = People.signIn(OLGA, PASSWORD);
    assertThat(operates(session.path("accessToken"))).isTrue();

    Response refreshed =
        asks()
            .body(Map.of("refreshToken", session.path("refreshToken")))
            .post("/v1/sessions/refresh");
    assertThat(operates(refreshed.path("accessToken"))).isTrue();
  }

  @Test
  void also_with_a_cookie() {
    String cookie =
        asks()
            .body(Map.of("login", OLGA, "password", PASSWORD, "cookie", true))
            .post("/v1/sessions")
            .cookie("starpost_session");
    Response exchanged = asks().body(Map.of("session", cookie)).post("/internal/exchange");

    assertThat(operates(exchanged.path("accessToken"))).isTrue();
  }

  @Test
  void a_program_of_an_operator_does_not() {
    Response session = People.signIn(OLGA, PASSWORD);
    Person olga = new Person("", OLGA, session.path("accessToken"), "");
    Response token = People.makeToken(olga, "read", "play", "tables", "tickets", "webhooks");
    token.then().statusCode(201);

    assertThat(operates(People.exchange(token.path("token")).path("accessToken"))).isFalse();
    People.makeToken(olga, "operate").then().statusCode(422);
  }

  @Test
  void nobody_else_does() {
    assertThat(operates(newPerson().accessToken())).isFalse();
    assertThat(operates(newGuest().accessToken())).isFalse();
  }

  private static boolean operates(String accessToken) {
    int status = asks().auth().preemptive().oauth2(accessToken).post("/internal/keys").statusCode();
    assertThat(status).isIn(200, 201, 204, 403);
    return status != 403;
  }
}
