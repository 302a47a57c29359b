package dev.starpost.notification.table;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.table.TableEvent;
import dev.starpost.contracts.table.TableState;
import dev.starpost.messaging.BatchReceiver;
import dev.starpost.messaging.BatchTransaction;
import dev.starpost.notification.database.Json;
import dev.starpost.notification.news.NewsDraft;
import dev.starpost.notification.news.NewsKind;
import dev.starpost.notification.news.log.NewsLog;
import dev.starpost.outbox.Inbox;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.eclipse.microprofile.reactive.messaging.Incoming;

/** Consumer of {@code lobby.events}, each record once. */
@ApplicationScoped
public class TableIntake {
  private static final String CONSUMER = "tables";

  private final Invitations invitations;
  private final NewsLog news;
  private final Inbox inbox;
  private final BatchTransaction transaction;
  private final BatchReceiver receiver;

  TableIntake(
      Invitations invitations,
      NewsLog news,
      Inbox inbox,
      BatchTransaction transaction,
      BatchReceiver receiver) {
    this.invitations = invitations;
    this.news = news;
    this.inbox = inbox;
    this.transaction = transaction;
    this.receiver = receiver;
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
          List<NewsDraft> drafts = new ArrayList<>();
          for (BatchTransaction.Received<TableEvent> event : events) {
            if (inbox.isNew(CONSUMER, event.id())) {
              drafts.addAll(drafts(event.content()));
            }
          }
          news.tell(drafts);
        });
  }

  private List<NewsDraft> drafts(TableEvent event) {
    TableState table = event.table();
    if (event instanceof TableEvent.Invited invited) {
      invitations.add(table, invited.account());
      ObjectNode body = about(table).put("owner", ownerOf(table));
      return List.of(
          NewsDraft.of(invited.account(), NewsKind.INVITATION, table.at(), body)
              .worthALetter(table.id(), 0));
    }
    if (event instanceof TableEvent.SeatTaken taken) {
      invitations.remove(table.id(), taken.account());
      return changed(table, "seat-taken", Optional.of(taken.account()));
    }
    if (event instanceof TableEvent.SeatLeft left) {
      List<NewsDraft> drafts = new ArrayList<>(changed(table, "seat-left", Optional.empty()));
      if (left.kicked()) {
        drafts.add(tableChanged(left.account(), table, "kicked"));
      }
      return drafts;
    }
    if (event instanceof TableEvent.TableStarted) {
      invitations.removeAll(table.id());
      return changed(table, "started", Optional.empty());
    }
    if (event instanceof TableEvent.TableCancelled) {
      invitations.removeAll(table.id());
      return changed(table, "cancelled", Optional.empty());
    }
    return List.of();
  }

  /** To all who sit there but whoever has done it. */
  private static List<NewsDraft> changed(TableState table, String change, Optional<String> by) {
    return table.players().stream()
        .map(TableState.Player::account)
        .filter(account -> !by.equals(Optional.of(account)))
        .map(account -> tableChanged(account, table, change))
        .toList();
  }

  private static NewsDraft tableChanged(String account, TableState table, String change) {
    ObjectNode body = about(table).put("change", change).put("state", table.state());
    var players = body.putArray("players");
    table.players().forEach(player -> players.add(player.name()));
    table.gameId().ifPresent(id -> body.put("gameId", id));
    return NewsDraft.of(account, NewsKind.TABLE_CHANGED, table.at(), body);
  }

  private static ObjectNode about(TableState table) {
    return Json.object().put("tableId", table.id()).put("game", table.game());
  }

  static String ownerOf(TableState table) {
    return table.players().stream()
        .filter(player -> player.account().equals(table.owner()))
        .map(TableState.Player::name)
        .findFirst()
        .orElse("");
  }
}
