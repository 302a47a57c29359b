package dev.starpost.rating.ladder;

import dev.starpost.rating.elo.Experience;
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
  /** Has left, and is on none. */
  GONE;

  public static Listing of(int games, boolean resting, boolean gone) {
    if (gone) {
      return GONE;
    }
    if (!Experience.after(games).isEstablished()) {
      return PROVISIONAL;
    }
    return resting ? RESTING : RANKED;
  }

  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** One that can be looked at, by its word. */
  static Optional<Listing> shown(String word) {
    return Arrays.stream(values())
        .filter(listing -> listing != GONE && listing.word().equals(word))
        .findFirst();
  }
}
