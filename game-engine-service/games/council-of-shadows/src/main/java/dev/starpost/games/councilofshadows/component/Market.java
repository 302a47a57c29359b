package dev.starpost.games.councilofshadows.component;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * COS-2.5: the AI cards that nobody owns.
 *
 * @param offers those that lie face up, by position
 * @param pile the draw pile; secret
 * @param discards what the Automa has removed (COS-12.6); open
 */
public record Market(List<Offer> offers, Pile<ActionCard> pile, List<ActionCard> discards) {

  /**
   * A card that can be bought.
   *
   * @param position 1 to 4 in the upper row, 5 to 8 in the lower one
   */
  public record Offer(int position, ActionCard card) {}

  public Market {
    offers = List.copyOf(offers);
    discards = List.copyOf(discards);
  }

  /** The position of a card that lies face up; 0 if it does not. */
  public int positionOf(ActionCard card) {
    for (Offer offer : offers) {
      if (offer.card() == card) {
        return offer.position();
      }
    }
    return 0;
  }

  public Optional<ActionCard> at(int position) {
    for (Offer offer : offers) {
      if (offer.position() == position) {
        return Optional.of(offer.card());
      }
    }
    return Optional.empty();
  }

  /** What lies at the position is exchanged for the top of the pile, or for nothing. */
  public Market replacing(int position, Optional<ActionCard> refill) {
    List<Offer> changed = new ArrayList<>(offers.size());
    for (Offer offer : offers) {
      if (offer.position() < position) {
        changed.add(offer);
      }
    }
    refill.ifPresent(card -> changed.add(new Offer(position, card)));
    for (Offer offer : offers) {
      if (offer.position() > position) {
        changed.add(offer);
      }
    }
    return new Market(
        Collections.unmodifiableList(changed),
        refill.isPresent() ? pile.without(1) : pile,
        discards);
  }

  public Market discarding(ActionCard card) {
    List<ActionCard> more = new ArrayList<>(discards);
    more.add(card);
    return new Market(offers, pile, more);
  }

  public Market renewed(Pile<ActionCard> shuffled) {
    return new Market(offers, shuffled, List.of());
  }

  public Market withPile(Pile<ActionCard> determinized) {
    return new Market(offers, determinized, discards);
  }
}
