package dev.starpost.notification.game;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.notification.database.Json;
import java.time.Instant;
import java.util.Optional;

/**
 * A seat that a game waits for, as its player is told of it.
 *
 * @param game its name, such as {@code salvage}
 * @param version of the question
 * @param turn the version at which the turn began
 */
public record Turn(
    String gameId,
    String game,
    int seat,
    long version,
    long turn,
    Instant since,
    Optional<Instant> deadline) {

  /** As streams and webhooks tell it. */
  public ObjectNode document() {
    ObjectNode document =
        Json.object()
            .put("gameId", gameId)
            .put("game", game)
            .put("seat", seat)
            .put("version", version)
            .put("since", since.toString());
    deadline.ifPresent(at -> document.put("deadline", at.toString()));
    return document;
  }
}
