package dev.starpost.notification.health;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;

import dev.starpost.notification.Eventually;
import dev.starpost.notification.NotificationTest;
import dev.starpost.notification.Story;
import dev.starpost.notification.World;
import jakarta.inject.Inject;
import org.junit.jupiter.api.Test;

@NotificationTest
class HealthTest {
  @Inject World world;

  @Test
  void it_is_ready_when_its_servers_answer() {
    Eventually.see(
        "readiness", () -> given().get("/q/health/ready").statusCode(), code -> code == 200);
    given()
        .get("/q/health/ready")
        .then()
        .body("checks.find { it.name == 'notification' }.data.news", equalTo(true));
    given().get("/q/health/live").then().statusCode(200);
  }

  @Test
  void what_happens_is_counted() {
    Story story = new Story(world.somebody("Ann"));
    world.tell(story, story.begins(1));

    given()
        .get("/q/metrics")
        .then()
        .body(containsString("starpost_news_total{kind=\"your-turn\""))
        .body(containsString("starpost_streams "))
        .body(containsString("kafka_consumer_fetch_manager_records_lag_max{"));
  }
}
