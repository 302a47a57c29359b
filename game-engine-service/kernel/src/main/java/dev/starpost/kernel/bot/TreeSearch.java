package dev.starpost.kernel.bot;

import dev.starpost.kernel.option.Option;
import dev.starpost.kernel.play.AutomaticPlayer;
import dev.starpost.kernel.play.DecisionPoint;
import dev.starpost.kernel.play.Lookahead;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * Tries many continuations, each in another determinized world with other dice, and takes the move
 * that proved itself most often: Monte-Carlo tree search over what its seat can know. Knows nothing
 * of any game but {@code evaluate}.
 */
public record TreeSearch(Effort effort) implements AutomaticPlayer {
  /** Moves are first put in the order in which looking one step ahead likes them. */
  private static final Lookahead FIRST_LOOK = new Lookahead(4, 40);

  private static final int FILLINGS = 40;

  /** Where there are many options, fewer ways of filling them in are looked at. */
  private static final int MOVES = 400;

  @Override
  public <S, M, E> M decide(DecisionPoint<S, M, E> asked, SplittableRandom random) {
    int fillings = Math.max(1, Math.min(FILLINGS, MOVES / asked.options().size()));
    List<M> moves = new ArrayList<>();
    for (Option<M> option : asked.options()) {
      moves.addAll(option.some(fillings, random));
    }
    if (moves.size() == 1) {
      return moves.get(0);
    }
    return new Search<>(asked, effort, bestFirst(asked, moves, random), random).run();
  }

  private static <S, M, E> List<M> bestFirst(
      DecisionPoint<S, M, E> asked, List<M> moves, SplittableRandom random) {
    long[] value = FIRST_LOOK.evaluations(asked, moves, random);
    // Of equals any may come first, or others could rely on what a bot prefers.
    int[] lot = random.ints(value.length).toArray();
    return IntStream.range(0, value.length)
        .boxed()
        .sorted(Comparator.<Integer>comparingLong(m -> -value[m]).thenComparingInt(m -> lot[m]))
        .map(moves::get)
        .distinct()
        .toList();
  }
}
