package dev.starpost.lobby.identity.account;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;

/**
 * A vacation and the calendar that it was planned in. It stays there wherever its owner goes: the
 * same date comes twice to whoever changes the time zone, and would be a day off for the price of
 * none.
 */
record DaysOff(Vacation vacation, ZoneId zone) {
  private static final long HOURS_A_DAY = Duration.ofDays(1).toHours();

  Instant begin() {
    return vacation.from().atStartOfDay(zone).toInstant();
  }

  /** Excluded. */
  Instant end() {
    return vacation.to().plusDays(1).atStartOfDay(zone).toInstant();
  }

  boolean hasBegun(Instant now) {
    return !begin().isAfter(now);
  }

  boolean contains(Instant at) {
    return hasBegun(at) && at.isBefore(end());
  }

  /** What there is of it if it ends today, which is spent whatever comes. */
  DaysOff untilToday(Instant now) {
    LocalDate today = LocalDate.ofInstant(now, zone);
    return vacation.to().isAfter(today)
        ? new DaysOff(new Vacation(vacation.from(), today), zone)
        : this;
  }

  /**
   * How many days of a year they take together; what several have in common counts once. Counted as
   * time, because days of different calendars overlap.
   */
  static int in(int year, ZoneId calendar, Collection<DaysOff> all) {
    Instant first = LocalDate.of(year, 1, 1).atStartOfDay(calendar).toInstant();
    Instant last = LocalDate.of(year + 1, 1, 1).atStartOfDay(calendar).toInstant();
    List<DaysOff> inOrder = all.stream().sorted(Comparator.comparing(DaysOff::begin)).toList();
    Duration sum = Duration.ZERO;
    Instant counted = first;
    for (DaysOff off : inOrder) {
      Instant from = off.begin().isAfter(counted) ? off.begin() : counted;
      Instant to = off.end().isBefore(last) ? off.end() : last;
      if (from.isBefore(to)) {
        sum = sum.plus(Duration.between(from, to));
        counted = to;
      }
    }
    // Where wall clocks are put forward or back a day has 23 or 25 hours.
    return (int) Math.round((double) sum.toHours() / HOURS_A_DAY);
  }
}
