package dev.starpost.games.alienfrontiers.component;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.starpost.kernel.data.EnumWords;

/** What a card can do when it is discarded. The rules know what it means. */
public enum DiscardPower {
  REMOVE_FIELD,
  PLACE_ISOLATION,
  PLACE_POSITRON,
  PLACE_REPULSOR,
  SWAP_COLONIES,
  MOVE_COLONY,
  DESTROY_SHIP,
  TAKE_FROM_DISCARD;

  @JsonValue
  public String id() {
    return EnumWords.of(this);
  }
}
