package dev.starpost.lobby.identity.account;

import dev.starpost.lobby.problem.LobbyProblem;
import dev.starpost.web.problem.Problem;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Days off, both included. */
public record Vacation(LocalDate from, LocalDate to) {
  private static final int MOST_DAYS = 60;

  /** Nobody knows their plans for longer, and calendars end some day. */
  private static final int MOST_YEARS_AHEAD = 3;

  /** One that begins now or later, or has begun. */
  public static Vacation planned(LocalDate from, LocalDate to, LocalDate today) {
    if (from == null
        || to == null
        || to.isBefore(from)
        || to.isBefore(today)
        || to.isAfter(today.plusYears(MOST_YEARS_AHEAD))
        || ChronoUnit.DAYS.between(from, to) > MOST_DAYS) {
      throw bad();
    }
    return new Vacation(from, to);
  }

  SortedSet<LocalDate> days() {
    return from.datesUntil(to.plusDays(1)).collect(Collectors.toCollection(TreeSet::new));
  }

  public static Problem bad() {
    return Problem.of(LobbyProblem.BAD_VACATION, "most", MOST_DAYS, "years", MOST_YEARS_AHEAD);
  }
}
