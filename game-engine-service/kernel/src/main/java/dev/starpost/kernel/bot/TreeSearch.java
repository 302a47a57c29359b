package dev.starpost.kernel.bot;

import dev.starpost.kernel.option.Option;
import dev.starpost.kernel.play.AutomaticPlayer;
import dev.starpost.kernel.play.DecisionPoint;
import dev.starpost.kernel.play.Lookahead;
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
  private static final int FIRST_LOOKS = 4;

  private static final int FILLINGS = 40;

  /** Where there are many options, fewer ways of filling them in are looked at. */
  private static final int MOVES = 400;

  @Override
  public <S, M, E> M decide(DecisionPoint<S, M, E> asked, SplittableRandom random) {
    int fillings = Math.max(1, Math.min(FILLINGS, MOVES / asked.options().size()));
    List<Lookahead.Looked<M>> looked = new Lookahead(FIRST_LOOKS, fillings).look(asked, random);
    if (looked.size() == 1) {
      return looked.get(0).move();
    }
    Effort wanted = effort.times(decisions(asked.options()));
    return new Search<>(asked, wanted, bestFirst(looked, random), random).run();
  }

  /** An assignment is as many decisions in one as it has slots. */
  private static <M> int decisions(List<Option<M>> options) {
    int most = 1;
    for (Option<M> option : options) {
      most = Math.max(most, option.slots());
    }
    return most;
  }

  private static <M> List<M> bestFirst(List<Lookahead.Looked<M>> looked, SplittableRandom random) {
    // Of equals any may come first, or others could rely on what a bot prefers.
    int[] lot = random.ints(looked.size()).toArray();
    return IntStream.range(0, looked.size())
        .boxed()
        .sorted(
            Comparator.<Integer>comparingLong(m -> -looked.get(m).value())
                .thenComparingInt(m -> lot[m]))
        .map(m -> looked.get(m).move())
        .distinct()
        .toList();
  }
}
