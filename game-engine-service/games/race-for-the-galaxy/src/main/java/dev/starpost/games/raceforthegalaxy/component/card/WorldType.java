package dev.starpost.games.raceforthegalaxy.component.card;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.starpost.kernel.data.EnumWords;

/** RFTG-2.2: what a world has to do with goods. */
public enum WorldType {
  GREY,
  PRODUCTION,
  WINDFALL;

  @JsonValue
  public String id() {
    return EnumWords.of(this);
  }
}
