package dev.starpost.engine.game.clock;

import dev.starpost.contracts.account.AccountState.QuietHours;
import dev.starpost.contracts.account.Hours;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Time as it counts for somebody: not in their quiet hours, and not on their vacation. A wall clock
 * that is put forward skips an hour that cannot be quiet, one that is put back shows an hour twice;
 * the first of the two is meant.
 */
final class CountedTime {
  /** A time that does not count, its end excluded. */
  private record Rest(Instant from, Instant to) {
    boolean contains(Instant at) {
      return !at.isBefore(from) && at.isBefore(to);
    }
  }

  private final ZoneId zone;
  private final Optional<QuietHours> quiet;
  private final Optional<Rest> vacation;

  CountedTime(Hours hours) {
    this.zone = zone(hours.timeZone());
    this.quiet = hours.quietHours().filter(daily -> !daily.from().equals(daily.to()));
    this.vacation =
        hours
            .vacation()
            .map(
                days ->
                    new Rest(
                        days.from().atStartOfDay(zone).toInstant(),
                        days.to().plusDays(1).atStartOfDay(zone).toInstant()));
  }

  /** Zones come and go with the machine that runs this; a clock must go on. */
  private static ZoneId zone(String name) {
    try {
      return ZoneId.of(name);
    } catch (DateTimeException e) {
      return ZoneOffset.UTC;
    }
  }

  /** When so much time has counted since then. Never within a rest. */
  Instant after(Instant from, Duration counted) {
    Instant at = awake(from);
    Duration left = counted;
    while (true) {
      Optional<Instant> rest = nextRest(at);
      if (rest.isEmpty() || left.compareTo(Duration.between(at, rest.get())) < 0) {
        return at.plus(left);
      }
      left = left.minus(Duration.between(at, rest.get()));
      at = awake(rest.get());
    }
  }

  /** How much of the time between them counts. */
  Duration between(Instant from, Instant to) {
    Duration counted = Duration.ZERO;
    Instant at = awake(from);
    while (at.isBefore(to)) {
      Instant end = nextRest(at).filter(rest -> rest.isBefore(to)).orElse(to);
      counted = counted.plus(Duration.between(at, end));
      at = awake(end);
    }
    return counted;
  }

  /** The first moment from then on that counts. */
  private Instant awake(Instant from) {
    Instant at = from;
    Optional<Rest> rest = restAt(at);
    while (rest.isPresent()) {
      at = rest.get().to;
      rest = restAt(at);
    }
    return at;
  }

  private Optional<Rest> restAt(Instant at) {
    return restsAround(at).stream().filter(rest -> rest.contains(at)).findFirst();
  }

  private Optional<Instant> nextRest(Instant at) {
    return restsAround(at).stream()
        .map(Rest::from)
        .filter(begin -> begin.isAfter(at))
        .min(Instant::compareTo);
  }

  private List<Rest> restsAround(Instant at) {
    List<Rest> rests = new ArrayList<>();
    vacation.ifPresent(rests::add);
    if (quiet.isPresent()) {
      LocalDate today = LocalDate.ofInstant(at, zone);
      for (LocalDate day = today.minusDays(1);
          !day.isAfter(today.plusDays(2));
          day = day.plusDays(1)) {
        quietOn(day, quiet.get()).ifPresent(rests::add);
      }
    }
    return rests;
  }

  /** The quiet hours that begin on that day; none where the wall clock skips all of them. */
  private Optional<Rest> quietOn(LocalDate day, QuietHours daily) {
    boolean pastMidnight = daily.to().isBefore(daily.from());
    LocalDate end = pastMidnight ? day.plusDays(1) : day;
    Rest rest =
        new Rest(
            day.atTime(daily.from()).atZone(zone).toInstant(),
            end.atTime(daily.to()).atZone(zone).toInstant());
    return Optional.of(rest).filter(span -> span.from.isBefore(span.to));
  }
}
