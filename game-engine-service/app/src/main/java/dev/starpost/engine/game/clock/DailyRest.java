package dev.starpost.engine.game.clock;

import dev.starpost.contracts.account.AccountState.QuietHours;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The same quiet hours every day, as the wall of a time zone shows them. A wall clock that is put
 * forward skips an hour that cannot be quiet, one that is put back shows an hour twice; the first
 * of the two is meant.
 */
record DailyRest(ZoneId zone, Optional<QuietHours> quiet) {

  static DailyRest of(String timeZone, Optional<QuietHours> quiet) {
    return new DailyRest(zone(timeZone), quiet.filter(daily -> !daily.from().equals(daily.to())));
  }

  /** Zones come and go with the machine that runs this; a clock must go on. */
  static ZoneId zone(String name) {
    try {
      return ZoneId.of(name);
    } catch (DateTimeException e) {
      return ZoneOffset.UTC;
    }
  }

  /** All that may touch the time between them, and the next one after it. */
  List<Rest> around(Instant from, Instant to) {
    List<Rest> rests = new ArrayList<>();
    if (quiet.isPresent()) {
      LocalDate last = LocalDate.ofInstant(to, zone).plusDays(2);
      for (LocalDate day = LocalDate.ofInstant(from, zone).minusDays(1);
          !day.isAfter(last);
          day = day.plusDays(1)) {
        on(day, quiet.get()).ifPresent(rests::add);
      }
    }
    return rests;
  }

  /** Those that begin on that day; none where the wall clock skips all of them. */
  private Optional<Rest> on(LocalDate day, QuietHours daily) {
    boolean pastMidnight = daily.to().isBefore(daily.from());
    LocalDate end = pastMidnight ? day.plusDays(1) : day;
    Rest rest =
        new Rest(
            day.atTime(daily.from()).atZone(zone).toInstant(),
            end.atTime(daily.to()).atZone(zone).toInstant());
    return Optional.of(rest).filter(span -> span.from().isBefore(span.to()));
  }
}
