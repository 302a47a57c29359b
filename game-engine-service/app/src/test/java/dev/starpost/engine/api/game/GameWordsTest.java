package dev.starpost.engine.api.game;

import static dev.starpost.engine.api.Table.as;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.starpost.engine.api.EngineTest;
import dev.starpost.engine.api.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** What happened is told in words: in the language of whoever reads it, and with names. */
@EngineTest
class GameWordsTest {
  private static final JsonNode NOTHING = Table.json("{\"type\": \"bid\", \"crew\": []}");

  private static List<String> texts(JsonNode events) {
    List<String> texts = new ArrayList<>();
    events.forEach(event -> texts.add(event.get("text").textValue()));
    return texts;
  }

  private static JsonNode history(Table table, String account, String language) {
    return Table.json(
            as(account).header("Accept-Language", language).get(table.path("/events?after=1")))
        .get("history");
  }

  @Test
  void the_answer_to_a_move_tells_it_in_the_language_of_the_caller() {
    Table table = Table.of("ann", "bob");
    JsonNode answer =
        Table.json(
            as("ann")
                .contentType("application/json")
                .header("Accept-Language", "fr")
                .header("Idempotency-Key", UUID.randomUUID())
                .header("If-Match", "\"1\"")
                .body("{\"move\": " + NOTHING + "}")
                .post(table.path("/moves")));

    assertThat(texts(answer.get("events")))
        .containsExactly("ANN pose une enchère face cachée, sans aucun équipier.");
  }

  @Test
  void the_history_tells_everybody_what_they_may_know() {
    Table table = Table.of("ann", "bob");
    table.move("ann", 1, NOTHING);

    assertThat(texts(history(table, "ann", "en").get(0).get("events")))
        .containsExactly("ANN places a bid face down, without any crew.");
    assertThat(texts(history(table, "bob", "en").get(0).get("events")))
        .containsExactly("ANN places a bid face down.");
    assertThat(texts(history(table, "zoe", "fr").get(0).get("events")))
        .containsExactly("ANN pose une enchère face cachée.");
  }

  @Test
  void a_step_without_events_is_told_too() {
    Table table = Table.of("ann", "bob");
    table.move("ann", 1, NOTHING);
    table.undo("ann");

    JsonNode undone = history(table, "bob", "en").get(1);
    assertThat(undone.get("kind").textValue()).isEqualTo("taking-back");
    assertThat(undone.get("text").textValue()).isEqualTo("ANN takes back the last decision.");
    assertThat(history(table, "bob", "en").get(0).has("text")).isFalse();
  }
}
