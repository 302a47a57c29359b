package dev.starpost.engine.game;

import dev.starpost.contracts.game.GameCommand;
import dev.starpost.contracts.game.GameCommand.SeatCommand;
import dev.starpost.kernel.Seat;
import java.time.Instant;
import java.util.Optional;

/**
 * A refused command as it is stored, so that a repetition is refused for the same reason and never
 * decided a second time.
 *
 * @param seat who asked; empty for a game that could not be started
 */
public record StoredRefusal(
    String gameId,
    String commandId,
    String fingerprint,
    Optional<Seat> seat,
    CommandRefusal refusal,
    Instant at)
    implements CommandRecord {

  /** The record of a command that is refused. */
  public static StoredRefusal of(GameCommand command, CommandRefusal refusal, Instant at) {
    return new StoredRefusal(
        command.gameId(),
        command.commandId(),
        Fingerprint.of(command),
        command instanceof SeatCommand of ? seat(of) : Optional.empty(),
        refusal,
        at);
  }

  /** A number that is no seat's is refused like a seat that is not asked. */
  private static Optional<Seat> seat(SeatCommand command) {
    try {
      return Optional.of(Seat.of(command.seat()));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }
}
