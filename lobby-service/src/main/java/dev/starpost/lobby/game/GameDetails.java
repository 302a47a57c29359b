package dev.starpost.lobby.game;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;

/** Provider of details of games that the engine does not tell: how they came about. */
public interface GameDetails {

  /** For those of the games of which something is known. */
  Map<String, Details> of(Collection<String> games);

  /**
   * How a game came about.
   *
   * @param clock as the table says it
   * @param table where its players met
   */
  record Details(Optional<Boolean> ranked, Optional<JsonNode> clock, Optional<String> table) {
    static final Details UNKNOWN =
        new Details(Optional.empty(), Optional.empty(), Optional.empty());
  }
}
