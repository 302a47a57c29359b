package dev.starpost.rating.season;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.Optional;

/** The calendar of seasons, in UTC: everybody knows when one ends, and nobody has to end it. */
@ApplicationScoped
public class Seasons {
  private static final int YEAR = 12;
  private static final int FIRST_YEAR = 1970;
  private static final int LAST_YEAR = 9998;

  private final int months;
  private final Clock clock;

  Seasons(SeasonSettings settings, Clock clock) {
    this.months = settings.months();
    this.clock = clock;
    if (months < 1 || YEAR % months != 0) {
      throw new IllegalStateException(
          "starpost.seasons.months is %d; a year has no such seasons".formatted(months));
    }
  }

  public Season current() {
    return at(clock.instant());
  }

  public Season at(Instant moment) {
    YearMonth month = YearMonth.from(moment.atZone(ZoneOffset.UTC));
    return beginning(month.minusMonths((month.getMonthValue() - 1) % months));
  }

  /** By its id, if it can be one; seasons may have been of another length then. */
  public Optional<Season> find(String id) {
    try {
      YearMonth month = YearMonth.parse(id);
      return month.getYear() >= FIRST_YEAR && month.getYear() <= LAST_YEAR
          ? Optional.of(beginning(month))
          : Optional.empty();
    } catch (DateTimeException e) {
      return Optional.empty();
    }
  }

  private Season beginning(YearMonth first) {
    return new Season(first.toString(), start(first), start(first.plusMonths(months)));
  }

  private static Instant start(YearMonth month) {
    return month.atDay(1).atStartOfDay(ZoneOffset.UTC).toInstant();
  }
}
