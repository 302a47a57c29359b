package dev.starpost.kernel.play;

import dev.starpost.kernel.Decision;
import dev.starpost.kernel.Rules;
import dev.starpost.kernel.chance.SeededDice;
import dev.starpost.kernel.option.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * What a seat is worth after its moves, each tried in the same few determinized states with the
 * same dice, so that moves are compared and not luck. Lives for one decision.
 */
final class Prospects<S, M, E> {
  private final DecisionPoint<S, M, E> asked;
  private final List<S> states = new ArrayList<>();
  private final List<Long> lucks = new ArrayList<>();
  private final List<Lookahead.Looked<M>> looked = new ArrayList<>();

  Prospects(DecisionPoint<S, M, E> asked, int determinizations, SplittableRandom random) {
    this.asked = asked;
    for (int i = 0; i < determinizations; i++) {
      long luck = random.nextLong();
      states.add(asked.determinize(luck));
      lucks.add(~luck);
    }
  }

  /** All that was looked at. */
  List<Lookahead.Looked<M>> looked() {
    return looked;
  }

  /** Looks at these moves of an option and, where they are but a few of many, around the best. */
  void look(Option<M> option, List<M> moves) {
    Lookahead.Looked<M> best = null;
    for (M move : moves) {
      Lookahead.Looked<M> one = look(move);
      best = best == null || one.value() > best.value() ? one : best;
    }
    if (option.slots() > 0 && option.ways() > moves.size()) {
      climb(option, best);
    }
  }

  /** From one assignment to the best one near it, as long as that is better. */
  private void climb(Option<M> option, Lookahead.Looked<M> from) {
    Lookahead.Looked<M> best = from;
    boolean higher = true;
    while (higher) {
      higher = false;
      for (M near : option.near(best.move())) {
        Lookahead.Looked<M> one = look(near);
        if (one.value() > best.value()) {
          best = one;
          higher = true;
        }
      }
    }
  }

  private Lookahead.Looked<M> look(M move) {
    long value = 0;
    for (int i = 0; i < states.size(); i++) {
      value += evaluationAfter(states.get(i), move, lucks.get(i));
    }
    Lookahead.Looked<M> one = new Lookahead.Looked<>(move, value);
    looked.add(one);
    return one;
  }

  private int evaluationAfter(S determinized, M move, long luck) {
    Rules<S, M, E> rules = asked.rules();
    Decision<E> decision = rules.decide(determinized, asked.seat(), move, new SeededDice(luck));
    if (!(decision instanceof Decision.Accepted<E> accepted)) {
      throw new IllegalStateException(
          move
              + " is an option of "
              + asked.seat()
              + " but refused in a state it cannot tell apart");
    }
    return rules.evaluate(accepted.after(determinized, rules::apply), asked.seat());
  }
}
