package dev.starpost.games.raceforthegalaxy.component.card;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.starpost.kernel.data.EnumWords;

/** When a power works. Trade powers work in the Consume phase but are told apart (RFTG-10.7). */
public enum Phase {
  PLACEMENT,
  EXPLORE,
  DEVELOP,
  SETTLE,
  TRADE,
  CONSUME,
  PRODUCE;

  @JsonValue
  public String id() {
    return EnumWords.of(this);
  }
}
