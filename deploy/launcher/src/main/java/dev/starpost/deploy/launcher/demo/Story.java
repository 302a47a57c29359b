package dev.starpost.deploy.launcher.demo;

import dev.starpost.deploy.launcher.console.TextTable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A game in sentences: those of the API, and a table of how it ended. */
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

  /** What a step of the history tells, in the words of the API; a new round after an empty line. */
  List<String> step(Object entry) {
    List<String> lines = new ArrayList<>();
    Json.text(entry, "text").ifPresent(lines::add);
    for (Object event : JsonFields.list(entry, "events")) {
      if (JsonFields.text(event, "type").startsWith("derelict-sighted")) {
        lines.add("");
      }
      lines.add(JsonFields.text(event, "text"));
    }
    return lines;
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

  private String say(DemoWords words, Object... arguments) {
    return words.in(language, arguments);
  }
}
