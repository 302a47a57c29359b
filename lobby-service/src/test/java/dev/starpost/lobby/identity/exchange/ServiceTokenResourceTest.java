package dev.starpost.lobby.identity.exchange;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.equalTo;

import dev.starpost.lobby.LobbyTest;
import dev.starpost.lobby.TestSettings;
import io.restassured.response.Response;
import org.junit.jupiter.api.Test;

@LobbyTest
class ServiceTokenResourceTest {
  @Test
  void a_service_that_shows_its_secret_may_operate() {
    Response issued = ask("notification", TestSettings.SERVICE_SECRET);

    issued.then().statusCode(200).body("expiresIn", equalTo(300));
    given().auth().oauth2(issued.path("accessToken")).post("/internal/keys").then().statusCode(201);
  }

  @Test
  void nobody_else_gets_one() {
    ask("notification", "thirty-two characters of another secret").then().statusCode(401);
    ask("rating", TestSettings.SERVICE_SECRET).then().statusCode(401);
    given()
        .contentType("application/json")
        .body("{\"service\":\"notification\"}")
        .post("/internal/service-tokens")
        .then()
        .statusCode(400);
  }

  private static Response ask(String service, String secret) {
    return given()
        .contentType("application/json")
        .body("{\"service\":\"%s\",\"secret\":\"%s\"}".formatted(service, secret))
        .post("/internal/service-tokens");
  }
}
