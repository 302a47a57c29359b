package dev.starpost.rating.health;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItems;

import dev.starpost.rating.Eventually;
import dev.starpost.rating.RatingTest;
import org.junit.jupiter.api.Test;

@RatingTest
class HealthTest {
  @Test
  void it_is_ready_when_its_servers_answer() {
    Eventually.see(
        "readiness", () -> given().get("/q/health/ready").statusCode(), code -> code == 200);
    given()
        .get("/q/health/ready")
        .then()
        .body("checks.find { it.name == 'rating' }.data.postgresql", equalTo(true));
    given().get("/q/health/live").then().statusCode(200);
  }

  @Test
  void what_waits_is_counted() {
    given()
        .get("/q/metrics")
        .then()
        .body(containsString("kafka_consumer_fetch_manager_records_lag_max{"))
        .body(containsString("starpost_messaging_games_behind "));
  }

  @Test
  void every_channel_is_alive() {
    given()
        .get("/q/health/live")
        .then()
        .statusCode(200)
        .body(
            "checks.find { it.name == 'SmallRye Reactive Messaging - liveness check' }.data.keySet()",
            hasItems(
                "game-events", "account-events", "lobby-events", "matchmaking-events", "outbox"));
  }
}
