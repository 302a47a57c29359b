package dev.starpost.deploy.load.moves;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Chooses moves. Most bids are made without asking, because what is measured is the moves. */
public final class MoveChoice {
  /** Always legal when bids are asked for (SV-4.1). */
  public static final String BID_NOTHING = "{\"type\":\"bid\",\"crew\":[]}";

  private static final int ASKS_FOR_ONE_BID_IN = 4;

  private final Random random;

  MoveChoice(Random random) {
    this.random = random;
  }

  /** A move that needs no look at the options; empty if this time they shall be looked at. */
  Optional<String> unasked(Situation situation) {
    return situation.bidding() && random.nextInt(ASKS_FOR_ONE_BID_IN) != 0
        ? Optional.of(BID_NOTHING)
        : Optional.empty();
  }

  /** Any of the moves that the options admit; empty if there is none. */
  Optional<String> from(JsonNode options) {
    JsonNode all = options.path("options");
    if (all.isEmpty()) {
      return Optional.empty();
    }
    JsonNode option = all.get(random.nextInt(all.size()));
    ObjectNode move = option.path("move").deepCopy();
    for (JsonNode choose : option.path("choose")) {
      ArrayNode values = move.putArray(choose.path("param").asText());
      chosen(choose).forEach(values::add);
    }
    return Optional.of(move.toString());
  }

  private List<JsonNode> chosen(JsonNode choose) {
    List<JsonNode> values = new ArrayList<>();
    for (JsonNode item : choose.path("of")) {
      values.addAll(Collections.nCopies(item.path("times").asInt(1), item.path("value")));
    }
    Collections.shuffle(values, random);
    int least = choose.path("min").asInt();
    int most = Math.min(choose.path("max").asInt(), values.size());
    return values.subList(0, least + random.nextInt(most - least + 1));
  }
}
