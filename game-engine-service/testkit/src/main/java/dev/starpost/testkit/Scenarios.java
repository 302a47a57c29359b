package dev.starpost.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.kernel.Decision;
import dev.starpost.kernel.Rules;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.chance.Dice;
import dev.starpost.kernel.chance.SeededDice;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/**
 * Given, when, then: mixed into a test class, it lets tests speak the game.
 *
 * <pre>
 * given(orchard().ripe(APPLE, PLUM)).rolling(5)
 *     .when(ANN, new Pick(APPLE))
 *     .then(new FruitPicked(ANN, APPLE), new StormBlew(5, List.of(PLUM)));
 * </pre>
 */
public interface Scenarios<S, M, E> {

  Rules<S, M, E> rules();

  default Given<S, M, E> given(S state) {
    return new Given<>(rules(), state, new LoadedDice(List.of()));
  }

  /** A state, and the dice that will be rolled in it. */
  record Given<S, M, E>(Rules<S, M, E> rules, S state, Dice dice) {

    /** The next rolls; the move must make exactly these. */
    public Given<S, M, E> rolling(Integer... faces) {
      return new Given<>(rules, state, new LoadedDice(List.of(faces)));
    }

    /** Whatever the dice show: for moves that shuffle or draw what the test does not look at. */
    public Given<S, M, E> rollingAnything() {
      return new Given<>(rules, state, new SeededDice(1));
    }

    public When<S, M, E> when(Seat by, M move) {
      return decided(rules.decide(state, by, move, dice));
    }

    public When<S, M, E> whenResigns(Seat by) {
      return decided(rules.resign(state, by, dice));
    }

    private When<S, M, E> decided(Decision<E> decision) {
      if (decision instanceof Decision.Accepted<E> && dice instanceof LoadedDice loaded) {
        loaded.assertUsedUp();
      }
      return new When<>(rules, state, decision);
    }
  }

  /** What became of the move. */
  record When<S, M, E>(Rules<S, M, E> rules, S before, Decision<E> decision) {

    /** Exactly these events. */
    @SafeVarargs
    @SuppressWarnings("varargs") // the array is read, never kept
    public final When<S, M, E> then(E... events) {
      assertThat(events()).containsExactlyElementsOf(Arrays.asList(events));
      return this;
    }

    /** These events among others, in this order. */
    @SafeVarargs
    @SuppressWarnings("varargs") // the array is read, never kept
    public final When<S, M, E> thenAmongOthers(E... events) {
      assertThat(events()).containsSubsequence(Arrays.asList(events));
      return this;
    }

    /** Something about the events. */
    public When<S, M, E> thenEvents(Consumer<List<E>> claim) {
      claim.accept(events());
      return this;
    }

    /** Something about the state after it. */
    public When<S, M, E> thenState(Consumer<S> claim) {
      claim.accept(after());
      return this;
    }

    public void thenRefused(String rule, String code) {
      if (!(decision instanceof Decision.Refused<E> refused)) {
        throw new AssertionError("accepted: " + events());
      }
      assertThat(refused.refusal().rule() + " " + refused.refusal().code())
          .isEqualTo(rule + " " + code);
    }

    /** The next move of the same story. */
    public Given<S, M, E> and() {
      return new Given<>(rules, after(), new LoadedDice(List.of()));
    }

    private S after() {
      S state = before;
      for (E event : events()) {
        state = rules.apply(state, event);
      }
      return state;
    }

    private List<E> events() {
      if (decision instanceof Decision.Accepted<E> accepted) {
        return accepted.events();
      }
      throw new AssertionError("refused: " + ((Decision.Refused<E>) decision).refusal());
    }
  }
}
