package dev.starpost.workbench;

import dev.starpost.kernel.Game;
import dev.starpost.kernel.Ranking;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Setup;
import dev.starpost.kernel.chance.SeededDice;
import dev.starpost.kernel.play.AutomaticPlayer;
import dev.starpost.kernel.play.Playout;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Two players against each other. They take turns around the table, and play each deal twice with
 * their seats exchanged, so that neither dice nor the first seat decide: whoever is as good as the
 * other wins half.
 */
final class Match<S, M, E> {
  private static final int LONGEST = 100_000;

  private final Game<S, M, E> game;
  private final Setup setup;
  private final AutomaticPlayer one;
  private final AutomaticPlayer other;
  private int games;
  private double won;

  Match(Game<S, M, E> game, Setup setup, AutomaticPlayer one, AutomaticPlayer other) {
    this.game = game;
    this.setup = setup;
    this.one = one;
    this.other = other;
  }

  /** Plays one more game. */
  void play() {
    int deal = games / 2;
    int first = games % 2;
    List<AutomaticPlayer> seated = new ArrayList<>();
    for (Seat seat : setup.seats()) {
      seated.add(isOfOne(seat, first) ? one : other);
    }
    S end =
        new Playout<>(game.rules(), LONGEST)
            .play(
                setup,
                new SeededDice(deal),
                seated,
                new SplittableRandom(deal),
                new Playout.Watcher<S, M, E>() {});
    List<Seat> winners = game.rules().result(end).map(Ranking::winners).orElseThrow();
    won += (double) winners.stream().filter(seat -> isOfOne(seat, first)).count() / winners.size();
    games++;
  }

  private static boolean isOfOne(Seat seat, int first) {
    return seat.index() % 2 == first;
  }

  /** The games that the one has won so far. */
  Share share() {
    return new Share(won, games);
  }
}
