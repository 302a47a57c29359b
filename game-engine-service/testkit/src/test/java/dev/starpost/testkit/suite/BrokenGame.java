package dev.starpost.testkit.suite;

import dev.starpost.kernel.Game;
import dev.starpost.testkit.pebbles.Pebbles;
import dev.starpost.testkit.pebbles.PebblesGame;
import dev.starpost.testkit.pebbles.PebblesRules;
import dev.starpost.testkit.pebbles.PebblesTest;
import java.util.SortedMap;

/** Every suite, asked of Pebbles with something broken. */
abstract class BrokenGame extends PebblesTest {
  private final PebblesGame broken;

  BrokenGame(PebblesRules rules) {
    this(new PebblesGame(rules));
  }

  BrokenGame(PebblesGame game) {
    this.broken = game;
  }

  @Override
  public Game<Pebbles, Pebbles.Move, Pebbles.Event> game() {
    return broken;
  }

  @Override
  public SortedMap<String, Integer> census(Pebbles game) {
    return censusOf(game);
  }
}
