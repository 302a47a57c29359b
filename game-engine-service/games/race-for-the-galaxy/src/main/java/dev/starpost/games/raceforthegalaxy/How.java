package dev.starpost.games.raceforthegalaxy;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.starpost.kernel.data.EnumWords;

/** In which way a world was placed (RFTG-7.1). */
public enum How {
  PAID,
  PAID_FOR_MILITARY,
  FREE,
  CONQUERED,
  CONQUERED_AGAIN;

  @JsonValue
  String id() {
    return EnumWords.of(this);
  }
}
