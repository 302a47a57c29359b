package dev.starpost.matchmaking.match;

import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.matchmaking.MatchmakingEvent;
import dev.starpost.contracts.matchmaking.MatchmakingEvent.Cancellation;
import dev.starpost.contracts.table.TableEvent;
import dev.starpost.contracts.table.TableState;
import dev.starpost.matchmaking.ticket.Queue;
import dev.starpost.matchmaking.ticket.QueuedTicket;
import dev.starpost.matchmaking.ticket.TicketMetrics;
import dev.starpost.matchmaking.ticket.TicketState;
import dev.starpost.matchmaking.ticket.Tickets;
import dev.starpost.matchmaking.topic.MatchmakingPublisher;
import dev.starpost.messaging.BatchReceiver;
import dev.starpost.messaging.BatchTransaction;
import dev.starpost.messaging.Storable;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.eclipse.microprofile.reactive.messaging.Incoming;

/**
 * Consumer of {@code lobby.events}: what became of the tables that the lobby was asked for. A table
 * has one answer; what comes again changes nothing.
 */
@ApplicationScoped
public class TableIntake {
  /** The lobby's word for a table that the engine would not begin. */
  private static final String REFUSED = "refused";

  private final MatchedTables tables;
  private final Tickets tickets;
  private final MatchmakingPublisher publisher;
  private final TicketMetrics metrics;
  private final BatchTransaction transaction;
  private final BatchReceiver receiver;
  private final Clock clock;

  TableIntake(
      MatchedTables tables,
      Tickets tickets,
      MatchmakingPublisher publisher,
      TicketMetrics metrics,
      BatchTransaction transaction,
      BatchReceiver receiver,
      Clock clock) {
    this.tables = tables;
    this.tickets = tickets;
    this.publisher = publisher;
    this.metrics = metrics;
    this.transaction = transaction;
    this.receiver = receiver;
    this.clock = clock;
  }

  @Incoming("lobby-events")
  Uni<Void> receive(ConsumerRecords<String, byte[]> records) {
    return receiver.receive(records, this::take);
  }

  /** Records of {@code lobby.events}. */
  public void take(List<ConsumerRecord<String, byte[]>> records) {
    transaction.apply(
        records,
        value -> ContractJson.read(value, TableEvent.class),
        events -> {
          MatchmakingPublisher.Batch batch = publisher.batch();
          for (BatchTransaction.Received<TableEvent> event : events) {
            if (Storable.isText(event.content().table().id())) {
              take(event.content(), batch);
            }
          }
          batch.send();
        });
  }

  private void take(TableEvent event, MatchmakingPublisher.Batch batch) {
    TableState table = event.table();
    if (event instanceof TableEvent.TableStarted
        && tables.start(table.id(), table.gameId().orElseThrow())) {
      List<QueuedTicket> matched = tickets.matchedFor(table.id());
      matched.forEach(
          ticket ->
              tickets.settle(ticket.id(), TicketState.STARTED, Optional.empty(), clock.instant()));
      metrics.count("started", matched.size());
    } else if (event instanceof TableEvent.TableCancelled && tables.cancel(table.id())) {
      cancelled(table, batch);
    }
  }

  /** Those who could have played wait again, as if they had waited all the time. */
  private void cancelled(TableState table, MatchmakingPublisher.Batch batch) {
    Set<String> present =
        table.players().stream().map(TableState.Player::account).collect(Collectors.toSet());
    boolean isRefused = table.cancelled().equals(Optional.of(REFUSED));
    List<QueuedTicket> matched = tickets.matchedFor(table.id());
    if (!matched.stream().allMatch(ticket -> present.contains(ticket.account()))) {
      // The others may meet at once; if all are there, it is each other that they cannot meet.
      tables.unmeet(table.id());
    }
    for (QueuedTicket ticket : matched) {
      if (isRefused) {
        end(ticket, Cancellation.REFUSED, batch);
      } else if (present.contains(ticket.account())) {
        requeue(ticket, table.id(), batch);
      } else {
        end(ticket, Cancellation.ACCOUNT_GONE, batch);
      }
    }
  }

  private void requeue(QueuedTicket ticket, String table, MatchmakingPublisher.Batch batch) {
    Instant now = clock.instant();
    tickets.settle(ticket.id(), TicketState.WAITING, Optional.empty(), now);
    batch.tell(
        ticket.id(),
        new MatchmakingEvent.TicketRequeued(
            ticket.id(), ticket.account(), ticket.game(), table, ticket.since(), now));
    metrics.count("requeued", 1);
  }

  private void end(QueuedTicket ticket, Cancellation why, MatchmakingPublisher.Batch batch) {
    Instant now = clock.instant();
    tickets.settle(ticket.id(), TicketState.CANCELLED, Optional.of(Queue.word(why)), now);
    batch.tell(
        ticket.id(),
        new MatchmakingEvent.TicketCancelled(
            ticket.id(), ticket.account(), ticket.game(), why, now));
    metrics.count("cancelled", 1);
  }
}
