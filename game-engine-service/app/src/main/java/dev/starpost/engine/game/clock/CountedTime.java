package dev.starpost.engine.game.clock;

import dev.starpost.contracts.account.EarlierQuiet;
import dev.starpost.contracts.account.Hours;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Time as it counts for somebody: not in their quiet hours, and not on their vacation. */
final class CountedTime {
  private record Earlier(DailyRest rest, Instant until) {
    static Earlier of(EarlierQuiet earlier) {
      return new Earlier(DailyRest.of(earlier.timeZone(), earlier.quietHours()), earlier.until());
    }
  }

  private final DailyRest quiet;
  private final Optional<Earlier> earlier;
  private final Optional<Rest> vacation;

  CountedTime(Hours hours) {
    this.quiet = DailyRest.of(hours.timeZone(), hours.quietHours());
    this.earlier = hours.earlierQuiet().map(Earlier::of);
    this.vacation =
        hours
            .vacation()
            .map(
                days ->
                    Rest.onDays(
                        days.from(),
                        days.to(),
                        DailyRest.zone(days.timeZone().orElse(hours.timeZone()))));
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
      at = rest.get().to();
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

  /** Those before and after it; the next one of all is among them. */
  private List<Rest> restsAround(Instant at) {
    List<Rest> rests = new ArrayList<>(quietAround(at));
    vacation.ifPresent(rests::add);
    return rests;
  }

  private List<Rest> quietAround(Instant at) {
    if (earlier.isEmpty() || !at.isBefore(earlier.get().until())) {
      return quiet.around(at, at);
    }
    // Days may pass in which the earlier and the present hours have nothing in common.
    Instant settled = earlier.get().until();
    List<Rest> before = earlier.get().rest().around(at, settled);
    List<Rest> rests = new ArrayList<>();
    for (Rest rest : quiet.around(at, settled)) {
      rest.since(settled).ifPresent(rests::add);
      rest.until(settled)
          .ifPresent(part -> before.forEach(other -> part.within(other).ifPresent(rests::add)));
    }
    return rests;
  }
}
