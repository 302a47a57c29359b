package dev.starpost.testkit.suite;

import dev.starpost.kernel.Seat;
import dev.starpost.kernel.chance.SeededDice;
import dev.starpost.kernel.option.Option;
import dev.starpost.kernel.play.AutomaticPlayer;
import dev.starpost.kernel.play.Playout;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;

/**
 * A random game, and some of the positions it went through.
 *
 * @param positions states in which somebody was asked, in order, the final one last
 * @param moves every move that was made, by anybody
 */
record Sampled<S, M>(List<S> positions, List<M> moves) {

  /** Plays a case and keeps about one position in {@code every}. */
  static <S, M, E> Sampled<S, M> from(GameSuite<S, M, E> suite, Seeds.Case one, int every) {
    List<S> positions = new ArrayList<>();
    List<M> moves = new ArrayList<>();
    SplittableRandom sampling = new SplittableRandom(one.seed() + 1);
    Playout<S, M, E> playout = new Playout<>(suite.game().rules(), suite.longestGame());
    S end =
        playout.play(
            one.setup(),
            new SeededDice(one.seed()),
            Collections.nCopies(one.setup().players(), AutomaticPlayer.RANDOM),
            one.random(),
            new Playout.Watcher<>() {
              @Override
              public void asked(S state, Seat by, List<Option<M>> options) {
                if (sampling.nextInt(every) == 0) {
                  positions.add(state);
                }
              }

              @Override
              public void decided(S before, Seat by, M move, List<E> events, S after) {
                moves.add(move);
              }
            });
    positions.add(end);
    return new Sampled<>(positions, moves);
  }
}
