package dev.starpost.outbox;

/**
 * Something to tell other services.
 *
 * @param topic its whole name
 * @param key of whom or what it tells: messages of one key arrive in the order of their
 *     transactions
 */
public record Message(String topic, String key, String value) {
  /** So that a broker takes it, as it is set by default: one that it refuses would never go. */
  static final int MOST_CHARACTERS = 250_000;

  public Message {
    if (value.length() > MOST_CHARACTERS) {
      throw new IllegalArgumentException(
          "a message to %s of %d characters is too large".formatted(topic, value.length()));
    }
  }
}
