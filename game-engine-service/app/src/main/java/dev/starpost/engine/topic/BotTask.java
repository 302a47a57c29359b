package dev.starpost.engine.topic;

import dev.starpost.contracts.game.GameCommand.BotMove;
import dev.starpost.contracts.game.GameCommit;
import dev.starpost.contracts.game.GameCommit.BotTurn;

/**
 * A question that a bot has to answer.
 *
 * @param told the commit that told of it
 * @param within the record that is not done before it
 */
record BotTask(GameCommit told, BotTurn turn, Readings.Reading within) {

  /** The same for whoever answers it. */
  String commandId() {
    return BotMove.idOf(told.gameId(), turn.seat(), turn.question());
  }
}
