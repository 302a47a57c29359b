package dev.starpost.deploy.acceptance;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** Makes moves of options. */
final class Moves {
  private Moves() {}

  /** The option's move with the first values of each choice. */
  static ObjectNode first(JsonNode option) {
    ObjectNode move = option.path("move").deepCopy();
    for (JsonNode choose : option.path("choose")) {
      ArrayNode values = move.putArray(choose.path("param").asText());
      for (JsonNode item : choose.path("of")) {
        for (int i = 0; i < item.path("times").asInt(1); i++) {
          if (values.size() < choose.path("min").asInt()) {
            values.add(item.path("value"));
          }
        }
      }
    }
    return move;
  }
}
