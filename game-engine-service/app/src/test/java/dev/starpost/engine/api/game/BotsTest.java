package dev.starpost.engine.api.game;

import static dev.starpost.engine.api.Table.as;
import static dev.starpost.engine.api.Table.json;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.starpost.engine.api.EngineTest;
import dev.starpost.engine.api.Table;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

@EngineTest
class BotsTest {

  @Test
  void one_person_plays_a_whole_game_against_bots_of_every_level() {
    Table table = Table.withBots("ann", "random", "greedy", "strong");
    while (table.isRunning("ann")) {
      if (table.isAwaited("ann", 1)) {
        table.decide("ann");
      }
    }
    List<Integer> moved = new ArrayList<>();
    for (JsonNode step : json(as("ann").get(table.path("/events?limit=200"))).get("history")) {
      if (step.get("kind").textValue().equals("bot-decision")) {
        moved.add(step.get("seat").intValue());
      }
    }
    assertThat(moved).contains(2, 3, 4).doesNotContain(1);
    for (String level : List.of("random", "greedy", "strong")) {
      assertThat(given().get("/q/metrics").asString())
          .containsPattern(
              "starpost_bot_decisions_total\\{game=\"salvage\",level=\"" + level + "\"\\} [1-9]");
    }
  }
}
