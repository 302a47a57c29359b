package dev.starpost.lobby.health;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;

import dev.starpost.lobby.LobbyTest;
import dev.starpost.outbox.RelayStart;
import jakarta.inject.Inject;
import java.time.Duration;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;

@LobbyTest
class HealthTest {
  @Inject RelayStart relay;

  @Test
  void the_lobby_is_ready_when_it_has_its_database_and_its_topics() throws InterruptedException {
    long end = System.nanoTime() + Duration.ofMinutes(1).toNanos();
    while (!relay.isReady()) {
      Assertions.assertThat(System.nanoTime()).isLessThan(end);
      Thread.sleep(20);
    }
    given()
        .get("/q/health/ready")
        .then()
        .statusCode(200)
        .body("status", equalTo("UP"))
        .body("checks.find { it.name == 'lobby' }.data.postgresql", equalTo(true))
        .body("checks.find { it.name == 'lobby' }.data.relay", equalTo(true));
    given().get("/q/health/live").then().statusCode(200);
  }

  @Test
  void it_can_be_measured() {
    given().get("/v1/players/nobody-here").then().statusCode(404);
    given().get("/q/metrics").then().statusCode(200).body(containsString("http_server_requests"));
  }
}
