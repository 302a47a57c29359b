package dev.starpost.matchmaking.rating;

/**
 * Listener to ratings: what else is to be done when somebody is stronger or faster than before.
 * Called in the transaction that stores it.
 */
public interface RatingListener {
  /** The rating in one game is another one. */
  void rated(String account, String game, int rating);

  /** The whole profile is new, the pace included. */
  void profileChanged(String account);
}
