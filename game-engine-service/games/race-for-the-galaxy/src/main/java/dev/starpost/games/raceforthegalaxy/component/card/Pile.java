package dev.starpost.games.raceforthegalaxy.component.card;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * Cards in an order, the next one first. Drawing copies nothing: a pile is a stretch of an array
 * that never changes. In JSON an array.
 */
public final class Pile {
  public static final Pile EMPTY = new Pile(new byte[0], 0);

  private final byte[] cards;
  private final int from;

  private Pile(byte[] cards, int from) {
    this.cards = cards;
    this.from = from;
  }

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static Pile of(List<Card> cards) {
    byte[] bytes = new byte[cards.size()];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) cards.get(i).index();
    }
    return new Pile(bytes, 0);
  }

  @JsonValue
  public List<Card> list() {
    List<Card> list = new ArrayList<>(size());
    for (int i = from; i < cards.length; i++) {
      list.add(Card.at(cards[i] & 0xff));
    }
    return Collections.unmodifiableList(list);
  }

  public int size() {
    return cards.length - from;
  }

  public boolean isEmpty() {
    return size() == 0;
  }

  public Card top() {
    return Card.at(cards[from] & 0xff);
  }

  /** The next so many. */
  public Cards top(int number) {
    return Cards.ofBytes(Arrays.copyOfRange(cards, from, from + number));
  }

  /** Without the next so many. */
  public Pile without(int number) {
    return new Pile(cards, from + number);
  }

  /** With these under it. */
  public Pile over(Cards more) {
    if (more.isEmpty()) {
      return this;
    }
    byte[] all = Arrays.copyOfRange(cards, from, cards.length + more.size());
    // copyOfRange counts from "from", so the new cards begin where the old ones end
    int at = size();
    for (byte each : more.bytes()) {
      all[at++] = each;
    }
    return new Pile(all, 0);
  }

  /** The first so many of this pile put under another. */
  public Pile over(Pile other, int number) {
    byte[] all = Arrays.copyOfRange(cards, from, cards.length + number);
    for (int i = 0; i < number; i++) {
      all[size() + i] = other.cards[other.from + i];
    }
    return new Pile(all, 0);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Pile that
        && Arrays.equals(cards, from, cards.length, that.cards, that.from, that.cards.length);
  }

  @Override
  public int hashCode() {
    int hash = 1;
    for (int i = from; i < cards.length; i++) {
      hash = 31 * hash + cards[i];
    }
    return hash;
  }

  @Override
  public String toString() {
    return list().toString();
  }
}
