package dev.starpost.deploy.launcher.demo;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

/**
 * Plays Salvage as somebody might: bids now much, now little, and leaves a derelict before luck
 * runs out. Takes its moves from the options alone, so whatever it does is legal.
 */
final class Salvor {
  private static final long ENOUGH_CARGO = 2;
  private static final int IDLE_ONCE_IN = 6;

  private final Random random;

  Salvor(Random random) {
    this.random = random;
  }

  /**
   * Chooses a move; empty when there is nothing to do now.
   *
   * @param options as the API gives them to this player
   * @param state of the game, as this player sees it
   */
  Optional<Map<String, Object>> choose(Object options, Object state) {
    List<Object> all = JsonFields.list(options, "options");
    if (all.isEmpty()) {
      return Optional.empty();
    }
    Object option =
        all.stream()
            .filter(
                each -> Json.text(JsonFields.object(each, "move"), "type").equals(wanted(state)))
            .findFirst()
            .orElseGet(() -> all.get(random.nextInt(all.size())));
    return Optional.of(filled(option));
  }

  /** On board there are two ways, of which the better one depends on what was found. */
  private static Optional<String> wanted(Object state) {
    return Json.field(state, "boarding")
        .map(
            boarding -> {
              long found = JsonFields.number(boarding, "found", 0);
              boolean isLast = JsonFields.list(boarding, "party").size() == 1;
              return found >= ENOUGH_CARGO || (found > 0 && isLast) ? "leave" : "search";
            });
  }

  private Map<String, Object> filled(Object option) {
    Map<String, Object> move = new LinkedHashMap<>();
    if (JsonFields.object(option, "move") instanceof Map<?, ?> blank) {
      blank.forEach((name, value) -> move.put(name.toString(), value));
    }
    for (Object choice : JsonFields.list(option, "choose")) {
      move.put(
          JsonFields.text(choice, "param"),
          pick(choice).stream().map(item -> JsonFields.object(item, "value")).toList());
    }
    return move;
  }

  private List<Object> pick(Object choice) {
    List<Object> items = new ArrayList<>();
    for (Object item : JsonFields.list(choice, "of")) {
      items.addAll(Collections.nCopies((int) JsonFields.number(item, "times", 1), item));
    }
    Collections.shuffle(items, random);
    int most = (int) Math.min(JsonFields.number(choice, "max", 0), items.size());
    boolean isEager = most > 0 && random.nextInt(IDLE_ONCE_IN) > 0;
    int least = (int) Math.max(JsonFields.number(choice, "min", 0), isEager ? 1 : 0);
    return items.subList(0, least + random.nextInt(most - least + 1));
  }
}
