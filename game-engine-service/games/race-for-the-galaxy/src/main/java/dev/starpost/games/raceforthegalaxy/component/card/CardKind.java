package dev.starpost.games.raceforthegalaxy.component.card;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.starpost.kernel.data.EnumWords;

/** RFTG-2.1. */
public enum CardKind {
  WORLD,
  DEVELOPMENT;

  @JsonValue
  public String id() {
    return EnumWords.of(this);
  }
}
