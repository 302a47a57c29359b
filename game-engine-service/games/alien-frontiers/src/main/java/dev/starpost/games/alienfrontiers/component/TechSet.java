package dev.starpost.games.alienfrontiers.component;

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
public record TechSet(int bits) {
  public static final TechSet NONE = new TechSet(0);

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static TechSet of(List<Tech> cards) {
    TechSet set = NONE;
    for (Tech card : cards) {
      set = set.with(card);
    }
    return set;
  }

  @JsonValue
  public List<Tech> list() {
    List<Tech> cards = new ArrayList<>(size());
    for (Tech card : Tech.ALL) {
      if (has(card)) {
        cards.add(card);
      }
    }
    return Collections.unmodifiableList(cards);
  }

  public List<Item<Tech>> items() {
    List<Item<Tech>> items = new ArrayList<>(size());
    for (Tech card : Tech.ALL) {
      if (has(card)) {
        items.add(card.item());
      }
    }
    return Collections.unmodifiableList(items);
  }

  public boolean has(Tech card) {
    return (bits & (1 << card.index())) != 0;
  }

  public boolean isEmpty() {
    return bits == 0;
  }

  public int size() {
    return Integer.bitCount(bits);
  }

  public TechSet with(Tech card) {
    return new TechSet(bits | (1 << card.index()));
  }

  public TechSet without(Tech card) {
    return new TechSet(bits & ~(1 << card.index()));
  }

  public TechSet and(TechSet others) {
    return new TechSet(bits & others.bits);
  }

  public TechSet minus(TechSet others) {
    return new TechSet(bits & ~others.bits);
  }

  @Override
  public String toString() {
    return list().toString();
  }
}
