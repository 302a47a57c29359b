package dev.starpost.kernel.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.data.GameJson;
import dev.starpost.kernel.play.Ply;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GameExportTest {
  /** As the documentation has it: whoever reads exports in another language relies on it. */
  private static final String DOCUMENT =
      """
      {
        "format": "starpost-export.v1",
        "gameId": "or-01J",
        "game": "orchard",
        "players": [
          {"seat": 1, "name": "ann", "entropy": "ann's cat"},
          {"seat": 2, "name": "ben", "entropy": ""}
        ],
        "options": {"longGame": false, "space": "calm", "trees": 5},
        "commitment": "66687aad",
        "seed": "0000",
        "startedAt": "2024-05-01T10:00:00Z",
        "finishedAt": "2024-06-01T10:00:00Z",
        "history": [
          {"version": 1, "at": "2024-05-01T10:00:00Z", "rulesVersion": 1, "kind": "opening",
           "events": [{"type": "planted.v1", "trees": [1, 2]}], "drawn": 40,
           "mayTakeBack": false},
          {"version": 2, "at": "2024-05-02T10:00:00Z", "rulesVersion": 1, "kind": "decision",
           "seat": 2, "move": {"type": "pick", "fruit": "plum"},
           "events": [{"type": "picked.v1", "seat": 2}], "drawn": 40, "mayTakeBack": true},
          {"version": 3, "at": "2024-05-03T10:00:00Z", "rulesVersion": 1, "kind": "taking-back",
           "seat": 2, "events": [], "drawn": 40, "mayTakeBack": false},
          {"version": 4, "at": "2024-06-01T10:00:00Z", "rulesVersion": 1, "kind": "resignation",
           "seat": 2, "events": [{"type": "left.v1", "seat": 2}], "drawn": 40,
           "mayTakeBack": false}
        ],
        "result": {
          "places": [
            {"seat": 1, "rank": 1, "stayed": true, "points": 0, "tieBreaks": [3]},
            {"seat": 2, "rank": 2, "stayed": false, "points": 0, "tieBreaks": [4]}
          ],
          "rivals": []
        }
      }
      """;

  @Test
  void what_is_read_is_written_again() throws JsonProcessingException {
    GameExport export = read(DOCUMENT);
    assertThat(export.entropies()).containsExactly("ann's cat", "");
    assertThat(export.history().get(1).kind()).isEqualTo(Ply.Kind.DECISION);
    assertThat(export.history().get(1).seat()).contains(Seat.of(2));
    String written = GameJson.mapper().writeValueAsString(export);
    assertThat(GameJson.mapper().readTree(written)).isEqualTo(GameJson.mapper().readTree(DOCUMENT));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '>',
      value = {
        "starpost-export.v1 > starpost-export.v2",
        "\"gameId\": \"or-01J\", >",
        "\"gameId\": \"or-01J\" > \"gameId\": 5",
        "\"seed\": \"0000\" > \"seed\": null",
        "\"kind\": \"opening\" > \"kind\": \"closing\"",
        "\"kind\": \"opening\" > \"kind\": 0",
        "\"entropy\": \"\"} > \"entropy\": \"\", \"bot\": true}",
        "\"seat\": 1, \"name\" > \"seat\": 9, \"name\"",
        "\"drawn\": 40 > \"drawn\": 40.0",
        "\"rivals\": [] > \"rivals\": null",
        "\"move\": {\"type\": \"pick\", \"fruit\": \"plum\"} > \"move\": [1]"
      })
  void anything_else_is_refused(String from, String to) {
    assertThat(DOCUMENT).contains(from);
    String other = DOCUMENT.replace(from, to == null ? "" : to);
    assertThatThrownBy(() -> read(other)).isInstanceOf(JsonProcessingException.class);
  }

  private static GameExport read(String json) throws JsonProcessingException {
    return GameJson.mapper().readValue(json, GameExport.class);
  }
}
