package dev.starpost.games.councilofshadows;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.starpost.kernel.option.Item;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Different action cards. In JSON an array.
 *
 * @param bits one for each card
 */
record CardSet(int bits) {
  static final CardSet NONE = new CardSet(0);
  static final CardSet START = of(ActionCard.START);

  private static final int AI = of(ActionCard.AI).bits;

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  static CardSet of(List<ActionCard> cards) {
    CardSet set = NONE;
    for (ActionCard card : cards) {
      set = set.with(card);
    }
    return set;
  }

  @JsonValue
  List<ActionCard> list() {
    List<ActionCard> cards = new ArrayList<>(size());
    for (int left = bits; left != 0; left &= left - 1) {
      cards.add(ActionCard.ALL.get(Integer.numberOfTrailingZeros(left)));
    }
    return Collections.unmodifiableList(cards);
  }

  List<Item<ActionCard>> items() {
    List<Item<ActionCard>> items = new ArrayList<>(size());
    for (int left = bits; left != 0; left &= left - 1) {
      items.add(ActionCard.ALL.get(Integer.numberOfTrailingZeros(left)).item());
    }
    return Collections.unmodifiableList(items);
  }

  boolean has(ActionCard card) {
    return (bits & (1 << card.index())) != 0;
  }

  boolean isEmpty() {
    return bits == 0;
  }

  int size() {
    return Integer.bitCount(bits);
  }

  int aiCards() {
    return Integer.bitCount(bits & AI);
  }

  CardSet with(ActionCard card) {
    return new CardSet(bits | (1 << card.index()));
  }

  CardSet with(CardSet others) {
    return new CardSet(bits | others.bits);
  }

  CardSet without(ActionCard card) {
    return new CardSet(bits & ~(1 << card.index()));
  }

  CardSet without(CardSet others) {
    return new CardSet(bits & ~others.bits);
  }

  @Override
  public String toString() {
    return list().toString();
  }
}
