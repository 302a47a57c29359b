package dev.starpost.games.raceforthegalaxy;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.starpost.games.raceforthegalaxy.component.card.Card;
import dev.starpost.games.raceforthegalaxy.component.card.Good;
import dev.starpost.games.raceforthegalaxy.component.card.PlacedCards;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** RFTG-2.7: the cards a player has placed, and how many goods lie on each. In JSON an array. */
public final class Tableau {
  public static final Tableau EMPTY = new Tableau(PlacedCards.NONE, new byte[0]);

  /** A card and the goods on it, as it is stored. */
  record Place(Card card, int goods) {}

  private final PlacedCards cards;
  private final byte[] goods;

  private Tableau(PlacedCards cards, byte[] goods) {
    this.cards = cards;
    this.goods = goods;
  }

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  static Tableau of(List<Place> places) {
    byte[] goods = new byte[places.size()];
    for (int i = 0; i < goods.length; i++) {
      goods[i] = (byte) places.get(i).goods();
    }
    return new Tableau(PlacedCards.of(places.stream().map(Place::card).toList()), goods);
  }

  @JsonValue
  List<Place> places() {
    List<Place> places = new ArrayList<>(size());
    for (int i = 0; i < size(); i++) {
      places.add(new Place(cards.get(i), goods[i]));
    }
    return places;
  }

  public PlacedCards cards() {
    return cards;
  }

  public int size() {
    return goods.length;
  }

  public Card card(int at) {
    return cards.get(at);
  }

  public int indexOf(Card card) {
    return cards.indexOf(card);
  }

  public boolean has(Card card) {
    return cards.has(card);
  }

  public int goods(int at) {
    return goods[at];
  }

  /** The kind of the goods that lie or would lie there; null where none can. */
  public Good kind(int at) {
    return cards.get(at).stored();
  }

  /** All goods. */
  public int goods() {
    int sum = 0;
    for (byte each : goods) {
      sum += each;
    }
    return sum;
  }

  /** All goods of a kind. */
  public int goods(Good kind) {
    int sum = 0;
    for (int i = 0; i < goods.length; i++) {
      sum += goods[i] > 0 && kind(i) == kind ? goods[i] : 0;
    }
    return sum;
  }

  public Tableau with(Card card) {
    return new Tableau(cards.with(card), Arrays.copyOf(goods, goods.length + 1));
  }

  /** Without a card; it must hold no good. */
  public Tableau without(Card card) {
    int at = indexOf(card);
    if (at < 0 || goods[at] > 0) {
      throw new IllegalStateException(card + " cannot leave the tableau");
    }
    byte[] left = new byte[goods.length - 1];
    for (int i = 0; i < left.length; i++) {
      left[i] = goods[i < at ? i : i + 1];
    }
    return new Tableau(cards.without(card), left);
  }

  /** With so many goods more, or fewer, on a card. */
  public Tableau withGoods(Card card, int more) {
    byte[] changed = goods.clone();
    int at = indexOf(card);
    changed[at] += (byte) more;
    if (changed[at] < 0) {
      throw new IllegalStateException("no good on " + card);
    }
    return new Tableau(cards, changed);
  }

  /** With one good less there, if anywhere. */
  public Tableau withoutGood(Optional<Card> from) {
    return from.isEmpty() ? this : withGoods(from.get(), -1);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Tableau that
        && cards.equals(that.cards)
        && Arrays.equals(goods, that.goods);
  }

  @Override
  public int hashCode() {
    return 31 * cards.hashCode() + Arrays.hashCode(goods);
  }

  @Override
  public String toString() {
    return places().toString();
  }
}
