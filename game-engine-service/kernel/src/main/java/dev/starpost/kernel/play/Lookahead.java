package dev.starpost.kernel.play;

import dev.starpost.kernel.Decision;
import dev.starpost.kernel.Rules;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.chance.SeededDice;
import dev.starpost.kernel.option.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Tries each move in a few determinized states and takes the one after which its seat is worth
 * most.
 *
 * @param determinizations in how many states each move is tried
 * @param fillings how many ways of filling in one option are tried at most
 */
public record Lookahead(int determinizations, int fillings) implements AutomaticPlayer {

  @Override
  public <S, M, E> M decide(DecisionPoint<S, M, E> asked, SplittableRandom random) {
    List<M> moves = new ArrayList<>();
    for (Option<M> option : asked.options()) {
      moves.addAll(option.some(fillings, random));
    }
    if (moves.size() == 1) {
      return moves.get(0);
    }
    long[] value = evaluations(asked, moves, random);
    int best = random.nextInt(value.length);
    for (int m = 0; m < value.length; m++) {
      if (value[m] > value[best]) {
        best = m;
      }
    }
    return moves.get(best);
  }

  /** What the seat is worth after each of the moves, added up over the determinized states. */
  public <S, M, E> long[] evaluations(
      DecisionPoint<S, M, E> asked, List<M> moves, SplittableRandom random) {
    long[] value = new long[moves.size()];
    for (int i = 0; i < determinizations; i++) {
      long luck = random.nextLong();
      S determinized = asked.determinize(luck);
      for (int m = 0; m < value.length; m++) {
        // The same luck for every move, so that moves are compared and not dice.
        value[m] += evaluationAfter(asked.rules(), determinized, asked.seat(), moves.get(m), ~luck);
      }
    }
    return value;
  }

  private static <S, M, E> int evaluationAfter(
      Rules<S, M, E> rules, S determinized, Seat seat, M move, long luck) {
    Decision<E> decision = rules.decide(determinized, seat, move, new SeededDice(luck));
    if (!(decision instanceof Decision.Accepted<E> accepted)) {
      throw new IllegalStateException(
          move + " is an option of " + seat + " but refused in a state it cannot tell apart");
    }
    return rules.evaluate(accepted.after(determinized, rules::apply), seat);
  }
}
