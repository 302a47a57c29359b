package dev.starpost.games.raceforthegalaxy.component.card;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.ToIntFunction;

/** Cards of a tableau in the order in which they were placed, and what they give together. */
public final class PlacedCards {
  public static final PlacedCards NONE = new PlacedCards(new byte[0], Totals.NONE);

  private static final ScoreTable WITHOUT_ORB = new ScoreTable(false);
  private static final ScoreTable WITH_ORB = new ScoreTable(true);

  private final byte[] cards;
  private final Totals totals;

  private PlacedCards(byte[] cards, Totals totals) {
    this.cards = cards;
    this.totals = totals;
  }

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static PlacedCards of(List<Card> cards) {
    PlacedCards placed = NONE;
    for (Card card : cards) {
      placed = placed.with(card);
    }
    return placed;
  }

  @JsonValue
  public List<Card> list() {
    List<Card> list = new ArrayList<>(cards.length);
    for (int i = 0; i < cards.length; i++) {
      list.add(get(i));
    }
    return Collections.unmodifiableList(list);
  }

  public int size() {
    return cards.length;
  }

  public Card get(int at) {
    return Card.at(cards[at] & 0xff);
  }

  /** Where the card lies; -1 if it is not here. No card lies in a tableau twice (RFTG-6.3). */
  public int indexOf(Card card) {
    byte wanted = (byte) card.index();
    for (int i = 0; i < cards.length; i++) {
      if (cards[i] == wanted) {
        return i;
      }
    }
    return -1;
  }

  public boolean has(Card card) {
    return indexOf(card) >= 0;
  }

  public Totals totals() {
    return totals;
  }

  public PlacedCards with(Card card) {
    byte[] more = Arrays.copyOf(cards, cards.length + 1);
    more[cards.length] = (byte) card.index();
    return new PlacedCards(more, totals.plus(card.totals()));
  }

  public PlacedCards without(Card card) {
    List<Card> left = new ArrayList<>(list());
    if (!left.remove(card)) {
      throw new IllegalStateException(card + " is not in the tableau");
    }
    return of(left);
  }

  /** Those that give something of this. */
  public Cards giving(ToIntFunction<Totals> given) {
    byte[] giving = new byte[cards.length];
    int count = 0;
    for (byte card : cards) {
      if (given.applyAsInt(Card.at(card & 0xff).totals()) > 0) {
        giving[count++] = card;
      }
    }
    return Cards.ofBytes(Arrays.copyOf(giving, count));
  }

  /** How many cards fit. */
  public int count(Match match) {
    int count = 0;
    for (int i = 0; i < cards.length; i++) {
      count += match.fits(get(i), true) ? 1 : 0;
    }
    return count;
  }

  /**
   * RFTG-2.13: military without conditions, cards counted by {@code military_per_card} included.
   */
  public int military() {
    int military = totals.military();
    if (totals.has(Feature.MILITARY_PER_CARD)) {
      for (int i = 0; i < cards.length; i++) {
        for (SettlePower.MilitaryPerCard power : get(i).militaryPerCard()) {
          military += power.value() * count(power.match());
        }
      }
    }
    return military;
  }

  /** RFTG-10.5, RFTG-10.6: printed and variable points. */
  public int points(Holdings holdings, boolean orb) {
    return totals.points() + (orb ? WITH_ORB : WITHOUT_ORB).points(this, holdings);
  }

  byte[] bytes() {
    return cards;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof PlacedCards that && Arrays.equals(cards, that.cards);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(cards);
  }

  @Override
  public String toString() {
    return list().toString();
  }
}
