package dev.starpost.rating.player;

import dev.starpost.contracts.rating.RatingEvent.Cause;
import java.time.Instant;
import java.util.Locale;
import java.util.Optional;

/**
 * Something that has changed a rating.
 *
 * @param gameId none where a season began
 * @param hidden whether only its players may know of the game
 * @param games how many rated ones the player has now
 */
public record RatingChange(
    String game,
    String season,
    Instant at,
    Cause cause,
    Optional<String> gameId,
    boolean hidden,
    int before,
    int after,
    int games) {

  /** As it is stored and shown. */
  public static String word(Cause cause) {
    return cause.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
