package dev.starpost.testkit.suite;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.kernel.Rules;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Viewer;
import dev.starpost.kernel.bot.Bot;
import dev.starpost.kernel.chance.SeededDice;
import dev.starpost.kernel.play.AutomaticPlayer;
import dev.starpost.kernel.play.DecisionPoint;
import dev.starpost.kernel.play.Lookahead;
import dev.starpost.kernel.play.Playout;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * {@code determinize} and {@code evaluate} are good enough that looking one step ahead pays, and no
 * bot knows more than its seat.
 */
public interface BotSuite<S, M, E> extends GameSuite<S, M, E> {

  /** How many of 100 games the bot that looks ahead must win alone. */
  default int winsOfHundred() {
    return 95;
  }

  /** How the bot looks ahead. */
  default Lookahead lookahead() {
    return new Lookahead(8, 40);
  }

  /** From how many games for each number of players positions are taken in which bots decide. */
  default int gamesForBots() {
    return 3;
  }

  @Test
  @Tag(GameSuite.SUITE)
  default void looking_one_step_ahead_beats_random_play() {
    int players = Math.max(2, game().fewestPlayers());
    int wins = 0;
    for (int seed = 0; seed < 100; seed++) {
      Seat bot = Seat.of(1 + seed % players);
      List<AutomaticPlayer> seated =
          Seat.first(players).stream()
              .map(seat -> seat.equals(bot) ? lookahead() : AutomaticPlayer.RANDOM)
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

  @TestFactory
  @Tag(GameSuite.SUITE)
  default Stream<DynamicTest> bots_decide_by_what_their_seat_can_see() {
    return new Seeds(this, "bots_decide_by_what_their_seat_can_see")
        .forEachTable(
            gamesForBots(),
            one -> {
              List<S> positions = Sampled.from(this, one, 10).positions();
              int every = 1 + positions.size() / 5;
              for (int at = 0; at < positions.size(); at += every) {
                for (Seat seat : game().rules().awaiting(positions.get(at))) {
                  decidesByWhatItSees(positions.get(at), seat, one);
                }
              }
            });
  }

  private void decidesByWhatItSees(S state, Seat seat, Seeds.Case one) {
    Rules<S, M, E> rules = game().rules();
    int players = one.setup().players();
    S alike = rules.determinize(state, Viewer.at(seat), new SeededDice(~one.seed()));
    for (Bot bot : Bot.values()) {
      assertThat(bot.decide(new DecisionPoint<>(rules, alike, players, seat), one.random()))
          .as("what %s decides for %s in two states that it cannot tell apart", bot.word(), seat)
          .isEqualTo(bot.decide(new DecisionPoint<>(rules, state, players, seat), one.random()));
    }
  }
}
