package dev.starpost.games.alienfrontiers.component;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.starpost.kernel.data.EnumWords;

/** What a card can do for fuel; cards of one shape share a power. The rules know what it means. */
public enum FuelPower {
  RAISE_SHIP,
  LOWER_SHIP,
  FLIP_SHIP,
  REROLL,
  SHIFT_TWO_SHIPS,
  BORROW_BONUS,
  REDOCK_OWN_SHIP,
  CLEAR_SHIPS,
  BORROW_OPPONENT_SHIP;

  @JsonValue
  public String id() {
    return EnumWords.of(this);
  }
}
