package dev.starpost.deploy.load.matchmaking;

import dev.starpost.matchmaking.matcher.Acquaintance;
import dev.starpost.matchmaking.matcher.Match;
import dev.starpost.matchmaking.matcher.Pool;
import dev.starpost.matchmaking.matcher.Ticket;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalLong;
import java.util.Random;

/**
 * Simulation of matchmaking. A day of players who wait for opponents, and another one in which the
 * last of them find theirs, in simulated time and with the real matcher. Most come in the evening;
 * strength is spread like that of people; games, clocks and numbers of seats are not equally liked.
 */
final class TicketSimulation {
  private static final Instant MIDNIGHT = Instant.parse("2026-11-16T00:00:00Z");
  private static final Duration DAY = Duration.ofDays(1);
  private static final Duration ROUND = Duration.ofSeconds(1);
  private static final Duration SWEEP = Duration.ofSeconds(10);
  private static final int MEAN = 1500;
  private static final int DEVIATION = 250;
  private static final int EVENING = 20;

  /** How much each of the games is liked, in hundredths. */
  private static final int[] GAMES = {40, 25, 15, 12, 8};

  /** Three days for a move, a week, or a bank of time. */
  private static final int[] CLOCKS = {70, 20, 10};

  /** For how many, and how often that is wished. */
  private static final int[][] SEATS = {{2, 2}, {3, 3}, {4, 4}, {2, 4}, {3, 5}};

  private static final int[] SEATS_LIKED = {30, 25, 15, 15, 15};

  private final Random random;
  private final List<Pool> pools = new ArrayList<>();
  private final List<Match> matches = new ArrayList<>();
  private final int players;
  private long matchingNanos;

  TicketSimulation(int players, long seed) {
    this.players = players;
    this.random = new Random(seed);
    for (int i = 0; i < GAMES.length * CLOCKS.length; i++) {
      pools.add(new Pool());
    }
  }

  /** Somebody who comes, and to which pool. */
  private record Arrival(Ticket ticket, int pool) {}

  /** Gives how many matches were made. */
  int play() {
    List<Arrival> arrivals = arrivals();
    int next = 0;
    Instant end = MIDNIGHT.plus(DAY.multipliedBy(2));
    Instant swept = MIDNIGHT;
    for (Instant now = MIDNIGHT; now.isBefore(end); now = now.plus(ROUND)) {
      while (next < arrivals.size() && !arrivals.get(next).ticket().since().isAfter(now)) {
        Arrival arrival = arrivals.get(next++);
        pools.get(arrival.pool()).put(arrival.ticket());
      }
      boolean all = Duration.between(swept, now).compareTo(SWEEP) >= 0;
      if (all) {
        swept = now;
      }
      long began = System.nanoTime();
      for (Pool pool : pools) {
        matches.addAll(
            all ? pool.match(now, Acquaintance.none()) : pool.matchFresh(now, Acquaintance.none()));
      }
      matchingNanos += System.nanoTime() - began;
    }
    return matches.size();
  }

  /** All of them at one moment: gives how many matches were made in each second of it. */
  double rush() {
    arrivals().forEach(arrival -> pools.get(arrival.pool()).put(arrival.ticket()));
    long began = System.nanoTime();
    Instant end = MIDNIGHT.plus(DAY);
    pools.forEach(pool -> matches.addAll(pool.match(end, Acquaintance.none())));
    return matches.size() / ((System.nanoTime() - began) / 1e9);
  }

  private List<Arrival> arrivals() {
    List<Arrival> arrivals = new ArrayList<>();
    for (int i = 0; i < players; i++) {
      int[] seats = SEATS[drawn(SEATS_LIKED)];
      Ticket ticket =
          new Ticket(
              "t" + i,
              "p" + i,
              MEAN + (int) (random.nextGaussian() * DEVIATION),
              seats[0],
              seats[1],
              MIDNIGHT.plusMillis(moment()),
              OptionalLong.empty());
      arrivals.add(new Arrival(ticket, drawn(GAMES) * CLOCKS.length + drawn(CLOCKS)));
    }
    arrivals.sort(Comparator.comparing(arrival -> arrival.ticket().since()));
    return arrivals;
  }

  /** Five times as many in the evening as in the morning. */
  private long moment() {
    while (true) {
      double hour = random.nextDouble() * 24;
      double liveliness = 0.6 + 0.4 * Math.cos((hour - EVENING) / 24 * 2 * Math.PI);
      if (random.nextDouble() < liveliness) {
        return (long) (hour * Duration.ofHours(1).toMillis());
      }
    }
  }

  private int drawn(int[] hundredths) {
    int draw = random.nextInt(100);
    int which = 0;
    while (draw >= hundredths[which]) {
      draw -= hundredths[which++];
    }
    return which;
  }

  List<Match> matches() {
    return matches;
  }

  /** Those who found nobody within a day after the last one came. */
  int left() {
    return pools.stream().mapToInt(Pool::size).sum();
  }

  double matchingSeconds() {
    return matchingNanos / 1e9;
  }

  /** How long each of the matched waited, in seconds, in order. */
  double[] waits() {
    return matches.stream()
        .flatMapToDouble(
            match -> {
              Instant at = first(match).plus(match.waited());
              return match.tickets().stream()
                  .mapToDouble(ticket -> Duration.between(ticket.since(), at).toMillis() / 1000.0);
            })
        .sorted()
        .toArray();
  }

  private static Instant first(Match match) {
    return match.tickets().stream().map(Ticket::since).min(Comparator.naturalOrder()).orElseThrow();
  }

  double[] spreads() {
    return matches.stream().mapToDouble(Match::spread).sorted().toArray();
  }

  double[] scores() {
    return matches.stream().mapToDouble(Match::score).sorted().toArray();
  }

  /** The smallest that at least so many of a hundred do not exceed. */
  static double percentile(double[] sorted, int percent) {
    return sorted.length == 0
        ? 0
        : sorted[Math.max(0, (int) Math.ceil(percent / 100.0 * sorted.length) - 1)];
  }
}
