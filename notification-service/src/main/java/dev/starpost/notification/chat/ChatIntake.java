package dev.starpost.notification.chat;

import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.chat.ChatChannel;
import dev.starpost.contracts.chat.ChatMessage;
import dev.starpost.messaging.BatchReceiver;
import dev.starpost.messaging.BatchTransaction;
import dev.starpost.notification.news.NewsDraft;
import dev.starpost.notification.news.log.NewsLog;
import dev.starpost.outbox.Inbox;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.List;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.eclipse.microprofile.reactive.messaging.Incoming;

/**
 * Consumer of {@code chat.events}, each record once. Players are told what other players say; as
 * soon as their game is known, if it is not yet.
 */
@ApplicationScoped
public class ChatIntake {
  private static final String CONSUMER = "chat";

  private final ChatNews chatNews;
  private final EarlyChat early;
  private final NewsLog news;
  private final Inbox inbox;
  private final BatchTransaction transaction;
  private final BatchReceiver receiver;

  ChatIntake(
      ChatNews chatNews,
      EarlyChat early,
      NewsLog news,
      Inbox inbox,
      BatchTransaction transaction,
      BatchReceiver receiver) {
    this.chatNews = chatNews;
    this.early = early;
    this.news = news;
    this.inbox = inbox;
    this.transaction = transaction;
    this.receiver = receiver;
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
              drafts.addAll(tell(said.content()));
            }
          }
          news.tell(drafts);
        });
  }

  private List<NewsDraft> tell(ChatMessage said) {
    if (!chatNews.isKnown(said.gameId()) || early.holds(said.gameId())) {
      early.add(said);
      return List.of();
    }
    return chatNews.of(said);
  }
}
