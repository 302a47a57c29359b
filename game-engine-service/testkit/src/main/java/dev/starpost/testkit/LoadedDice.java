package dev.starpost.testkit;

import dev.starpost.kernel.chance.Dice;
import java.util.List;

/** Dice that show what a test says, and fail it when they are rolled once more. */
public final class LoadedDice extends Dice {
  private final List<Integer> shows;

  /**
   * Dice that show these, in turn.
   *
   * @param shows faces counted from 1
   */
  public LoadedDice(List<Integer> shows) {
    super(0);
    this.shows = List.copyOf(shows);
  }

  @Override
  protected long draw(long n) {
    if (n >= shows.size()) {
      throw new AssertionError("the test loads " + shows.size() + " rolls, but one more was made");
    }
    return shows.get((int) n) - 1L;
  }

  @Override
  public int below(int bound) {
    if (drawn() < shows.size() && shows.get((int) drawn()) > bound) {
      throw new AssertionError(
          "the test loads a " + shows.get((int) drawn()) + ", but the die has " + bound + " sides");
    }
    return super.below(bound);
  }

  void assertUsedUp() {
    if (drawn() != shows.size()) {
      throw new AssertionError(
          "the test loads " + shows + ", but only " + drawn() + " were rolled");
    }
  }
}
