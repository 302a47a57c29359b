package dev.starpost.engine.host;

import dev.starpost.contracts.game.GameCommand;
import dev.starpost.engine.game.Answer;
import dev.starpost.engine.game.Fingerprint;

/** What became of a command. */
public sealed interface Outcome {

  /** It has its answer, which is stored. */
  record Answered(Answer answer) implements Outcome {}

  /** What a stored answer means for a command that has its id. */
  static Outcome of(GameCommand command, Answer stored) {
    return stored.fingerprint().equals(Fingerprint.of(command))
        ? new Answered(stored)
        : new IdReused();
  }

  /** Its id belongs to another command. */
  record IdReused() implements Outcome {}

  /** Nobody asked for it and it does not fit (any more): nothing is stored of it. */
  record PassedOver() implements Outcome {}

  /** Its game is parked, and nothing was decided. */
  record Parked() implements Outcome {}
}
