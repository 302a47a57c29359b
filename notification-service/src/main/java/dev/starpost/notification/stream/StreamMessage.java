package dev.starpost.notification.stream;

import dev.starpost.notification.news.log.News;

/**
 * Something that a stream says. The same for all streams of an account, and in words already.
 *
 * @param type its name; empty for silence
 * @param number of the news after which it is said; 0 for what cannot be resumed from
 * @param data JSON
 */
public record StreamMessage(String type, long number, String data) {
  static final String STATE = "state";
  static final String REAUTHENTICATE = "reauthenticate";

  /** Nothing, so that everybody knows that the connection still stands. */
  static final StreamMessage SILENCE = new StreamMessage("", 0, "");

  /** The token has expired: come back with a new one. */
  static final StreamMessage LAST = new StreamMessage(REAUTHENTICATE, 0, "{}");

  static StreamMessage of(News news) {
    return new StreamMessage(news.kind().word(), news.number(), news.body());
  }

  boolean isSilence() {
    return type.isEmpty();
  }

  /** A line of NDJSON, without its end. Silence is an empty line. */
  String line() {
    if (isSilence()) {
      return "";
    }
    // The type is one of our own words, and the data is JSON already.
    return "{\"type\":\"" + type + "\",\"id\":" + number + ",\"data\":" + data + "}";
  }
}
