package dev.starpost.engine.host;

import dev.starpost.contracts.game.GameCommand;
import io.opentelemetry.api.trace.Span;
import java.util.Optional;

/**
 * A command that has arrived.
 *
 * @param span the work that it causes, part of the trace of whoever sent it
 * @param requestId of the request that it comes from
 */
public record Delivery(GameCommand command, Span span, Optional<String> requestId) {
  String gameId() {
    return command.gameId();
  }

  String commandId() {
    return command.commandId();
  }
}
