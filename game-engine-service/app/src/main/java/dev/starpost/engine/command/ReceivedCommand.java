package dev.starpost.engine.command;

import dev.starpost.contracts.game.GameCommand;
import io.opentelemetry.api.trace.Span;
import java.time.Instant;
import java.util.Optional;

/**
 * A command that has arrived.
 *
 * @param arrivedAt when the broker appended it to its partition, so that the order of arrival is
 *     the order of commands
 * @param span the work that it causes, part of the trace of whoever sent it
 * @param requestId of the request that it comes from
 */
public record ReceivedCommand(
    GameCommand command, Instant arrivedAt, Span span, Optional<String> requestId) {
  public String gameId() {
    return command.gameId();
  }

  public String commandId() {
    return command.commandId();
  }
}
