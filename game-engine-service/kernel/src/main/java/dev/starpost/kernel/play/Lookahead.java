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
 * Tries each move in a few imagined states and takes the one after which its seat is worth most.
 *
 * @param imaginations in how many states each move is tried
 * @param fillings how many ways of filling in one option are tried at most
 */
public record Lookahead(int imaginations, int fillings) implements Player {

  @Override
  public <S, M, E> M decide(Asked<S, M, E> asked, SplittableRandom random) {
    List<M> moves = new ArrayList<>();
    for (Option<M> option : asked.options()) {
      moves.addAll(option.some(fillings, random));
    }
    if (moves.size() == 1) {
      return moves.get(0);
    }
    long[] worth = worths(asked, moves, random);
    int best = random.nextInt(worth.length);
    for (int m = 0; m < worth.length; m++) {
      if (worth[m] > worth[best]) {
        best = m;
      }
    }
    return moves.get(best);
  }

  /** What the seat is worth after each of the moves, added up over the imagined states. */
  public <S, M, E> long[] worths(Asked<S, M, E> asked, List<M> moves, SplittableRandom random) {
    long[] worth = new long[moves.size()];
    for (int i = 0; i < imaginations; i++) {
      long luck = random.nextLong();
      S imagined = asked.imagine(luck);
      for (int m = 0; m < worth.length; m++) {
        // The same luck for every move, so that moves are compared and not dice.
        worth[m] += worthAfter(asked.rules(), imagined, asked.seat(), moves.get(m), ~luck);
      }
    }
    return worth;
  }

  private static <S, M, E> int worthAfter(
      Rules<S, M, E> rules, S imagined, Seat seat, M move, long luck) {
    Decision<E> decision = rules.decide(imagined, seat, move, new SeededDice(luck));
    if (!(decision instanceof Decision.Accepted<E> accepted)) {
      throw new IllegalStateException(
          move + " is an option of " + seat + " but refused in a state it cannot tell apart");
    }
    S after = imagined;
    for (E event : accepted.events()) {
      after = rules.apply(after, event);
    }
    return rules.worth(after, seat);
  }
}
