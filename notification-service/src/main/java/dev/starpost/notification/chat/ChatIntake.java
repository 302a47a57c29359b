package dev.starpost.notification.chat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.chat.ChatChannel;
import dev.starpost.contracts.chat.ChatMessage;
import dev.starpost.messaging.BatchReceiver;
import dev.starpost.messaging.BatchTransaction;
import dev.starpost.messaging.PrerequisiteMissing;
import dev.starpost.notification.database.Json;
import dev.starpost.notification.game.Games;
import dev.starpost.notification.news.NewsDraft;
import dev.starpost.notification.news.NewsKind;
import dev.starpost.notification.news.log.NewsLog;
import dev.starpost.outbox.Inbox;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.eclipse.microprofile.reactive.messaging.Incoming;

/** Consumer of {@code chat.events}, each record once. Players are told what other players say. */
@ApplicationScoped
public class ChatIntake {
  private static final String CONSUMER = "chat";

  /** The start of a game comes by another topic, and may be on its way still. */
  private static final Duration PATIENCE = Duration.ofMinutes(1);

  private final Games games;
  private final NewsLog news;
  private final Inbox inbox;
  private final BatchTransaction transaction;
  private final BatchReceiver receiver;
  private final Clock clock;

  ChatIntake(
      Games games,
      NewsLog news,
      Inbox inbox,
      BatchTransaction transaction,
      BatchReceiver receiver,
      Clock clock) {
    this.games = games;
    this.news = news;
    this.inbox = inbox;
    this.transaction = transaction;
    this.receiver = receiver;
    this.clock = clock;
  }

  @Incoming("chat-events")
  Uni<Void> receive(ConsumerRecords<String, byte[]> records) {
    return receiver.receive(records, this::take);
  }

  /** Records of {@code chat.events}. */
  public void take(List<ConsumerRecord<String, byte[]>> records) {
    transaction.apply(
        records,
        value -> ContractJson.read(value, ChatMessage.class),
        messages -> {
          List<NewsDraft> drafts = new ArrayList<>();
          for (BatchTransaction.Received<ChatMessage> said : messages) {
            if (said.content().channel() == ChatChannel.PLAYERS
                && inbox.isNew(CONSUMER, said.id())) {
              drafts.addAll(drafts(said.content()));
            }
          }
          news.tell(drafts);
        });
  }

  private List<NewsDraft> drafts(ChatMessage said) {
    Map<String, String> players = games.players(said.gameId());
    if (players.isEmpty() && said.at().isAfter(clock.instant().minus(PATIENCE))) {
      throw new PrerequisiteMissing(said.gameId() + " is not known yet");
    }
    ObjectNode body =
        Json.object()
            .put("gameId", said.gameId())
            .put("game", games.kind(said.gameId()).orElse(""))
            .put("id", said.id())
            .put("account", said.account())
            .put("name", players.getOrDefault(said.account(), ""))
            .put("text", said.text());
    said.seat().ifPresent(seat -> body.put("seat", seat));
    return players.keySet().stream()
        .filter(account -> !account.equals(said.account()))
        .map(account -> NewsDraft.of(account, NewsKind.CHAT_MESSAGE, said.at(), body))
        .toList();
  }
}
