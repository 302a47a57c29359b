package dev.starpost.matchmaking.ticket;

import dev.starpost.idempotency.CreationResponse;
import dev.starpost.idempotency.GroupCommit;
import dev.starpost.idempotency.GroupOutcome;
import dev.starpost.idempotency.IdempotentRequest;
import dev.starpost.idempotency.IdempotentRequests;
import dev.starpost.matchmaking.ticket.Queue.Wish;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.core.Response;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;

/** Group commit for tickets: requests of the same moment share one transaction. */
@ApplicationScoped
public class TicketBatcher {
  static final String OPERATION = "tickets";

  private final Queue queue;
  private final Clock clock;
  private final GroupCommit<Wish> commits;

  TicketBatcher(Queue queue, IdempotentRequests idempotent, Clock clock) {
    this.queue = queue;
    this.clock = clock;
    this.commits = new GroupCommit<>(OPERATION, idempotent, this::serve);
  }

  /**
   * Completes when the ticket waits.
   *
   * @param key from the header, or null
   */
  CompletionStage<Response> serve(String key, TicketRequest request, Wish wish) {
    return commits.serve(
        new IdempotentRequest<>(wish.account(), Optional.ofNullable(key), request, wish));
  }

  private List<GroupOutcome<CreationResponse>> serve(List<Wish> wishes) {
    return queue.enterAll(wishes).stream().map(outcome -> outcome.map(this::created)).toList();
  }

  private CreationResponse created(QueuedTicket ticket) {
    return CreationResponse.at(
        "/v1/tickets/" + ticket.id(), TicketDocument.of(ticket, clock.instant()));
  }

  @PreDestroy
  void close() {
    commits.close();
  }
}
