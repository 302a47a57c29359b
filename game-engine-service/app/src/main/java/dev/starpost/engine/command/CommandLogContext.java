package dev.starpost.engine.command;

import dev.starpost.web.RequestIds;
import org.jboss.logging.MDC;

/** Logging context of a command: whatever is logged while it is decided names it. */
final class CommandLogContext {
  private static final String GAME_ID = "gameId";
  private static final String COMMAND_ID = "commandId";

  private CommandLogContext() {}

  static void enter(ReceivedCommand received) {
    MDC.put(GAME_ID, received.gameId());
    MDC.put(COMMAND_ID, received.commandId());
    received.requestId().ifPresent(id -> MDC.put(RequestIds.LOG_KEY, id));
  }

  static void leave() {
    MDC.remove(GAME_ID);
    MDC.remove(COMMAND_ID);
    MDC.remove(RequestIds.LOG_KEY);
  }
}
