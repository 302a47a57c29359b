package dev.starpost.notification.news;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.text.Language;
import dev.starpost.text.Text;
import dev.starpost.text.Texts;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;

/** The texts of news, as people read them, in their language and on their clock. */
public final class NewsTexts {
  static final Texts TEXTS = Texts.of(NewsTexts.class, "news");

  private final Language language;
  private final ZoneId zone;
  private final DateTimeFormatter clock;

  public NewsTexts(Language language, ZoneId zone) {
    this.language = language;
    this.zone = zone;
    String pattern = TEXTS.say(Text.of("time"), language);
    this.clock =
        DateTimeFormatter.ofPattern(pattern, Locale.forLanguageTag(language.tag())).withZone(zone);
  }

  /** {@code arguments} are the names and values of the text, in turn. */
  public String say(String key, Object... arguments) {
    return TEXTS.say(Text.of(key, arguments), language);
  }

  /** What has happened, in a sentence. */
  public String sentence(String kind, ObjectNode body) {
    String key = body.has("deadline") && kind.equals("your-turn") ? kind + ".until" : kind;
    return say(
        key,
        "time",
        time(body),
        "owner",
        body.path("owner").asText(),
        "name",
        body.path("name").asText(),
        "text",
        body.path("text").asText(),
        "url",
        body.path("url").asText(),
        "challenger",
        body.path("challenger").asText(),
        "challenged",
        body.path("challenged").asText(),
        "change",
        body.has("change") ? say("change." + body.path("change").asText()) : "",
        "players",
        names(body.path("players")));
  }

  /** The game that news is about, as a title. */
  public String game(ObjectNode body) {
    String name = body.path("game").asText();
    return Arrays.stream(name.split("-", -1))
        .filter(word -> !word.isEmpty())
        .map(word -> word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1))
        .collect(Collectors.joining(" "));
  }

  private String time(ObjectNode body) {
    return body.has("deadline")
        ? clock.format(Instant.parse(body.path("deadline").asText())) + " (" + zone.getId() + ")"
        : "";
  }

  private static String names(JsonNode players) {
    return StreamSupport.stream(players.spliterator(), false)
        .map(player -> player.isTextual() ? player.asText() : player.path("name").asText())
        .collect(Collectors.joining(", "));
  }
}
