package dev.starpost.games.alienfrontiers;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.starpost.kernel.option.Item;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Tech cards of different names: nobody owns two of one name (AF-7.1). In JSON an array.
 *
 * @param bits one for each name
 */
record TechSet(int bits) {
  static final TechSet NONE = new TechSet(0);

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  static TechSet of(List<Tech> cards) {
    TechSet set = NONE;
    for (Tech card : cards) {
      set = set.with(card);
    }
    return set;
  }

  @JsonValue
  List<Tech> list() {
    List<Tech> cards = new ArrayList<>(size());
    for (Tech card : Tech.ALL) {
      if (has(card)) {
        cards.add(card);
      }
    }
    return Collections.unmodifiableList(cards);
  }

  List<Item<Tech>> items() {
    List<Item<Tech>> items = new ArrayList<>(size());
    for (Tech card : Tech.ALL) {
      if (has(card)) {
        items.add(card.item());
      }
    }
    return Collections.unmodifiableList(items);
  }

  boolean has(Tech card) {
    return (bits & (1 << card.index())) != 0;
  }

  boolean isEmpty() {
    return bits == 0;
  }

  int size() {
    return Integer.bitCount(bits);
  }

  TechSet with(Tech card) {
    return new TechSet(bits | (1 << card.index()));
  }

  TechSet without(Tech card) {
    return new TechSet(bits & ~(1 << card.index()));
  }

  TechSet and(TechSet others) {
    return new TechSet(bits & others.bits);
  }

  TechSet minus(TechSet others) {
    return new TechSet(bits & ~others.bits);
  }

  @Override
  public String toString() {
    return list().toString();
  }
}
