package dev.starpost.engine.api.command;

import static dev.starpost.engine.api.Table.as;
import static dev.starpost.engine.api.Table.json;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.endsWith;

import com.fasterxml.jackson.databind.JsonNode;
import dev.starpost.engine.api.EngineTest;
import dev.starpost.engine.api.Table;
import dev.starpost.kernel.export.Verification;
import dev.starpost.kernel.export.VerificationResult;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

/** Clocks, seats that bots take over, and games that are called off, through the running engine. */
@EngineTest
class RosterResourceTest {

  @Test
  void a_game_says_until_when_it_waits() {
    Table table = Table.timed("P3D", "ann", "bob");

    JsonNode seat = table.view("ann").get("seats").get(0);
    Instant started = Instant.parse(table.view("ann").get("startedAt").textValue());
    assertThat(Instant.parse(seat.get("deadline").textValue()))
        .isEqualTo(started.plus(Duration.ofDays(3)));
    assertThat(seat.has("timeLeft")).isFalse();

    table.decide("ann");
    JsonNode answered = table.view("bob").get("seats").get(0);
    assertThat(answered.has("deadline")).isFalse();
    assertThat(answered.get("timeLeft").textValue()).isEqualTo("PT72H");
  }

  @Test
  void a_bot_takes_over_when_the_time_is_over_and_the_player_returns_once() {
    Table table = Table.timed("PT5S", "ann", "bob");
    // So that the bot that takes over from Ann has to wait for Bob.
    table.decide("bob");
    JsonNode left = table.awaitView("ann", view -> view.get("seats").get(0).has("bot"));
    assertThat(left.get("seats").get(0).get("bot").textValue()).isEqualTo("greedy");
    assertThat(left.get("seats").get(0).get("mayReturn").booleanValue()).isTrue();

    JsonNode bid = json("{\"type\": \"bid\", \"crew\": []}");
    table
        .send("ann", left.get("version").longValue(), bid)
        .then()
        .statusCode(409)
        .body("type", endsWith("/seat-kept-by-bot"));
    table.post("bob", "/seats/1").then().statusCode(403).body("type", endsWith("/not-your-seat"));
    table.post("ann", "/seats/nine").then().statusCode(400);
    table.post("ann", "/seats/1").then().statusCode(200);

    table.awaitView("ann", view -> view.get("seats").get(0).has("bot"));
    table.post("ann", "/seats/1").then().statusCode(409).body("type", endsWith("/seat-lost"));
  }

  @Test
  void a_seat_that_nobody_took_over_cannot_be_taken_back() {
    Table table = Table.of("ann", "bob");
    table
        .post("ann", "/seats/1")
        .then()
        .statusCode(409)
        .body("type", endsWith("/seat-not-taken-over"));
    table.post("zoe", "/seats/1").then().statusCode(403).body("type", endsWith("/not-your-game"));
  }

  @Test
  void before_everybody_has_moved_anybody_calls_a_game_off() {
    Table table = Table.of("ann", "bob");
    table.decide("ann");
    table.post("bob", "/cancellation").then().statusCode(200);

    assertThat(table.view("ann").get("status").textValue()).isEqualTo("aborted");
    assertThat(table.view("ann").get("awaiting")).isEmpty();
    assertThat(table.view("ann").has("result")).isFalse();
    table.post("ann", "/cancellation").then().statusCode(409).body("type", endsWith("/game-over"));
    assertGenuine(table);
  }

  @Test
  void later_everybody_has_to_agree() {
    Table table = Table.of("ann", "bob");
    long version = table.decide("ann");
    table.decide("bob");
    table.post("ann", "/cancellation").then().statusCode(200);

    assertThat(table.view("bob").get("cancellation").toString()).isEqualTo("[1]");
    assertThat(table.view("bob").get("status").textValue()).isEqualTo("running");
    table
        .post("ann", "/cancellation")
        .then()
        .statusCode(422)
        .body("type", endsWith("/illegal-move"));
    table.post("bob", "/cancellation").then().statusCode(200);
    assertThat(table.view("ann").get("status").textValue()).isEqualTo("aborted");
    assertThat(table.view("ann").get("version").longValue()).isEqualTo(version + 3);
    assertGenuine(table);
  }

  private static void assertGenuine(Table table) {
    JsonNode export = json(as("ann").get(table.path("/export")));
    assertThat(Verification.of(export))
        .as("%s", export)
        .isInstanceOf(VerificationResult.Genuine.class);
  }
}
