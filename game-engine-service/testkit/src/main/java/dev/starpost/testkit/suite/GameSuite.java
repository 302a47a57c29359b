package dev.starpost.testkit.suite;

import dev.starpost.kernel.Game;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** What every suite needs to know of a game. */
public interface GameSuite<S, M, E> {

  /**
   * The tag of tests that go through many games. What mutants of the rules are tried with leaves
   * them out: scenarios and {@link PerftSuite} must notice, in seconds.
   */
  String SUITE = "suite";

  Game<S, M, E> game();

  /**
   * How many there are of each piece, wherever they lie. The count must be the same at every moment
   * of a game: nothing is lost and nothing comes from nowhere.
   */
  SortedMap<String, Integer> census(S state);

  /** Anything else that must hold at every moment; throws an {@link AssertionError} if not. */
  default void invariants(S state) {}

  /** Anything that must hold of every change; throws an {@link AssertionError} if not. */
  default void invariants(S before, List<E> events, S after) {}

  /** After how many decisions a game counts as one that never ends. */
  default int longestGame() {
    return 5_000;
  }

  /**
   * In those random games that are looked at closely, every so many steps go through JSON: one in a
   * short game, more where games are long.
   */
  default int stepsBetweenCloserLooks() {
    return 1;
  }

  /**
   * Where positions of a random game are tried for options and secrecy, about one in so many: more
   * apart where games are long.
   */
  default int positionsApart() {
    return 8;
  }

  /** Counts pieces by name; for implementations of {@link #census}. */
  static SortedMap<String, Integer> tally(Iterable<?> pieces) {
    SortedMap<String, Integer> count = new TreeMap<>();
    for (Object piece : pieces) {
      count.merge(String.valueOf(piece), 1, Integer::sum);
    }
    return count;
  }

  /** Adds one census to another; for implementations of {@link #census}. */
  static void add(SortedMap<String, Integer> to, Map<String, Integer> more) {
    more.forEach((piece, number) -> to.merge(piece, number, Integer::sum));
  }
}
