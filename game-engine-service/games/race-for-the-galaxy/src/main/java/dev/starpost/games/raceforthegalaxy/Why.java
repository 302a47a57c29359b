package dev.starpost.games.raceforthegalaxy;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.starpost.games.raceforthegalaxy.component.card.Cards;
import dev.starpost.kernel.data.EnumWords;
import dev.starpost.text.Text;

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

  /** In words, with the cards whose powers give the draw. */
  Text reason(Cards by) {
    return Text.of("why." + id(), "by", by.labels());
  }
}
