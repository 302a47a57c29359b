package dev.starpost.matchmaking.account;

/**
 * Listener to players: what else is to be done when something of an account has changed. Called in
 * the transaction that stores it, with the player's row locked.
 */
public interface PlayerListener {
  /** Name, vacation or blocks of the account are new. */
  default void changed(String account) {}

  /** The account is deleted. */
  void left(String account);
}
