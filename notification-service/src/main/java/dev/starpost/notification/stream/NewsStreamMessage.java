package dev.starpost.notification.stream;

import dev.starpost.notification.news.log.News;
import dev.starpost.stream.StreamMessage;
import java.util.OptionalLong;

/**
 * A message of the stream of somebody's news. The same for all streams of an account, and in words
 * already.
 *
 * @param type its name; empty for a keep-alive
 * @param number of the news after which it is said; 0 for what cannot be resumed from
 * @param json the data
 */
public record NewsStreamMessage(String type, long number, String json) implements StreamMessage {
  static final String STATE = "state";
  static final String REAUTHENTICATE = "reauthenticate";

  static final NewsStreamMessage KEEP_ALIVE = new NewsStreamMessage("", 0, "");

  /** The token has expired: come back with a new one. */
  static final NewsStreamMessage LAST = new NewsStreamMessage(REAUTHENTICATE, 0, "{}");

  static NewsStreamMessage of(News news) {
    return new NewsStreamMessage(news.kind().word(), news.number(), news.body());
  }

  @Override
  public OptionalLong eventId() {
    return number > 0 || type.equals(STATE) ? OptionalLong.of(number) : OptionalLong.empty();
  }

  @Override
  public String line() {
    if (isKeepAlive()) {
      return "";
    }
    // The type is one of our own words, and the data is JSON already.
    return "{\"type\":\"" + type + "\",\"id\":" + number + ",\"data\":" + json + "}";
  }
}
