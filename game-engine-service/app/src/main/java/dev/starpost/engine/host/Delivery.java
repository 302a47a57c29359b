package dev.starpost.engine.host;

import dev.starpost.contracts.game.GameCommand;
import io.opentelemetry.api.trace.Span;

/**
 * A command that has arrived.
 *
 * @param span the work that it causes, part of the trace of whoever sent it
 */
public record Delivery(GameCommand command, Span span) {
  String gameId() {
    return command.gameId();
  }

  String commandId() {
    return command.commandId();
  }
}
