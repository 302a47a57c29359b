package dev.starpost.engine.kafka.bot;

import dev.starpost.contracts.game.GameCommand.BotMove;
import dev.starpost.contracts.game.GameCommit;
import dev.starpost.contracts.game.GameCommit.BotTurn;
import dev.starpost.engine.kafka.OffsetTracker;

/**
 * A task for a bot: a question that it has to answer. Thousands may wait, so it holds no more than
 * it needs.
 *
 * @param version of the commit that told of it
 * @param account for which the bot thinks
 * @param within the record that is not done before it
 */
record BotTask(
    String game,
    String gameId,
    long version,
    BotTurn turn,
    String account,
    OffsetTracker.InFlight within) {
  /** Games that bots play among themselves have one turn together. */
  private static final String NOBODY = "";

  static BotTask of(GameCommit told, BotTurn turn, OffsetTracker.InFlight within) {
    return new BotTask(
        told.game(), told.gameId(), told.version(), turn, told.botsFor().orElse(NOBODY), within);
  }

  /** The same for whoever answers it. */
  String commandId() {
    return BotMove.idOf(gameId, turn.seat(), turn.question());
  }
}
