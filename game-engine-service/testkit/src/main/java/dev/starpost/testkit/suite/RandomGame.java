package dev.starpost.testkit.suite;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.starpost.kernel.Decision;
import dev.starpost.kernel.Rules;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Viewer;
import dev.starpost.kernel.chance.SeededDice;
import dev.starpost.kernel.data.GameJson;
import dev.starpost.kernel.option.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.SplittableRandom;

/** One random game, watched closely. */
final class RandomGame<S, M, E> {
  /** Every so many seeds what costs more is checked as well. */
  private static final int CLOSER_LOOK = 20;

  /** In every so many games somebody may resign, at every so many steps. */
  private static final int WITH_RESIGNATIONS = 5;

  private static final int RESIGNS_ONE_IN = 20;

  /** So often somebody moves who is not awaited but may change an answer. */
  private static final int SECOND_THOUGHTS_ONE_IN = 10;

  private final GameSuite<S, M, E> suite;
  private final Seeds.Case one;
  private final Rules<S, M, E> rules;
  private final SeededDice dice;
  private final SplittableRandom random;
  private final boolean closely;
  private final List<E> events = new ArrayList<>();
  private SortedMap<String, Integer> census;
  private S state;
  private int followed;

  RandomGame(GameSuite<S, M, E> suite, Seeds.Case one) {
    this.suite = suite;
    this.one = one;
    this.rules = suite.game().rules();
    this.dice = new SeededDice(one.seed());
    this.random = one.random();
    this.closely = one.seed() % CLOSER_LOOK == 0;
  }

  void play() throws JsonProcessingException {
    events.addAll(rules.open(one.setup(), dice));
    state = fold(events);
    census = suite.census(state);
    assertThat(census).as("the census of pieces must count something").isNotEmpty();
    suite.invariants(state);
    for (int steps = 0; rules.result(state).isEmpty(); steps++) {
      if (steps >= suite.longestGame()) {
        throw new AssertionError("no end after " + steps + " steps");
      }
      step();
    }
    assertThat(rules.awaiting(state)).as("awaited after the end").isEmpty();
    assertThat(rules.result(state).orElseThrow().places())
        .as("the ranking has a place for each seat")
        .extracting("seat")
        .containsExactlyInAnyOrderElementsOf(one.setup().seats());
    assertThat(fold(events))
        .as("folding the same events once more must give the same state")
        .isEqualTo(state);
    if (closely) {
      assertThat(fold(throughJson(events)))
          .as("folding the events read back from JSON must give the same state")
          .isEqualTo(state);
    }
  }

  private void step() {
    if (rules.awaiting(state).isEmpty()) {
      throw new AssertionError("dead end: nobody is awaited");
    }
    if (one.seed() % WITH_RESIGNATIONS == 1 && random.nextInt(RESIGNS_ONE_IN) == 0) {
      Seat by = anyOf(one.setup().seats());
      Decision<E> decision = rules.resign(state, by, dice);
      if (decision instanceof Decision.Accepted<E> accepted) {
        follow(by, "resigning", accepted);
        assertThat(rules.options(state, by)).as("options of %s, who resigned", by).isEmpty();
        return;
      }
    }
    decide();
  }

  private void decide() {
    List<Seat> awaited = List.copyOf(rules.awaiting(state));
    Seat by = anyOf(awaited);
    if (random.nextInt(SECOND_THOUGHTS_ONE_IN) == 0) {
      Seat other = anyOf(one.setup().seats());
      by = rules.options(state, other).isEmpty() ? by : other;
    }
    List<Option<M>> options = rules.options(state, by);
    if (options.isEmpty()) {
      throw new AssertionError("dead end: " + by + ", who is awaited, has no options");
    }
    M move = anyOf(options).fillAtRandom(random);
    long drawnBefore = dice.drawn();
    Decision<E> decision = rules.decide(state, by, move, dice);
    if (!(decision instanceof Decision.Accepted<E> accepted)) {
      throw new AssertionError(move + " is an option of " + by + " but is refused: " + decision);
    }
    if (closely) {
      assertThat(rules.decide(state, by, move, new SeededDice(one.seed(), drawnBefore)))
          .as("the same move with the same dice must have the same outcome")
          .isEqualTo(accepted);
    }
    follow(by, move, accepted);
  }

  /** Goes on where the decision has got to; at the end the same must come from its events alone. */
  private void follow(Seat by, Object move, Decision.Accepted<E> decision) {
    S before = state;
    List<E> caused = decision.events();
    state = decision.after(before, rules::apply);
    events.addAll(caused);
    SortedMap<String, Integer> pieces = suite.census(state);
    if (!pieces.equals(census)) { // asked first: millions of steps come here
      assertThat(pieces).as("pieces after %s by %s", move, by).isEqualTo(census);
    }
    suite.invariants(state);
    suite.invariants(before, caused, state);
    if (closely && followed++ % suite.stepsBetweenCloserLooks() == 0) {
      assertThat(throughJson(state)).as("the state read back from JSON").isEqualTo(state);
      for (Seat seat : one.setup().seats()) {
        questionFollowsOptions(before, by, seat);
      }
    }
  }

  /**
   * A client is told that its knowledge is stale exactly when the question has changed: so it must
   * change when its options do, and must not when nothing has changed for the seat.
   */
  private void questionFollowsOptions(S before, Seat by, Seat seat) {
    List<Option<M>> options = rules.options(state, seat);
    assertThat(rules.question(state, seat).isPresent())
        .as("%s is asked something exactly when it has options", seat)
        .isEqualTo(!options.isEmpty());
    if (seat.equals(by) || options.isEmpty()) {
      return;
    }
    boolean sameOptions = rules.options(before, seat).equals(options);
    boolean sameQuestion = rules.question(before, seat).equals(rules.question(state, seat));
    if (!sameOptions) {
      assertThat(sameQuestion)
          .as("the options of %s have changed, but its question has not", seat)
          .isFalse();
    } else if (view(before, seat).equals(view(state, seat))) {
      assertThat(sameQuestion)
          .as("nothing has changed for %s, but its question has", seat)
          .isTrue();
    }
  }

  private Object view(S of, Seat seat) {
    return GameJson.tree(rules.view(of, Viewer.at(seat)));
  }

  private <T> T anyOf(List<T> these) {
    return these.get(random.nextInt(these.size()));
  }

  private S fold(List<E> facts) {
    S folded = rules.origin();
    for (E event : facts) {
      folded = rules.apply(folded, event);
    }
    return folded;
  }

  private List<E> throughJson(List<E> facts) throws JsonProcessingException {
    ObjectMapper json = GameJson.mapper();
    List<E> read = new ArrayList<>(facts.size());
    for (E event : facts) {
      read.add(json.readValue(json.writeValueAsString(event), suite.game().eventType()));
    }
    return read;
  }

  private S throughJson(S one) {
    ObjectMapper json = GameJson.mapper();
    try {
      return json.readValue(json.writeValueAsString(one), suite.game().stateType());
    } catch (JsonProcessingException e) {
      throw new AssertionError("the state must go through JSON", e);
    }
  }
}
