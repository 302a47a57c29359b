package dev.starpost.matchmaking.ticket;

import dev.starpost.idempotency.Asked;
import dev.starpost.idempotency.Counter;
import dev.starpost.idempotency.Created;
import dev.starpost.idempotency.Once;
import dev.starpost.idempotency.Outcome;
import dev.starpost.matchmaking.ticket.Queue.Wish;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.core.Response;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;

/** Where people get their tickets: all who come at the same moment in one transaction. */
@ApplicationScoped
public class TicketCounter {
  static final String OPERATION = "tickets";

  private final Queue queue;
  private final Clock clock;
  private final Counter<Wish> counter;

  TicketCounter(Queue queue, Once once, Clock clock) {
    this.queue = queue;
    this.clock = clock;
    this.counter = new Counter<>(OPERATION, once, this::serve);
  }

  /**
   * Completes when the ticket waits.
   *
   * @param key from the header, or null
   */
  CompletionStage<Response> serve(String key, TicketRequest request, Wish wish) {
    return counter.serve(new Asked<>(wish.account(), Optional.ofNullable(key), request, wish));
  }

  private List<Outcome<Created>> serve(List<Wish> wishes) {
    return queue.enterAll(wishes).stream().map(outcome -> outcome.map(this::created)).toList();
  }

  private Created created(QueuedTicket ticket) {
    return Created.at("/v1/tickets/" + ticket.id(), TicketDocument.of(ticket, clock.instant()));
  }

  @PreDestroy
  void close() {
    counter.close();
  }
}
