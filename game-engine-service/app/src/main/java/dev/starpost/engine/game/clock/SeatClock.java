package dev.starpost.engine.game.clock;

import dev.starpost.contracts.account.EarlierQuiet;
import dev.starpost.contracts.account.Hours;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/**
 * The clock of one seat. It runs while the game waits for the seat's person.
 *
 * @param left when it last stopped
 * @param earned whether the seat has made a move since then that stands
 */
public record SeatClock(Duration left, boolean earned, Optional<Running> running) {

  /**
   * It runs.
   *
   * @param left at that time
   * @param hours of rest that the deadline rests on
   */
  public record Running(Instant since, Duration left, Hours hours, Instant deadline) {

    static Running from(Instant since, Duration left, Hours hours) {
      return new Running(since, left, hours, new CountedTime(hours).after(since, left));
    }

    Duration leftAt(Instant now) {
      Duration rest = left.minus(new CountedTime(hours).between(since, now));
      return rest.isNegative() ? Duration.ZERO : rest;
    }

    /**
     * The same, if its person rests at other times. New quiet hours count since they were chosen,
     * not since that was heard here: nobody gains by how long it took. If a change was missed, what
     * has been quiet here is not what was before the one that is heard, and they settle from now.
     */
    public Running resting(Hours other, Instant now) {
      if (other.isSameQuiet(hours)) {
        return from(now, leftAt(now), other);
      }
      if (!other.follow(hours)) {
        EarlierQuiet here =
            EarlierQuiet.changed(hours.timeZone(), hours.quietHours(), hours.earlierQuiet(), now);
        return from(now, leftAt(now), other.after(here));
      }
      Instant changed =
          other.earlierQuiet().map(EarlierQuiet::changedAt).filter(now::isAfter).orElse(now);
      Instant start = changed.isBefore(since) ? since : changed;
      return from(start, leftAt(start), other);
    }

    /** Whether it was to run while nobody could reach the platform, and stood for none of it. */
    public boolean ranDuring(Outage outage) {
      return since.isBefore(outage.to()) && deadline.isAfter(outage.from());
    }

    /** The same, with the time that the platform was away given back. */
    Running without(Outage outage) {
      Instant stopped = since.isAfter(outage.from()) ? since : outage.from();
      return from(outage.to(), leftAt(stopped), hours);
    }
  }

  static SeatClock first(TimeControl control) {
    return new SeatClock(control.first(), false, Optional.empty());
  }

  SeatClock begin(TimeControl control, Instant now, Hours hours) {
    return run(now, control.begin(left, earned), hours);
  }

  /** Goes on with what was left, because a decision was taken back. */
  SeatClock resume(Instant now, Hours hours) {
    return run(now, left, hours);
  }

  /** A move stands, and the seat goes on: a new allowance. */
  SeatClock renew(TimeControl control, Instant now, Hours hours) {
    return run(now, control.begin(leftAt(now), true), hours);
  }

  SeatClock stop(Instant now, boolean moved) {
    return new SeatClock(leftAt(now), moved, Optional.empty());
  }

  SeatClock with(Running other) {
    return new SeatClock(left, earned, Optional.of(other));
  }

  private SeatClock run(Instant now, Duration time, Hours hours) {
    return new SeatClock(time, false, Optional.of(Running.from(now, time, hours)));
  }

  private Duration leftAt(Instant now) {
    return running.map(on -> on.leftAt(now)).orElse(left);
  }
}
