package dev.starpost.notification.webhook;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.notification.database.Json;
import dev.starpost.notification.news.NewsTexts;
import java.time.Instant;
import java.util.Arrays;
import java.util.Locale;

/** The format of a webhook's payload. */
public enum Format {
  /** For programs: the event as streams tell it. */
  JSON {
    @Override
    ObjectNode payload(String event, Instant at, ObjectNode body, NewsTexts words) {
      ObjectNode payload = Json.object().put("type", event).put("timestamp", at.toString());
      payload.set("data", body);
      return payload;
    }
  },
  /** For a channel on Discord, in words. */
  DISCORD {
    @Override
    ObjectNode payload(String event, Instant at, ObjectNode body, NewsTexts words) {
      ObjectNode payload = Json.object().put("content", cut(sentence(event, body, words), 2_000));
      // What players say must not call everybody in the channel.
      payload.putObject("allowed_mentions").putArray("parse");
      return payload;
    }
  },
  /** For a channel on Slack, in words. */
  SLACK {
    @Override
    ObjectNode payload(String event, Instant at, ObjectNode body, NewsTexts words) {
      String text = sentence(event, body, words);
      // As Slack wants it: nothing in it is a link or a mention.
      String plain = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
      return Json.object().put("text", cut(plain, 4_000));
    }
  };

  abstract ObjectNode payload(String event, Instant at, ObjectNode body, NewsTexts words);

  private static String sentence(String event, ObjectNode body, NewsTexts words) {
    String game = words.game(body);
    String sentence = words.sentence(event, body);
    return game.isEmpty() ? sentence : game + ": " + sentence;
  }

  private static String cut(String text, int most) {
    return text.length() <= most ? text : text.substring(0, most);
  }

  @JsonValue
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  @JsonCreator
  static Format read(String word) {
    return Arrays.stream(values())
        .filter(format -> format.word().equals(word))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("there is no such format"));
  }
}
