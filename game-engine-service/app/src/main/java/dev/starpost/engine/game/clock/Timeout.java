package dev.starpost.engine.game.clock;

import dev.starpost.contracts.game.TableClock;

/** Timeout policy: what happens when the time of a seat is over. */
public enum Timeout {
  /** A bot answers the question; the second time in a row it takes the seat over. */
  DEFAULT_MOVE,
  /** A bot takes the seat over. */
  BOT_TAKEOVER,
  /** The seat resigns. */
  FORFEIT;

  /** As the table wants it; the mildest where it does not say. */
  static Timeout of(TableClock clock) {
    return switch (clock.timeout().orElse("default-move")) {
      case "default-move" -> DEFAULT_MOVE;
      case "bot-takeover" -> BOT_TAKEOVER;
      case "forfeit" -> FORFEIT;
      default -> throw new TimeControl.BadClock("there is no timeout " + clock.timeout().get());
    };
  }
}
