package dev.starpost.engine.faults.play;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;

/** Fills in options as any client can. */
public final class Moves {
  private Moves() {}

  /** Any move that the option admits. */
  public static JsonNode any(JsonNode options, Random random) {
    JsonNode option = options.get(random.nextInt(options.size()));
    ObjectNode move = option.path("move").deepCopy();
    for (JsonNode choose : option.path("choose")) {
      List<JsonNode> values = new ArrayList<>();
      for (JsonNode of : choose.path("of")) {
        for (int i = 0; i < of.path("times").asInt(1); i++) {
          values.add(of.path("value"));
        }
      }
      Collections.shuffle(values, random);
      int min = choose.path("min").asInt();
      int max = Math.min(choose.path("max").asInt(), values.size());
      int count = min + (max > min ? random.nextInt(max - min + 1) : 0);
      String param = choose.path("param").asText();
      if (choose.has("slots")) {
        assign(move.putObject(param), choose.path("slots"), values, count);
      } else {
        move.putArray(param).addAll(values.subList(0, count));
      }
    }
    return move;
  }

  /** A value for each of so many slots, the required ones first. */
  private static void assign(
      ObjectNode assigned, JsonNode slots, List<JsonNode> values, int count) {
    List<JsonNode> first = new ArrayList<>();
    slots.forEach(first::add);
    first.sort(Comparator.comparing(slot -> !slot.path("required").asBoolean()));
    for (JsonNode slot : first.subList(0, count)) {
      for (JsonNode fits : slot.path("of")) {
        if (!assigned.has(slot.path("slot").asText()) && values.remove(fits)) {
          assigned.set(slot.path("slot").asText(), fits);
        }
      }
    }
  }

  /** A move that no rule admits at any time. */
  static JsonNode illegal(Random random) {
    ObjectNode move = Api.JSON.createObjectNode();
    if (random.nextBoolean()) {
      return move.put("type", "fly");
    }
    move.put("type", "bid").putArray("crew").add(99);
    return move;
  }
}
