package dev.starpost.matchmaking.ticket;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.concurrent.atomic.AtomicLong;

/** Metrics of tickets: how many wait, and what becomes of them. */
@ApplicationScoped
public class TicketMetrics {
  private final MeterRegistry registry;
  private final AtomicLong waiting = new AtomicLong();

  TicketMetrics(MeterRegistry registry) {
    this.registry = registry;
    Gauge.builder("starpost.tickets.waiting", waiting, AtomicLong::get)
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

  void waiting(long tickets) {
    waiting.set(tickets);
  }
}
