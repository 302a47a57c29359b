package dev.starpost.engine.command;

import dev.starpost.contracts.game.GameCommand;
import java.util.concurrent.CompletableFuture;

/** Port by which commands travel to whichever instance decides them. */
public interface CommandTransport {

  /**
   * Sends a command as part of the present trace and request.
   *
   * @param game the kind of game
   * @return completes when the command cannot be lost any more; fails if that is not certain
   */
  CompletableFuture<Void> send(String game, GameCommand command);
}
