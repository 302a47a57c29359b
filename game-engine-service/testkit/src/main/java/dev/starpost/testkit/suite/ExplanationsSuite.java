package dev.starpost.testkit.suite;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/**
 * Options explain themselves: what is chosen and what an option is about are things that clients
 * know, hints are what comes of playing them, and nothing of it tells what is hidden.
 */
public interface ExplanationsSuite<S, M, E> extends GameSuite<S, M, E> {

  /** From how many games for each number of players positions are taken. */
  default int gamesForExplanations() {
    return 4;
  }

  @TestFactory
  @Tag(GameSuite.SUITE)
  default Stream<DynamicTest> options_say_what_they_are_about_cost_and_give() {
    KnownThings things = new KnownThings(game());
    return new Seeds(this, "options_say_what_they_are_about_cost_and_give")
        .forEachTable(
            gamesForExplanations(),
            one -> {
              for (S state : Sampled.from(this, one, 2 * positionsApart()).positions()) {
                one.setup()
                    .seats()
                    .forEach(seat -> new Explanations<>(game(), things, state, seat).check(one));
              }
            });
  }
}
