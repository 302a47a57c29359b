package dev.starpost.games.alienfrontiers.component;

import java.util.ArrayList;
import java.util.List;

/**
 * The tech cards that nobody owns.
 *
 * @param deck the draw pile, the next card first; secret
 * @param faceUp at the Alien Artifact
 * @param discards open to everybody
 */
public record Piles(List<Tech> deck, List<Tech> faceUp, List<Tech> discards) {

  public Piles {
    deck = List.copyOf(deck);
    faceUp = List.copyOf(faceUp);
    discards = List.copyOf(discards);
  }

  public Piles discarding(List<Tech> cards) {
    return new Piles(deck, faceUp, joined(discards, cards));
  }

  public Piles turningUp(List<Tech> cards) {
    return new Piles(deck.subList(cards.size(), deck.size()), joined(faceUp, cards), discards);
  }

  public Piles withoutFaceUp(Tech card) {
    return new Piles(deck, without(faceUp, card), discards);
  }

  public Piles withoutDiscard(Tech card) {
    return new Piles(deck, faceUp, without(discards, card));
  }

  private static List<Tech> joined(List<Tech> some, List<Tech> more) {
    List<Tech> all = new ArrayList<>(some.size() + more.size());
    all.addAll(some);
    all.addAll(more);
    return all;
  }

  private static List<Tech> without(List<Tech> cards, Tech one) {
    List<Tech> left = new ArrayList<>(cards);
    if (!left.remove(one)) {
      throw new IllegalStateException(one.id() + " is not among " + cards);
    }
    return left;
  }
}
