package dev.starpost.games.councilofshadows.component;

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
public record CardSet(int bits) {
  public static final CardSet NONE = new CardSet(0);
  public static final CardSet START = of(ActionCard.START);

  private static final int AI = of(ActionCard.AI).bits;

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static CardSet of(List<ActionCard> cards) {
    CardSet set = NONE;
    for (ActionCard card : cards) {
      set = set.with(card);
    }
    return set;
  }

  @JsonValue
  public List<ActionCard> list() {
    List<ActionCard> cards = new ArrayList<>(size());
    for (int left = bits; left != 0; left &= left - 1) {
      cards.add(ActionCard.ALL.get(Integer.numberOfTrailingZeros(left)));
    }
    return Collections.unmodifiableList(cards);
  }

  public List<Item<ActionCard>> items() {
    List<Item<ActionCard>> items = new ArrayList<>(size());
    for (int left = bits; left != 0; left &= left - 1) {
      items.add(ActionCard.ALL.get(Integer.numberOfTrailingZeros(left)).item());
    }
    return Collections.unmodifiableList(items);
  }

  public boolean has(ActionCard card) {
    return (bits & (1 << card.index())) != 0;
  }

  public boolean isEmpty() {
    return bits == 0;
  }

  public int size() {
    return Integer.bitCount(bits);
  }

  public int aiCards() {
    return Integer.bitCount(bits & AI);
  }

  public CardSet with(ActionCard card) {
    return new CardSet(bits | (1 << card.index()));
  }

  public CardSet with(CardSet others) {
    return new CardSet(bits | others.bits);
  }

  public CardSet without(ActionCard card) {
    return new CardSet(bits & ~(1 << card.index()));
  }

  public CardSet without(CardSet others) {
    return new CardSet(bits & ~others.bits);
  }

  @Override
  public String toString() {
    return list().toString();
  }
}
