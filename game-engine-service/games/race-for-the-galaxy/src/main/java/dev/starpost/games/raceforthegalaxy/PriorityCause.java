package dev.starpost.games.raceforthegalaxy;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.starpost.kernel.data.EnumWords;

/** Why the priority list of the Orb is another (RFTG-11.8, RFTG-12.2, RFTG-12.4, RFTG-20.1). */
public enum PriorityCause {
  SETUP,
  CHOSEN,
  PASSED,
  LEFT;

  @JsonValue
  String id() {
    return EnumWords.of(this);
  }
}
