package dev.starpost.rating.result;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A game that has counted.
 *
 * @param hidden whether only its players may know of it
 * @param options as chosen at the table, those with one value each; empty before the lobby has told
 */
public record RatedGame(
    String id,
    String game,
    String season,
    Instant at,
    boolean hidden,
    List<Result> results,
    Optional<Map<String, String>> options,
    boolean voided) {
  public RatedGame {
    results = List.copyOf(results);
  }

  RatedGame playedWith(Map<String, String> chosen) {
    return new RatedGame(id, game, season, at, hidden, results, Optional.of(chosen), voided);
  }
}
