package dev.starpost.engine.game.clock;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Optional;

/** A time that does not count, its end excluded. */
record Rest(Instant from, Instant to) {

  /** Both days included. */
  static Rest onDays(LocalDate first, LocalDate last, ZoneId zone) {
    return new Rest(
        first.atStartOfDay(zone).toInstant(), last.plusDays(1).atStartOfDay(zone).toInstant());
  }

  boolean contains(Instant at) {
    return !at.isBefore(from) && at.isBefore(to);
  }

  Optional<Rest> since(Instant begin) {
    return within(begin, to);
  }

  Optional<Rest> until(Instant end) {
    return within(from, end);
  }

  /** What is part of both. */
  Optional<Rest> within(Rest other) {
    return within(other.from, other.to);
  }

  private Optional<Rest> within(Instant begin, Instant end) {
    Instant first = from.isAfter(begin) ? from : begin;
    Instant last = to.isBefore(end) ? to : end;
    return first.isBefore(last) ? Optional.of(new Rest(first, last)) : Optional.empty();
  }
}
