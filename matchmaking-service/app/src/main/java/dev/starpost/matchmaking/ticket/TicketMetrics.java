package dev.starpost.matchmaking.ticket;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.Startup;
import jakarta.enterprise.context.ApplicationScoped;

/** Metrics of tickets: how many wait, and what becomes of them. */
@Startup
@ApplicationScoped
public class TicketMetrics {
  private final MeterRegistry registry;

  TicketMetrics(MeterRegistry registry, Tickets tickets) {
    this.registry = registry;
    // Counted when somebody asks: the sweep runs on one instance, and every instance tells.
    Gauge.builder("starpost.tickets.waiting", tickets, Tickets::countWaiting)
        .description("Tickets that wait")
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
}
