package dev.starpost.deploy.launcher.demo;

import dev.starpost.deploy.launcher.console.TextTable;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A game of Salvage in sentences: what becomes of the moves, which are told by their labels. */
final class Story {
  private final DemoWords.Language language;
  private final Map<Long, String> names = new HashMap<>();

  /**
   * @param game as the API shows it
   */
  Story(Object game, DemoWords.Language language) {
    this.language = language;
    for (Object seat : JsonFields.list(game, "seats")) {
      names.put(JsonFields.number(seat, "seat"), JsonFields.text(seat, "name"));
    }
  }

  String nameOf(long seat) {
    return names.getOrDefault(seat, "?");
  }

  String move(long seat, Salvor.Move move) {
    String what =
        move.chosen()
            .map(
                chosen ->
                    say(
                        DemoWords.CHOSEN,
                        move.label(),
                        chosen.isEmpty() ? say(DemoWords.NOBODY) : String.join(", ", chosen)))
            .orElse(move.label());
    return say(DemoWords.MOVED, nameOf(seat), what);
  }

  /** Empty for what the moves have told already, and for what is not worth a line. */
  Optional<String> event(Object event) {
    String type = JsonFields.text(event, "type").replaceFirst("\\.v\\d+$", "");
    return switch (type) {
      case "derelict-sighted" -> line(DemoWords.SIGHTED, derelict(event));
      case "tie-rolled" -> line(DemoWords.TIED, rolls(event));
      case "derelict-boarded" -> line(DemoWords.BOARDED, player(event), strength(event));
      case "derelict-drifted" -> line(DemoWords.DRIFTED, derelict(event));
      case "hold-searched" ->
          line(
              Json.field(event, "found").equals(Optional.of(true))
                  ? DemoWords.FOUND
                  : DemoWords.NOTHING_FOUND,
              JsonFields.number(event, "roll"));
      case "party-lost" -> line(DemoWords.PARTY_LOST, player(event));
      case "derelict-left" ->
          line(DemoWords.LEFT, player(event), JsonFields.number(event, "cargo"));
      case "ended" -> line(DemoWords.ENDED);
      default -> Optional.empty();
    };
  }

  /** Best first. */
  List<String> ranking(Object result) {
    TextTable table =
        new TextTable(say(DemoWords.RANK), say(DemoWords.PLAYER), say(DemoWords.POINTS));
    for (Object place : JsonFields.list(result, "places")) {
      table.row(
          JsonFields.number(place, "rank"),
          nameOf(JsonFields.number(place, "seat")),
          JsonFields.number(place, "points"));
    }
    return table.lines();
  }

  private String player(Object event) {
    return nameOf(JsonFields.number(event, "seat"));
  }

  /** Its id is its name, in small letters. */
  private static String derelict(Object event) {
    return Stream.of(JsonFields.text(event, "derelict").split("-", -1))
        .map(
            word ->
                word.isEmpty()
                    ? ""
                    : word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1))
        .collect(Collectors.joining(" "));
  }

  private static long strength(Object event) {
    return JsonFields.list(event, "party").stream()
        .filter(Long.class::isInstance)
        .mapToLong(Long.class::cast)
        .sum();
  }

  private String rolls(Object event) {
    return JsonFields.list(event, "rolls").stream()
        .map(roll -> say(DemoWords.ROLLED, player(roll), JsonFields.number(roll, "value")))
        .collect(Collectors.joining(", "));
  }

  private Optional<String> line(DemoWords words, Object... arguments) {
    return Optional.of(say(words, arguments));
  }

  private String say(DemoWords words, Object... arguments) {
    return words.in(language, arguments);
  }
}
