package dev.starpost.engine.bot;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.contracts.game.BotLevel;
import dev.starpost.contracts.game.GameCommand.BotMove;
import dev.starpost.contracts.game.GameCommit.BotTurn;
import dev.starpost.engine.command.GameRepository;
import dev.starpost.engine.game.HostedGame;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.play.AutomaticPlayer;
import java.util.Optional;
import java.util.function.Function;
import org.jboss.logging.Logger;

/**
 * Decisions of bots. The same question gets the same answer from whichever instance is asked: it
 * looks at the game as it was when the question was told, and all its chance comes from the game
 * and the question.
 */
public final class BotDecisions {
  private static final Logger LOG = Logger.getLogger(BotDecisions.class);

  private final GameRepository games;
  private final Function<BotLevel, AutomaticPlayer> players;
  private final BotMetrics metrics;

  public BotDecisions(
      GameRepository games, Function<BotLevel, AutomaticPlayer> players, BotMetrics metrics) {
    this.games = games;
    this.players = players;
    this.metrics = metrics;
  }

  /**
   * The answer of a bot.
   *
   * @param version of the first commit that told of the turn
   * @return nothing if no bot is asked this any more
   */
  public Optional<BotMove> answer(String gameId, long version, BotTurn turn) {
    Optional<HostedGame<?, ?, ?>> now = games.current(gameId);
    if (now.isEmpty() || !now.get().botTurns().contains(turn)) {
      return Optional.empty();
    }
    HostedGame<?, ?, ?> then =
        now.get().version() == version ? now.get() : games.at(gameId, version).orElseThrow();
    ObjectNode move = decide(then, turn);
    return Optional.of(BotMove.of(gameId, turn.seat(), turn.question(), move));
  }

  private ObjectNode decide(HostedGame<?, ?, ?> game, BotTurn turn) {
    Seat seat = Seat.of(turn.seat());
    long start = System.nanoTime();
    try {
      return game.think(players.apply(turn.level()), seat, turn.question());
    } catch (RuntimeException | StackOverflowError e) {
      // Nobody is to wait for a bot for ever.
      LOG.errorf(
          e,
          "Search of a bot failed game=%s seat=%d level=%s, playing a random move instead",
          game.gameId(),
          turn.seat(),
          turn.level().word());
      metrics.failed(game.kind().name(), turn.level());
      return game.think(AutomaticPlayer.RANDOM, seat, turn.question());
    } finally {
      metrics.decided(game.kind().name(), turn.level(), System.nanoTime() - start);
    }
  }
}
