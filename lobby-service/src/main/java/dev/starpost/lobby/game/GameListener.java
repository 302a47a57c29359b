package dev.starpost.lobby.game;

import dev.starpost.contracts.game.GameCommit;
import dev.starpost.contracts.game.GameFact;

/**
 * Whoever has to do something when a game goes on. Called once for each commit, in the order of the
 * game's versions, in the transaction in which the commit takes effect here.
 */
public interface GameListener {

  /** The game has begun. */
  default void started(GameCommit commit, GameFact.GameStarted fact) {}

  /** The game is over. */
  default void finished(GameCommit commit, GameFact.GameFinished fact) {}
}
