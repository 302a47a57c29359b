package dev.starpost.engine.api.stream;

import java.util.Optional;

/**
 * Feed of a stream: the messages that a client does not know yet. For one thread at a time; may
 * look into the database.
 */
interface StreamFeed {
  String gameId();

  /** How far the client knows the game. */
  long version();

  /** The next message; empty if there is nothing new for now. */
  Optional<GameStreamMessage> next();

  /** Whether everything that will ever happen in the game has been told. */
  boolean isOver();
}
