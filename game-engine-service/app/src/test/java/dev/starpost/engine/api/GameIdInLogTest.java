package dev.starpost.engine.api;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

@EngineTest
class GameIdInLogTest {

  @Test
  void whatever_is_logged_during_a_request_names_its_game() {
    assertThat(given().get("/trouble/log/sv-1").asString()).isEqualTo("\"sv-1\"");
    assertThat(given().get("/trouble/log/sv-2").asString()).isEqualTo("\"sv-2\"");
  }
}
