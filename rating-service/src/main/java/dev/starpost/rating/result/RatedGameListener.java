package dev.starpost.rating.result;

import java.util.Collection;

/**
 * Listener to rated games: what else is counted when one comes or goes. Called in the transaction
 * that stores it.
 */
public interface RatedGameListener {
  /** Games that count from now on, with the options that are known. */
  void counted(Collection<RatedGame> games);

  /** Options of a game that counts already. */
  void optionsLearned(RatedGame game);

  /** A game that counts no longer. */
  void voided(RatedGame game);
}
