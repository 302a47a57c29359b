package dev.starpost.testkit.suite;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.kernel.Seat;
import dev.starpost.kernel.chance.SeededDice;
import dev.starpost.kernel.play.Lookahead;
import dev.starpost.kernel.play.Player;
import dev.starpost.kernel.play.Playout;
import java.util.List;
import org.junit.jupiter.api.Test;

/** {@code imagine} and {@code worth} are good enough that looking one step ahead pays. */
public interface BotSuite<S, M, E> extends GameSuite<S, M, E> {

  /** How many of 100 games the bot that looks ahead must win alone. */
  default int winsOfHundred() {
    return 95;
  }

  /** How the bot looks ahead. */
  default Lookahead lookahead() {
    return new Lookahead(8, 40);
  }

  @Test
  default void looking_one_step_ahead_beats_random_play() {
    int players = Math.max(2, game().fewestPlayers());
    int wins = 0;
    for (int seed = 0; seed < 100; seed++) {
      Seat bot = Seat.of(1 + seed % players);
      List<Player> seated =
          Seat.first(players).stream()
              .map(seat -> seat.equals(bot) ? lookahead() : Player.RANDOM)
              .toList();
      Seeds.Case one = new Seeds.Case(Seeds.setup(game(), players, seed), seed);
      S end =
          new Playout<>(game().rules(), longestGame())
              .play(
                  one.setup(),
                  new SeededDice(seed),
                  seated,
                  one.random(),
                  new Playout.Watcher<S, M, E>() {});
      if (game().rules().result(end).orElseThrow().winners().equals(List.of(bot))) {
        wins++;
      }
    }
    assertThat(wins).as("games won of 100").isGreaterThanOrEqualTo(winsOfHundred());
  }
}
