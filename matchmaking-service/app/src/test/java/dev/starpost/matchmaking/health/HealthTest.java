package dev.starpost.matchmaking.health;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;

import dev.starpost.matchmaking.Eventually;
import dev.starpost.matchmaking.MatchmakingTest;
import org.junit.jupiter.api.Test;

@MatchmakingTest
class HealthTest {
  @Test
  void it_is_ready_when_its_servers_answer() {
    Eventually.see(
        "readiness", () -> given().get("/q/health/ready").statusCode(), code -> code == 200);
    given()
        .get("/q/health/ready")
        .then()
        .body("checks.find { it.name == 'matchmaking' }.data.postgresql", equalTo(true));
    given().get("/q/health/live").then().statusCode(200);
    given()
        .get("/q/metrics")
        .then()
        .body(containsString("starpost_tickets_waiting "))
        .body(containsString("kafka_consumer_fetch_manager_records_lag_max{"));
  }
}
