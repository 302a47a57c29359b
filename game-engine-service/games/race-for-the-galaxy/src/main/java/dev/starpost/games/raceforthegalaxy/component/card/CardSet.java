package dev.starpost.games.raceforthegalaxy.component.card;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.starpost.kernel.data.EnumWords;

/** The box a card comes from. */
public enum CardSet {
  BASE,
  ALIEN_ARTIFACTS;

  @JsonValue
  public String id() {
    return EnumWords.of(this);
  }
}
