package dev.starpost.testkit.suite;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.starpost.kernel.Decision;
import dev.starpost.kernel.Rules;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.chance.SeededDice;
import dev.starpost.kernel.data.GameJson;
import dev.starpost.kernel.option.Option;
import dev.starpost.kernel.play.Player;
import dev.starpost.kernel.play.Playout;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Thousands of random games end, conserve every piece, and give the same state again when their
 * events are folded again.
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

  /** One random game, watched closely. */
  final class RandomGame<S, M, E> implements Playout.Watcher<S, M, E> {
    /** Every so many seeds what costs more is checked as well. */
    private static final int CLOSER_LOOK = 20;

    private final GameSuite<S, M, E> suite;
    private final Seeds.Case one;
    private final Rules<S, M, E> rules;
    private final SeededDice dice;
    private final boolean closely;
    private final List<E> events = new ArrayList<>();
    private SortedMap<String, Integer> census;
    private long drawnBefore;

    RandomGame(GameSuite<S, M, E> suite, Seeds.Case one) {
      this.suite = suite;
      this.one = one;
      this.rules = suite.game().rules();
      this.dice = new SeededDice(one.seed());
      this.closely = one.seed() % CLOSER_LOOK == 0;
    }

    void play() throws JsonProcessingException {
      List<E> opening = rules.open(one.setup(), dice);
      events.addAll(opening);
      S opened = fold(opening);
      census = suite.census(opened);
      assertThat(census).as("the census of pieces must count something").isNotEmpty();
      S end =
          new Playout<>(rules, suite.longestGame())
              .playOn(
                  opened,
                  dice,
                  Collections.nCopies(one.setup().players(), Player.RANDOM),
                  one.random(),
                  this);
      assertThat(rules.awaiting(end)).as("awaited after the end").isEmpty();
      assertThat(rules.result(end).orElseThrow().places())
          .as("the ranking has a place for each seat")
          .extracting("seat")
          .containsExactlyInAnyOrderElementsOf(one.setup().seats());
      assertThat(fold(events))
          .as("folding the same events once more must give the same state")
          .isEqualTo(end);
      if (closely) {
        assertThat(fold(throughJson(events)))
            .as("folding the events read back from JSON must give the same state")
            .isEqualTo(end);
      }
    }

    @Override
    public void asked(S state, Seat by, List<Option<M>> options) {
      drawnBefore = dice.drawn();
      if (closely) {
        for (Seat seat : one.setup().seats()) {
          assertThat(rules.question(state, seat).isPresent())
              .as("%s is asked something exactly when it has options", seat)
              .isEqualTo(!rules.options(state, seat).isEmpty());
        }
      }
    }

    @Override
    public void decided(S before, Seat by, M move, List<E> caused, S after) {
      events.addAll(caused);
      assertThat(suite.census(after)).as("pieces after %s by %s", move, by).isEqualTo(census);
      suite.invariants(after);
      if (closely) {
        assertThat(rules.decide(before, by, move, new SeededDice(one.seed(), drawnBefore)))
            .as("the same move with the same dice must have the same outcome")
            .isEqualTo(Decision.accepted(caused));
        assertThat(stateThroughJson(after)).as("the state read back from JSON").isEqualTo(after);
      }
    }

    private S fold(List<E> facts) {
      S state = rules.origin();
      for (E event : facts) {
        state = rules.apply(state, event);
      }
      return state;
    }

    private List<E> throughJson(List<E> facts) throws JsonProcessingException {
      ObjectMapper json = GameJson.mapper();
      List<E> read = new ArrayList<>(facts.size());
      for (E event : facts) {
        read.add(json.readValue(json.writeValueAsString(event), suite.game().eventType()));
      }
      return read;
    }

    private S stateThroughJson(S state) {
      ObjectMapper json = GameJson.mapper();
      try {
        return json.readValue(json.writeValueAsString(state), suite.game().stateType());
      } catch (JsonProcessingException e) {
        throw new AssertionError("the state must go through JSON", e);
      }
    }
  }
}
