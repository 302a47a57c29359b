package dev.starpost.engine.game;

import dev.starpost.contracts.game.GameCommand;
import dev.starpost.contracts.game.GameCommand.SeatCommand;
import dev.starpost.contracts.game.GameCommand.StartGame;
import dev.starpost.contracts.game.GameCommand.SystemCommand;
import java.time.Instant;

/**
 * The command handlers of all games: decides a command on a game as it stands. Pure; whatever is
 * decided here has still to be stored.
 *
 * @param restHours when people rest, by which clocks are set
 */
public record CommandHandlers(RestHours restHours) {

  /**
   * Decides how a game begins.
   *
   * @param seed of its dice
   * @param now when the command arrived
   */
  public CommandDecision start(
      GameKind<?, ?, ?> kind, StartGame command, String seed, Instant now) {
    return new StartGameHandler<>(kind, builder(command, now)).decide(command, seed, now);
  }

  /**
   * Decides a command to a game that has begun.
   *
   * @param now when the command arrived
   */
  public CommandDecision decide(HostedGame<?, ?, ?> game, GameCommand command, Instant now) {
    if (command instanceof SystemCommand system) {
      return new SystemCommandHandler<>(game, builder(command, now)).decide(system, now);
    }
    if (command instanceof SeatCommand player) {
      return game.seat(player.seat())
          .map(seat -> new PlayerCommandHandler<>(game, seat, builder(command, now)).decide(player))
          .orElseGet(() -> new CommandDecision.Refused(CommandRefusal.nothingAsked()));
    }
    return new CommandDecision.Refused(CommandRefusal.badStart("started-already"));
  }

  private CommitBuilder builder(GameCommand command, Instant now) {
    return new CommitBuilder(command, now, restHours);
  }
}
