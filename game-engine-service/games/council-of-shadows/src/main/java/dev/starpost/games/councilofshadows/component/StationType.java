package dev.starpost.games.councilofshadows.component;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.starpost.kernel.data.EnumWords;

/** COS-10.3: what a space station does, as its galaxy says. */
public enum StationType {
  EXTRACTION,
  EXPLOITATION,
  COLONIZATION;

  @JsonValue
  public String id() {
    return EnumWords.of(this);
  }
}
