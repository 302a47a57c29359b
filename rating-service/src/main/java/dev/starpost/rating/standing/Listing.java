package dev.starpost.rating.standing;

import dev.starpost.rating.elo.KFactor;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** On which list of a ladder somebody is. */
public enum Listing {
  /** Has a place. */
  RANKED,
  /** Has not finished enough games for one. */
  PROVISIONAL,
  /** Did not take up challenges: apart, until they finish the next rated game. */
  RESTING,
  /** Nothing that they played in the season counts any more. */
  NONE,
  /** Has left, and is on none. */
  GONE;

  /**
   * The list of somebody who has played so much.
   *
   * @param games of all seasons
   * @param seasonGames of this one
   */
  public static Listing of(int games, int seasonGames, boolean resting, boolean gone) {
    if (gone) {
      return GONE;
    }
    if (seasonGames == 0) {
      return NONE;
    }
    if (!KFactor.after(games).isEstablished()) {
      return PROVISIONAL;
    }
    return resting ? RESTING : RANKED;
  }

  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** One that can be looked at, by its word. */
  public static Optional<Listing> shown(String word) {
    return Arrays.stream(values())
        .filter(listing -> listing != NONE && listing != GONE && listing.word().equals(word))
        .findFirst();
  }
}
