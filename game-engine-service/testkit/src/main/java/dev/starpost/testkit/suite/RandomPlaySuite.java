package dev.starpost.testkit.suite;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/**
 * Hundreds of random games end, conserve every piece, and give the same state again when their
 * events are folded again. Players change their minds where they may, and some resign.
 */
public interface RandomPlaySuite<S, M, E> extends GameSuite<S, M, E> {

  /** How many games are played for each number of players. */
  default int randomGames() {
    return 600;
  }

  /** How many there are in a long run. */
  default int randomGamesIfLong() {
    return 2_000;
  }

  @TestFactory
  @Tag(GameSuite.SUITE)
  default Stream<DynamicTest> random_games_end_and_conserve_every_piece() {
    return new Seeds(this, "random_games_end_and_conserve_every_piece")
        .forEachTable(
            randomGames(), randomGamesIfLong(), one -> new RandomGame<>(this, one).play());
  }
}
