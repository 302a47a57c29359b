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
   * The best of a few moves at random.
   *
   * @param looks how many are looked at
   * @param wanted which moves are of use at all
   * @return nothing if none of those looked at is of use
   */
  Optional<M> pick(S state, Seat by, List<Option<M>> options, int looks, Predicate<M> wanted) {
    M best = null;
    int value = 0;
    long luck = random.nextLong();
    for (int i = 0; i < looks; i++) {
      M move = options.get(random.nextInt(options.size())).fillAtRandom(random);
      if (!move.equals(best) && wanted.test(move)) {
        int found =
            looks == 1 ? 0 : rules.evaluate(after(state, by, move, new SeededDice(luck)), by);
        if (best == null || found > value) {
          best = move;
          value = found;
        }
      }
    }
    return Optional.ofNullable(best);
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
