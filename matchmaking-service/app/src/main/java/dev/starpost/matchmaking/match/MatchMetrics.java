package dev.starpost.matchmaking.match;

import dev.starpost.matchmaking.matcher.Match;
import dev.starpost.matchmaking.ticket.TicketMetrics;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.DistributionSummary;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import jakarta.enterprise.context.ApplicationScoped;

/** Metrics of matches: how good they are, and how long people waited for them. */
@ApplicationScoped
public class MatchMetrics {
  private final MeterRegistry registry;
  private final TicketMetrics tickets;

  MatchMetrics(MeterRegistry registry, TicketMetrics tickets) {
    this.registry = registry;
    this.tickets = tickets;
  }

  /** Two tickets that were about to be matched are not, because a row says otherwise. */
  void lost() {
    Counter.builder("starpost.matches.lost")
        .description("Matches that were given up, because a ticket did not wait any more")
        .register(registry)
        .increment();
  }

  void made(String game, Match match) {
    tickets.count("matched", match.tickets().size());
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
