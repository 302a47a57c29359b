package dev.starpost.games.alienfrontiers.bot;

import dev.starpost.games.alienfrontiers.AlienFrontiers;
import dev.starpost.games.alienfrontiers.component.Piles;
import dev.starpost.games.alienfrontiers.component.Tech;
import dev.starpost.kernel.chance.Dice;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Draws anew what nobody can see: the order of the draw pile. */
public final class Determinization {
  private Determinization() {}

  public static AlienFrontiers determinize(AlienFrontiers game, Dice dice) {
    List<Tech> deck = new ArrayList<>(game.piles().deck());
    // Sorted first: what is drawn must not depend on what is really where.
    Collections.sort(deck);
    return game.withPiles(
        new Piles(dice.shuffle(deck), game.piles().faceUp(), game.piles().discards()));
  }
}
