package dev.starpost.engine.game.clock;

import dev.starpost.contracts.game.TableClock;
import java.time.Duration;
import java.time.format.DateTimeParseException;
import java.util.Optional;

/** Time control: how long the players of a table may think. */
public sealed interface TimeControl {

  /** A table's clock makes no sense; says why. */
  final class BadClock extends RuntimeException {
    private static final long serialVersionUID = 1L;

    BadClock(String why) {
      super(why, null, false, false);
    }
  }

  /** What a seat has before its first wait. */
  Duration first();

  /**
   * What a seat has when it begins to wait.
   *
   * @param left when it last stopped
   * @param earned whether it has made a move since then that stands
   */
  Duration begin(Duration left, boolean earned);

  /** The same time for every move. */
  record PerMove(Duration move) implements TimeControl {
    @Override
    public Duration first() {
      return move;
    }

    @Override
    public Duration begin(Duration left, boolean earned) {
      return move;
    }
  }

  /** A time for all moves, and something added for each, up to a cap. */
  record Bank(Duration bank, Duration increment, Optional<Duration> cap) implements TimeControl {
    @Override
    public Duration first() {
      return bank;
    }

    @Override
    public Duration begin(Duration left, boolean earned) {
      if (!earned) {
        return left;
      }
      Duration more = left.plus(increment);
      return cap.filter(most -> most.compareTo(more) < 0).orElse(more);
    }
  }

  /** The clock as the table has it; empty if there is none. */
  static Optional<TimeControl> of(TableClock clock) throws BadClock {
    return switch (clock.kind()) {
      case "none" -> Optional.empty();
      case "per-move" -> Optional.of(new PerMove(duration("move", clock.move())));
      case "bank" ->
          Optional.of(
              new Bank(
                  duration("bank", clock.bank()),
                  duration("increment", clock.increment()),
                  clock.cap().map(cap -> duration("cap", clock.cap()))));
      default -> throw new BadClock("there is no clock " + clock.kind());
    };
  }

  private static Duration duration(String field, Optional<String> text) {
    try {
      Duration duration = Duration.parse(text.orElse(""));
      if (!duration.isNegative() && !duration.isZero()) {
        return duration;
      }
    } catch (DateTimeParseException e) {
      // Said below.
    }
    throw new BadClock(field + " is no time");
  }
}
