package dev.starpost.kernel.bot;

import dev.starpost.kernel.Decision;
import dev.starpost.kernel.Rules;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.chance.Dice;
import dev.starpost.kernel.chance.SeededDice;
import dev.starpost.kernel.option.Option;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Predicate;

/**
 * Moves quickly in a determinized state: looks at a few moves, and takes the one that is worth most
 * one step later. Counts how often it asks the rules.
 */
final class RolloutPolicy<S, M, E> {
  private final Rules<S, M, E> rules;
  private final SplittableRandom random;
  private long steps;

  RolloutPolicy(Rules<S, M, E> rules, SplittableRandom random) {
    this.rules = rules;
    this.random = random;
  }

  /** How many outcomes the rules were asked for. */
  long steps() {
    return steps;
  }

  /**
   * The best of a few moves at random. An assignment is looked at as often for each of its slots:
   * it is as many decisions in one.
   *
   * @param looks how many are looked at
   * @param wanted which moves are of use at all
   * @return nothing if none of those looked at is of use
   */
  Optional<M> pick(S state, Seat by, List<Option<M>> options, int looks, Predicate<M> wanted) {
    Pick pick = new Pick(state, by, looks, wanted, random.nextLong());
    for (int i = 0; i < looks; i++) {
      Option<M> option = options.get(random.nextInt(options.size()));
      pick.look(option, option.fillAtRandom(random));
    }
    int more = pick.best == null ? 0 : (looks - 1) * pick.option.slots();
    for (int i = 0; i < more; i++) {
      pick.look(pick.option, pick.option.vary(pick.best, random));
    }
    return Optional.ofNullable(pick.best);
  }

  /** What was best so far. */
  private final class Pick {
    private final S state;
    private final Seat by;
    private final boolean compares;
    private final Predicate<M> wanted;
    private final long luck;
    private M best;
    private Option<M> option;
    private int value;

    Pick(S state, Seat by, int looks, Predicate<M> wanted, long luck) {
      this.state = state;
      this.by = by;
      this.compares = looks > 1;
      this.wanted = wanted;
      this.luck = luck;
    }

    void look(Option<M> from, M move) {
      if (!move.equals(best) && wanted.test(move)) {
        int found = compares ? rules.evaluate(after(state, by, move, new SeededDice(luck)), by) : 0;
        if (best == null || found > value) {
          best = move;
          option = from;
          value = found;
        }
      }
    }
  }

  /** The state after the move. */
  S after(S state, Seat by, M move, Dice dice) {
    steps++;
    if (!(rules.decide(state, by, move, dice) instanceof Decision.Accepted<E> accepted)) {
      throw new IllegalStateException(move + " is an option of " + by + " but refused");
    }
    return accepted.after(state, rules::apply);
  }
}
