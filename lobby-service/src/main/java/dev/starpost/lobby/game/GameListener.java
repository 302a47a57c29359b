package dev.starpost.lobby.game;

import dev.starpost.contracts.game.GameCommit;
import dev.starpost.contracts.game.GameFact;

/**
 * Listener to the commits of games. Called once for each commit, in the order of the game's
 * versions, in the transaction in which the commit takes effect here. If that transaction fails, it
 * is tried again until it succeeds: change the database and write to the outbox, and do nothing
 * that a rollback does not undo. Whatever is thrown makes the game's partition wait.
 */
public interface GameListener {

  /** The game has begun. */
  default void started(GameCommit commit, GameFact.GameStarted fact) {}

  /** The game is over. */
  default void finished(GameCommit commit, GameFact.GameFinished fact) {}
}
