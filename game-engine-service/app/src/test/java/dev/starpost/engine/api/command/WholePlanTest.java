package dev.starpost.engine.api.command;

import static dev.starpost.engine.api.Table.as;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;

import com.fasterxml.jackson.databind.JsonNode;
import dev.starpost.engine.api.EngineTest;
import dev.starpost.engine.api.PlanningTable;
import dev.starpost.engine.api.Table;
import io.restassured.response.Response;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** A plan of Council of Shadows: one move that gives a card to each zone. */
@EngineTest
class WholePlanTest {
  private static final String PLAN =
      """
      {"type": "lay-plan", "cards":
        {"zone-1": "start-gems", "zone-2": "start-tower", "zone-3": "start-colony"}}""";
  private static final String OTHER =
      """
      {"type": "lay-plan", "cards":
        {"zone-3": "start-gems", "zone-2": "start-refine", "zone-1": "start-colony"}}""";

  @Test
  void it_is_one_move_and_replaced_as_a_whole_until_the_last_one_is_there() {
    Table table = PlanningTable.ready();
    long version = table.view("ann").get("version").longValue();

    move(table, "ann", version, PLAN).then().statusCode(200);
    assertThat(table.isAwaited("ann", 1)).isFalse();
    move(table, "ann", version + 1, OTHER).then().statusCode(200);
    move(table, "bob", version, PLAN).then().statusCode(200);

    JsonNode ann = table.view("bob").get("state").get("players").get(0);
    assertThat(ann.get("zones").get(0).get("top").textValue()).isEqualTo("start-colony");
    assertThat(table.view("ann").get("version").longValue()).isEqualTo(version + 3);
  }

  @Test
  void whatever_else_is_sent_is_refused_with_what_was_expected_and_changes_nothing() {
    Table table = PlanningTable.ready();
    long version = table.view("ann").get("version").longValue();

    move(table, "ann", version, "{\"type\": \"lay-plan\", \"cards\": [\"start-gems\"]}")
        .then()
        .statusCode(422)
        .body("rule", equalTo("COS-4.1"))
        .body("code", equalTo("assignment-expected"))
        .body("detail", containsString("zone-1, zone-2, zone-3"));
    move(table, "ann", version, PLAN.replace("zone-2", "cellar"))
        .then()
        .statusCode(422)
        .body("code", equalTo("no-such-slot"))
        .body("detail", containsString("zone-2"));
    move(table, "ann", version, PLAN.replace("start-tower", "start-over"))
        .then()
        .statusCode(422)
        .body("code", equalTo("no-value-for-slot"))
        .body("detail", containsString("start-refine"));
    move(table, "ann", version, "{\"type\": \"lay-plan\", \"cards\": {\"zone-1\": \"start-gems\"}}")
        .then()
        .statusCode(422)
        .body("rule", equalTo("COS-4.2"))
        .body("code", equalTo("zone-must-be-filled"))
        .body("detail", containsString("zone 2"));
    move(
            table,
            "ann",
            version,
            "{\"type\": \"lay-card\", \"zone\": \"zone-1\", \"card\": [\"start-gems\"]}")
        .then()
        .statusCode(422)
        .body("code", equalTo("plan-as-a-whole"))
        .body("detail", containsString("lay-plan"));
    assertThat(table.view("ann").get("version").longValue()).isEqualTo(version);
  }

  private static Response move(Table table, String account, long version, String move) {
    return as(account)
        .contentType("application/json")
        .header("Idempotency-Key", UUID.randomUUID().toString())
        .header("If-Match", "\"" + version + "\"")
        .body("{\"move\": " + move + "}")
        .post(table.path("/moves"));
  }
}
