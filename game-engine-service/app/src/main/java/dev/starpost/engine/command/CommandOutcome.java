package dev.starpost.engine.command;

import dev.starpost.contracts.game.GameCommand;
import dev.starpost.engine.game.CommandRecord;
import dev.starpost.engine.game.Fingerprint;

/** The outcome of a command: what became of it. */
public sealed interface CommandOutcome {

  /** It is decided, and its record is stored. */
  record Recorded(CommandRecord record) implements CommandOutcome {}

  /** What a stored record means for a command that has its id. */
  static CommandOutcome of(GameCommand command, CommandRecord stored) {
    return stored.fingerprint().equals(Fingerprint.of(command))
        ? new Recorded(stored)
        : new IdReused();
  }

  /** Its id belongs to another command. */
  record IdReused() implements CommandOutcome {}

  /** Nobody asked for it and it does not fit (any more): nothing is stored of it. */
  record Skipped() implements CommandOutcome {}

  /** Its game is parked, and nothing was decided. */
  record Parked() implements CommandOutcome {}
}
