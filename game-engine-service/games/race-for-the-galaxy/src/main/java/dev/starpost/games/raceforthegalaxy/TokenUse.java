package dev.starpost.games.raceforthegalaxy;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.starpost.kernel.data.EnumWords;

/** What a token is used for (RFTG-13.13). */
public enum TokenUse {
  MOVE_FARTHER,
  STEP_THROUGH,
  MILITARY,
  DEVELOP,
  SETTLE,
  GOOD;

  @JsonValue
  String id() {
    return EnumWords.of(this);
  }
}
