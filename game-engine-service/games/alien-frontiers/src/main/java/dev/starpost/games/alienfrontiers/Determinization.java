package dev.starpost.games.alienfrontiers;

import dev.starpost.kernel.chance.Dice;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Draws anew what nobody can see: the order of the draw pile. */
final class Determinization {
  private Determinization() {}

  static AlienFrontiers determinize(AlienFrontiers game, Dice dice) {
    List<Tech> deck = new ArrayList<>(game.piles().deck());
    // Sorted first: what is drawn must not depend on what is really where.
    Collections.sort(deck);
    return game.withPiles(
        new Piles(dice.shuffle(deck), game.piles().faceUp(), game.piles().discards()));
  }
}
