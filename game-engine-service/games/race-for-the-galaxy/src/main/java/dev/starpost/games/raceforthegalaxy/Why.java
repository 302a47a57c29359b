package dev.starpost.games.raceforthegalaxy;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.starpost.kernel.data.EnumWords;

/** What cards are drawn for. */
public enum Why {
  DEVELOP_BEGINS,
  DEVELOPMENT_PLACED,
  SETTLE_BONUS,
  WORLD_PLACED,
  SALE,
  CONSUMED,
  CONSUME_BEGINS,
  PRODUCED,
  MOST_PRODUCED;

  @JsonValue
  String id() {
    return EnumWords.of(this);
  }
}
