package dev.starpost.engine.bot;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.contracts.game.BotLevel;
import dev.starpost.contracts.game.GameCommand.BotMove;
import dev.starpost.contracts.game.GameCommit.BotTurn;
import dev.starpost.engine.game.HostedGame;
import dev.starpost.engine.host.GameStates;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.play.AutomaticPlayer;
import java.util.Optional;
import java.util.function.Function;
import org.jboss.logging.Logger;

/**
 * Finds what bots answer. The same question gets the same answer from whichever instance is asked:
 * it looks at the game as it was when the question was told, and all its chance comes from the game
 * and the question.
 */
public final class BotDecisions {
  private static final Logger LOG = Logger.getLogger(BotDecisions.class);

  private final GameStates states;
  private final Function<BotLevel, AutomaticPlayer> players;
  private final BotMetrics metrics;

  public BotDecisions(
      GameStates states, Function<BotLevel, AutomaticPlayer> players, BotMetrics metrics) {
    this.states = states;
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
    Optional<HostedGame<?, ?, ?>> now = states.current(gameId);
    if (now.isEmpty() || !now.get().botTurns().contains(turn)) {
      return Optional.empty();
    }
    HostedGame<?, ?, ?> then =
        now.get().version() == version ? now.get() : states.at(gameId, version).orElseThrow();
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
      LOG.errorf(e, "The %s bot failed in %s", turn.level().word(), game.gameId());
      metrics.failed(game.kind().name(), turn.level());
      return game.think(AutomaticPlayer.RANDOM, seat, turn.question());
    } finally {
      metrics.decided(game.kind().name(), turn.level(), System.nanoTime() - start);
    }
  }
}
