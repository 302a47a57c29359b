package dev.starpost.rating.result;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A game that has counted.
 *
 * @param options as chosen at the table, those with one value each; empty before the lobby has told
 */
public record RatedGame(
    String id,
    String game,
    String season,
    Instant at,
    List<Result> results,
    Optional<Map<String, String>> options,
    boolean voided) {
  public RatedGame {
    results = List.copyOf(results);
  }

  RatedGame playedWith(Map<String, String> chosen) {
    return new RatedGame(id, game, season, at, results, Optional.of(chosen), voided);
  }
}
