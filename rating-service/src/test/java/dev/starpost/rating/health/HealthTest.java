package dev.starpost.rating.health;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;

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
    given().get("/q/metrics").then().body(containsString("starpost_intake_lag{topic="));
  }
}
