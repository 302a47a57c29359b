package dev.starpost.games.alienfrontiers;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.games.alienfrontiers.plugin.FrontiersGame;
import dev.starpost.kernel.Decision;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Setup;
import dev.starpost.kernel.chance.SeededDice;
import dev.starpost.kernel.option.Option;
import dev.starpost.kernel.play.AutomaticPlayer;
import dev.starpost.kernel.play.Playout;
import dev.starpost.testkit.suite.GameSuite;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Whatever the rules would accept is among the options: nothing legal is missing. */
@Tag(GameSuite.SUITE)
class EveryMoveTest {
  private static final int GAMES = 12;

  /** So many positions are tried for each kind of question, one in so many that come up. */
  private static final int POSITIONS = 8;

  private static final int ONE_IN = 29;

  private final FrontiersGame game = new FrontiersGame();

  @Test
  void with_two_players_what_the_rules_accept_is_listed_and_nothing_else() {
    tryEverything(2);
  }

  @Test
  void with_three_players_what_the_rules_accept_is_listed_and_nothing_else() {
    tryEverything(3);
  }

  @Test
  void with_four_players_what_the_rules_accept_is_listed_and_nothing_else() {
    tryEverything(4);
  }

  private void tryEverything(int players) {
    Setup setup =
        new Setup(players, game.options().with(Map.of(Opening.MIND_CONTROL_HELMET, true)));
    Trials trials = new Trials();
    for (int seed = 0; seed < GAMES; seed++) {
      new Playout<>(game.rules(), 5_000)
          .play(
              setup,
              new SeededDice(seed),
              Collections.nCopies(players, AutomaticPlayer.RANDOM),
              new SplittableRandom(seed),
              trials);
    }
    assertThat(trials.tried)
        .as("each question was tried, and often enough")
        .hasSize(9)
        .containsEntry("act", POSITIONS);
  }

  /** Tries everything in some positions of a random game. */
  private final class Trials
      implements Playout.Watcher<AlienFrontiers, FrontiersMove, FrontiersEvent> {
    private final Map<String, Integer> tried = new TreeMap<>();
    private int seen;

    @Override
    public void asked(AlienFrontiers state, Seat by, List<Option<FrontiersMove>> options) {
      String kind = state.pending().kind();
      boolean due = !kind.equals("act") || seen++ % ONE_IN == 0;
      if (due && tried.getOrDefault(kind, 0) < POSITIONS) {
        tried.merge(kind, 1, Integer::sum);
        ConceivableMoves.in(state).forEach(move -> compare(state, by, options, move));
      }
    }

    private void compare(
        AlienFrontiers state, Seat by, List<Option<FrontiersMove>> options, FrontiersMove move) {
      boolean listed = Option.settle(options, move).isPresent();
      Decision<FrontiersEvent> decision = game.rules().decide(state, by, move, new SeededDice(1));
      if (listed != decision instanceof Decision.Accepted<FrontiersEvent>) {
        throw new AssertionError(
            "listed: " + listed + ", but " + move + " gives " + decision + " in " + state);
      }
    }
  }
}
