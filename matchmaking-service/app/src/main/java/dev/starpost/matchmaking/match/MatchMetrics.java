package dev.starpost.matchmaking.match;

import dev.starpost.matchmaking.matcher.Match;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.DistributionSummary;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.concurrent.atomic.AtomicInteger;

/** How well people are matched, in numbers. */
@ApplicationScoped
public class MatchMetrics {
  private final MeterRegistry registry;
  private final AtomicInteger waiting = new AtomicInteger();

  MatchMetrics(MeterRegistry registry) {
    this.registry = registry;
    Gauge.builder("starpost.tickets.waiting", waiting, AtomicInteger::get)
        .description("Tickets that wait, at the last look")
        .register(registry);
  }

  /** So many tickets were queued, matched, started, requeued, expired or cancelled. */
  public void count(String event, int tickets) {
    Counter.builder("starpost.tickets")
        .description("What has become of tickets")
        .tag("event", event)
        .register(registry)
        .increment(tickets);
  }

  public void waiting(int tickets) {
    waiting.set(tickets);
  }

  /** Two tickets that were about to be matched are not, because a row says otherwise. */
  void lost() {
    Counter.builder("starpost.matches.lost")
        .description("Matches that were given up, because a ticket did not wait any more")
        .register(registry)
        .increment();
  }

  void made(String game, Match match) {
    count("matched", match.tickets().size());
    DistributionSummary.builder("starpost.match.quality")
        .description("How good matches are, from 0 to 100")
        .tag("game", game)
        .register(registry)
        .record(match.score());
    DistributionSummary.builder("starpost.match.spread")
        .description("Points between the highest and the lowest rating")
        .tag("game", game)
        .register(registry)
        .record(match.spread());
    Timer.builder("starpost.match.waited")
        .description("How long the ticket of a match waited that did so longest")
        .tag("game", game)
        .register(registry)
        .record(match.waited());
  }
}
