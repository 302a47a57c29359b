package dev.starpost.testkit.suite;

import dev.starpost.kernel.Seat;
import java.util.SortedSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/** Every listed option is accepted; what is not listed is refused, with a rule. */
public interface OptionsSuite<S, M, E> extends GameSuite<S, M, E> {

  /** From how many games for each number of players positions are taken. */
  default int gamesForOptions() {
    return 60;
  }

  /** A longer list is a question that should have been asked in steps. */
  default int mostOptions() {
    return 200;
  }

  @TestFactory
  @Tag(GameSuite.SUITE)
  default Stream<DynamicTest> exactly_the_listed_options_are_accepted() {
    SortedSet<String> rules = RuleNumbers.defined(game());
    return new Seeds(this, "exactly_the_listed_options_are_accepted")
        .forEachTable(
            gamesForOptions(),
            one -> {
              Sampled<S, M> sample = Sampled.from(this, one, positionsApart());
              Misfillings misfillings = new Misfillings();
              for (S state : sample.positions()) {
                for (Seat seat : one.setup().seats()) {
                  misfillings.learn(game().rules().options(state, seat));
                }
              }
              for (S state : sample.positions()) {
                for (Seat seat : one.setup().seats()) {
                  new SeatOptions<>(this, rules, state, seat)
                      .check(sample.moves(), misfillings, one.random());
                }
              }
            });
  }
}
