package dev.starpost.deploy.launcher;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A move to begin with, made of what the engine says a player may do. */
final class SampleMove {
  private SampleMove() {}

  /**
   * The first option, with no more chosen than has to be.
   *
   * @param answer to {@code GET /v1/games/{id}/options}
   * @return empty when the player may do nothing now
   */
  static Optional<Object> from(Object answer) {
    List<?> options = list(answer, "options");
    return options.isEmpty() ? Optional.empty() : move(options.get(0));
  }

  private static Optional<Object> move(Object option) {
    if (!(Json.field(option, "move").orElse(null) instanceof Map<?, ?> blank)) {
      return Optional.empty();
    }
    Map<String, Object> move = new LinkedHashMap<>();
    blank.forEach((name, value) -> move.put(name.toString(), value));
    for (Object choice : list(option, "choose")) {
      Json.text(choice, "param").ifPresent(param -> move.put(param, fewest(choice)));
    }
    return Optional.of(move);
  }

  private static List<Object> fewest(Object choice) {
    long wanted = number(choice, "min", 0);
    List<Object> chosen = new ArrayList<>();
    for (Object item : list(choice, "of")) {
      for (long i = number(item, "times", 1); i > 0 && chosen.size() < wanted; i--) {
        Json.field(item, "value").ifPresent(chosen::add);
      }
    }
    return chosen;
  }

  private static List<?> list(Object object, String field) {
    return Json.field(object, field).orElse(null) instanceof List<?> list ? list : List.of();
  }

  private static long number(Object object, String field, long otherwise) {
    return Json.field(object, field).orElse(null) instanceof Long number ? number : otherwise;
  }
}
