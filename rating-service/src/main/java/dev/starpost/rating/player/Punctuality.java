package dev.starpost.rating.player;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * How somebody keeps their time, in all games.
 *
 * @param turns on a clock, that are over
 * @param turnsInTime how many of them were answered before the time was over
 * @param games that are over and have a result
 * @param abandoned how many of them were not played to the end
 * @param answers how many seconds the last answers took, the latest last
 */
public record Punctuality(
    int turns, int turnsInTime, int games, int abandoned, List<Integer> answers) {
  /** The pace is what somebody usually does now, not what they did years ago. */
  static final int ANSWERS_KEPT = 51;

  /** From fewer one cannot tell what is usual. */
  static final int ANSWERS_NEEDED = 5;

  static final Punctuality NONE = new Punctuality(0, 0, 0, 0, List.of());

  public Punctuality {
    answers = List.copyOf(answers);
  }

  Punctuality turn(boolean inTime) {
    return new Punctuality(turns + 1, turnsInTime + (inTime ? 1 : 0), games, abandoned, answers);
  }

  Punctuality answer(int seconds) {
    List<Integer> more = new ArrayList<>(answers);
    more.add(seconds);
    List<Integer> last = more.subList(Math.max(0, more.size() - ANSWERS_KEPT), more.size());
    return new Punctuality(turns, turnsInTime, games, abandoned, last);
  }

  /**
   * @param by 1 for a game that is over, -1 for one that is void
   */
  Punctuality game(boolean left, int by) {
    return new Punctuality(
        turns, turnsInTime, games + by, left ? abandoned + by : abandoned, answers);
  }

  /** Half of the answers came within so many seconds; empty where they are too few. */
  OptionalInt medianSeconds() {
    return answers.size() < ANSWERS_NEEDED
        ? OptionalInt.empty()
        : OptionalInt.of(answers.stream().sorted().toList().get(answers.size() / 2));
  }
}
