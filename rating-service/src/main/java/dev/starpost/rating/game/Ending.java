package dev.starpost.rating.game;

import dev.starpost.contracts.game.GameFact.Place;
import java.time.Instant;
import java.util.List;

/**
 * A game that is over and has a result.
 *
 * @param game its name, such as {@code salvage}
 * @param hidden whether only its players may know of it
 * @param places of people; bots that had a seat of their own are left out
 * @param rated whether it counts for ratings
 */
record Ending(
    String gameId, String game, Instant at, boolean hidden, List<Place> places, boolean rated) {
  Ending {
    places = List.copyOf(places);
  }

  boolean isAmongPeople() {
    return places.size() > 1;
  }

  /** Nobody can be compared with themselves, or twice. */
  boolean counts() {
    return rated
        && isAmongPeople()
        && places.stream().map(Place::account).distinct().count() == places.size();
  }

  static boolean isWon(Place place) {
    return place.rank() == 1 && !place.abandoned();
  }
}
