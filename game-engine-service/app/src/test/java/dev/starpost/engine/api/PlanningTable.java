package dev.starpost.engine.api;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.UUID;

/** A game of Council of Shadows in which both players are asked to plan. */
public final class PlanningTable {
  private static final List<String> CIVILIZATIONS = List.of("tretans", "humans");

  private PlanningTable() {}

  /** Ann and Bob have taken civilizations and bought nothing. */
  public static Table ready() {
    Table table = Table.playing("council-of-shadows", "ann", "bob");
    for (int moves = 0; moves < 4; moves++) {
      JsonNode view = table.view("ann");
      int seat = view.get("awaiting").get(0).intValue();
      String move =
          moves < 2
              ? "{\"type\": \"choose-civilization\", \"civilization\": [\"%s\"]}"
                  .formatted(CIVILIZATIONS.get(seat - 1))
              : "{\"type\": \"end-buying\"}";
      Table.as(table.accounts().get(seat - 1))
          .contentType("application/json")
          .header("Idempotency-Key", UUID.randomUUID().toString())
          .header("If-Match", "\"" + view.get("version").longValue() + "\"")
          .body("{\"move\": " + move + "}")
          .post(table.path("/moves"))
          .then()
          .statusCode(200);
    }
    return table;
  }
}
