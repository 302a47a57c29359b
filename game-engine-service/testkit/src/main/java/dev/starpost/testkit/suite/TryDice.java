package dev.starpost.testkit.suite;

import dev.starpost.kernel.chance.Dice;
import java.util.SplittableRandom;

/** Dice by a seed, of which one draw can be changed: to see what it changes for whom. */
final class TryDice extends Dice {
  private final long seed;
  private final long changed;

  private TryDice(long seed, long changed) {
    super(0);
    this.seed = seed;
    this.changed = changed;
  }

  static TryDice of(long seed) {
    return new TryDice(seed, -1);
  }

  static TryDice withOneChanged(long seed, long draw) {
    return new TryDice(seed, draw);
  }

  @Override
  protected long draw(long n) {
    long stream = n == changed ? ~seed : seed;
    return new SplittableRandom(stream * 0x9E3779B97F4A7C15L + n).nextLong();
  }
}
