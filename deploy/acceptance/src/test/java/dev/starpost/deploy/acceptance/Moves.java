package dev.starpost.deploy.acceptance;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;

/** Makes moves of options. */
final class Moves {
  private Moves() {}

  /** The option's move with the first values of each choice, required slots filled. */
  static ObjectNode first(JsonNode option) {
    ObjectNode move = option.path("move").deepCopy();
    for (JsonNode choose : option.path("choose")) {
      if (choose.has("slots")) {
        assign(move.putObject(choose.path("param").asText()), choose);
        continue;
      }
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

  private static void assign(ObjectNode assigned, JsonNode choose) {
    List<JsonNode> left = new ArrayList<>();
    for (JsonNode item : choose.path("of")) {
      left.addAll(Collections.nCopies(item.path("times").asInt(1), item.path("value")));
    }
    List<JsonNode> slots = new ArrayList<>();
    choose.path("slots").forEach(slots::add);
    slots.sort(Comparator.comparing(slot -> !slot.path("required").asBoolean()));
    for (JsonNode slot : slots.subList(0, choose.path("min").asInt())) {
      for (JsonNode fits : slot.path("of")) {
        if (!assigned.has(slot.path("slot").asText()) && left.remove(fits)) {
          assigned.set(slot.path("slot").asText(), fits);
        }
      }
    }
  }

  /** The option's move with any values of each choice, required slots filled. */
  static ObjectNode any(JsonNode option, Random random) {
    ObjectNode move = option.path("move").deepCopy();
    for (JsonNode choose : option.path("choose")) {
      if (choose.has("slots")) {
        assign(move.putObject(choose.path("param").asText()), choose);
        continue;
      }
      List<JsonNode> values = new ArrayList<>();
      for (JsonNode item : choose.path("of")) {
        values.addAll(Collections.nCopies(item.path("times").asInt(1), item.path("value")));
      }
      Collections.shuffle(values, random);
      int min = choose.path("min").asInt();
      int max = Math.min(choose.path("max").asInt(), values.size());
      int count = min + random.nextInt(max - min + 1);
      move.putArray(choose.path("param").asText()).addAll(values.subList(0, count));
    }
    return move;
  }
}
