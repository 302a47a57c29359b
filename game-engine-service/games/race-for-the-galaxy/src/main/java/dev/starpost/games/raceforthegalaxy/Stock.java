package dev.starpost.games.raceforthegalaxy;

import dev.starpost.games.raceforthegalaxy.component.card.Cards;
import dev.starpost.games.raceforthegalaxy.component.card.Pile;

/**
 * The cards that belong to nobody.
 *
 * @param deck secret, the next one first
 * @param discards face down (RFTG-2.10)
 * @param goods the cards that lie on worlds as goods, oldest first. Nobody ever sees them, so it
 *     does not matter which card lies on which world (RFTG-2.6)
 */
public record Stock(Pile deck, Pile discards, Pile goods) {
  static final Stock EMPTY = new Stock(Pile.EMPTY, Pile.EMPTY, Pile.EMPTY);

  Stock drawn(int number) {
    return new Stock(deck.without(number), discards, goods);
  }

  Stock discarding(Cards cards) {
    return cards.isEmpty() ? this : new Stock(deck, discards.over(cards), goods);
  }

  Stock shuffled(Pile renewed) {
    return new Stock(renewed, Pile.EMPTY, goods);
  }

  /** RFTG-2.6: so many cards of the deck become goods. */
  Stock makingGoods(int number) {
    return number == 0 ? this : new Stock(deck.without(number), discards, goods.over(deck, number));
  }

  /** RFTG-2.6: so many goods go to the discard pile, unseen. */
  Stock usingGoods(int number) {
    return number == 0
        ? this
        : new Stock(deck, discards.over(goods, number), goods.without(number));
  }
}
