package dev.starpost.outbox;

import java.util.HashMap;
import java.util.Map;

/**
 * A message to other services.
 *
 * @param topic its whole name
 * @param key of whom or what it tells: messages of one key arrive in the order of their
 *     transactions
 * @param headers that go with it
 */
public record Message(String topic, String key, String value, Map<String, String> headers) {
  /** So that a broker takes it, as it is set by default: one that it refuses would never go. */
  static final int MOST_CHARACTERS = 250_000;

  public Message {
    if (value.length() > MOST_CHARACTERS) {
      throw new IllegalArgumentException(
          "a message to %s of %d characters is too large".formatted(topic, value.length()));
    }
    headers = Map.copyOf(headers);
  }

  public Message(String topic, String key, String value) {
    this(topic, key, value, Map.of());
  }

  /** The same, with these headers beside its own. */
  public Message with(Map<String, String> more) {
    if (more.isEmpty()) {
      return this;
    }
    Map<String, String> all = new HashMap<>(more);
    all.putAll(headers);
    return new Message(topic, key, value, all);
  }
}
