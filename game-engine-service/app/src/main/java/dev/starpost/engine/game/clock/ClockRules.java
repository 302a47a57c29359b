package dev.starpost.engine.game.clock;

import dev.starpost.contracts.game.TableClock;
import java.util.Optional;

/** Clock rules of a table: what was agreed about time. */
public record ClockRules(TimeControl control, Timeout timeout) {

  /** Empty if players have as much time as they like. */
  public static Optional<ClockRules> of(Optional<TableClock> clock) throws TimeControl.BadClock {
    return clock.flatMap(
        chosen -> {
          Timeout timeout = Timeout.of(chosen);
          return TimeControl.of(chosen).map(control -> new ClockRules(control, timeout));
        });
  }
}
