package dev.starpost.kernel.play;

import dev.starpost.kernel.Rules;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.option.Option;
import java.util.List;
import java.util.SplittableRandom;

/** Somebody who decides for a seat without a person. Looks only where its seat may look. */
public interface Player {

  <S, M, E> M decide(
      Rules<S, M, E> rules, S state, Seat seat, List<Option<M>> options, SplittableRandom random);

  /** Takes any of the options, and fills it in anyhow. */
  Player RANDOM =
      new Player() {
        @Override
        public <S, M, E> M decide(
            Rules<S, M, E> rules,
            S state,
            Seat seat,
            List<Option<M>> options,
            SplittableRandom random) {
          return options.get(random.nextInt(options.size())).fillAtRandom(random);
        }
      };
}
