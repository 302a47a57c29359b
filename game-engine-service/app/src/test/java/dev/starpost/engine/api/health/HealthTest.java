package dev.starpost.engine.api.health;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import dev.starpost.engine.api.EngineTest;
import dev.starpost.engine.api.Table;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

@EngineTest
class HealthTest {

  @Test
  void it_is_ready_when_everything_answers() {
    Table.awaitReady();

    given()
        .get("/q/health/ready")
        .then()
        .statusCode(200)
        .body("checks.find { it.name == 'game-engine' }.data.mongodb", equalTo(true))
        .body("checks.find { it.name == 'game-engine' }.data.kafka", equalTo(true))
        .body("checks.find { it.name == 'game-engine' }.data.commands", equalTo(true));
  }

  @Test
  void it_is_alive_while_its_loops_run() {
    given()
        .get("/q/health/live")
        .then()
        .statusCode(200)
        .body("checks.find { it.name == 'command loops' }.status", equalTo("UP"));
  }

  @Test
  void a_server_is_asked_once_however_many_want_to_know() {
    AtomicInteger asked = new AtomicInteger();
    CachedProbe server = new CachedProbe(() -> asked.incrementAndGet() > 1);

    assertThat(server.now()).isFalse();
    assertThat(server.now()).isFalse();
    assertThat(asked).hasValue(1);
  }
}
