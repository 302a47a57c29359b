package dev.starpost.testkit.suite;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Thousands of random games end, conserve every piece, and give the same state again when their
 * events are folded again. Players change their minds where they may, and some resign.
 */
public interface RandomPlaySuite<S, M, E> extends GameSuite<S, M, E> {

  /** How many games are played for each number of players. */
  default int randomGames() {
    return 2_000;
  }

  @TestFactory
  default Stream<DynamicTest> random_games_end_and_conserve_every_piece() {
    return new Seeds(this, "random_games_end_and_conserve_every_piece")
        .forEachTable(randomGames(), one -> new RandomGame<>(this, one).play());
  }
}
