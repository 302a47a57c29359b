package dev.starpost.matchmaking.ticket;

import dev.starpost.contracts.matchmaking.MatchmakingEvent;
import dev.starpost.jobs.RecurringJob;
import dev.starpost.matchmaking.topic.MatchmakingPublisher;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * Sweep of tickets: ends those whose time is over, and forgets old ones. One instance does so at a
 * time.
 */
@ApplicationScoped
class TicketSweep {
  private static final int BATCH = 200;

  private final Tickets tickets;
  private final MatchmakingPublisher publisher;
  private final TicketMetrics metrics;
  private final TicketSettings settings;
  private final Clock clock;

  TicketSweep(
      Tickets tickets,
      MatchmakingPublisher publisher,
      TicketMetrics metrics,
      TicketSettings settings,
      Clock clock) {
    this.tickets = tickets;
    this.publisher = publisher;
    this.metrics = metrics;
    this.settings = settings;
    this.clock = clock;
  }

  @Produces
  @Singleton
  RecurringJob sweepJob() {
    return new RecurringJob("ticket-expiry", settings.sweepInterval(), this::sweep);
  }

  void sweep() {
    int ended = BATCH;
    while (ended == BATCH) {
      ended = QuarkusTransaction.requiringNew().call(this::expireSome);
    }
  }

  private int expireSome() {
    Instant now = clock.instant();
    List<QueuedTicket> overdue = tickets.overdue(now, BATCH);
    tickets.end(
        overdue.stream().map(QueuedTicket::id).toList(),
        TicketState.EXPIRED,
        Optional.empty(),
        now);
    MatchmakingPublisher.Batch batch = publisher.batch();
    for (QueuedTicket ticket : overdue) {
      batch.tell(
          ticket.id(),
          new MatchmakingEvent.TicketExpired(ticket.id(), ticket.account(), ticket.game(), now));
    }
    batch.send();
    metrics.count("expired", overdue.size());
    return overdue.size();
  }

  @Produces
  @Singleton
  RecurringJob forgetJob() {
    return new RecurringJob("ticket-sweep", Duration.ofHours(1), this::forget);
  }

  @Transactional
  void forget() {
    tickets.forgetEndedBefore(clock.instant().minus(settings.kept()));
  }
}
