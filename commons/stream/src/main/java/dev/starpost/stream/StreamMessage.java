package dev.starpost.stream;

import java.util.OptionalLong;

/** A message of a stream. */
public interface StreamMessage {
  /** Its name, which clients know; empty for a keep-alive. */
  String type();

  /** By which a client says what it knows when it comes back; empty where it cannot go on from. */
  OptionalLong eventId();

  /** The data, as JSON. */
  String json();

  /** A line of NDJSON, without its end. A keep-alive is an empty line. */
  String line();

  /** Whether it says nothing, so that everybody knows that the connection still stands. */
  default boolean isKeepAlive() {
    return type().isEmpty();
  }
}
