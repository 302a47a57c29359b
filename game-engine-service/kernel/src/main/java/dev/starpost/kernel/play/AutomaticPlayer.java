package dev.starpost.kernel.play;

import dev.starpost.kernel.option.Option;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Somebody who decides for a seat without a person. What it decides depends only on what its seat
 * may see and on {@code random}.
 */
public interface AutomaticPlayer {

  <S, M, E> M decide(DecisionPoint<S, M, E> asked, SplittableRandom random);

  /** Takes any of the options, and fills it in anyhow. */
  AutomaticPlayer RANDOM =
      new AutomaticPlayer() {
        @Override
        public <S, M, E> M decide(DecisionPoint<S, M, E> asked, SplittableRandom random) {
          List<Option<M>> options = asked.options();
          return options.get(random.nextInt(options.size())).fillAtRandom(random);
        }
      };
}
