package dev.starpost.games.raceforthegalaxy;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.starpost.kernel.data.EnumWords;

/** Why the game ends (RFTG-10.3, RFTG-20.2). */
public enum EndCause {
  CHIPS,
  TABLEAU,
  ORB,
  ALL_LEFT;

  @JsonValue
  String id() {
    return EnumWords.of(this);
  }
}
