package dev.starpost.kernel.play;

import dev.starpost.kernel.Decision;
import dev.starpost.kernel.Rules;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Viewer;
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
  public <S, M, E> M decide(
      Rules<S, M, E> rules, S state, Seat seat, List<Option<M>> options, SplittableRandom random) {
    List<M> moves = new ArrayList<>();
    for (Option<M> option : options) {
      moves.addAll(candidates(option, random));
    }
    if (moves.size() == 1) {
      return moves.get(0);
    }
    long[] worth = new long[moves.size()];
    for (int i = 0; i < imaginations; i++) {
      long chance = random.nextLong();
      S imagined = rules.imagine(state, Viewer.at(seat), new SeededDice(chance));
      for (int m = 0; m < worth.length; m++) {
        // The same luck for every move, so that moves are compared and not dice.
        worth[m] += worthAfter(rules, imagined, seat, moves.get(m), new SeededDice(~chance));
      }
    }
    int best = random.nextInt(worth.length);
    for (int m = 0; m < worth.length; m++) {
      if (worth[m] > worth[best]) {
        best = m;
      }
    }
    return moves.get(best);
  }

  private <M> List<M> candidates(Option<M> option, SplittableRandom random) {
    List<M> all = option.fillings(fillings + 1);
    if (all.size() <= fillings) {
      return all;
    }
    List<M> some = new ArrayList<>(fillings);
    for (int i = 0; i < fillings; i++) {
      some.add(option.fillAtRandom(random));
    }
    return some;
  }

  private static <S, M, E> int worthAfter(
      Rules<S, M, E> rules, S imagined, Seat seat, M move, SeededDice dice) {
    if (!(rules.decide(imagined, seat, move, dice) instanceof Decision.Accepted<E> accepted)) {
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
