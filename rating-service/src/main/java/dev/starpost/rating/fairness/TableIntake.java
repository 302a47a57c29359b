package dev.starpost.rating.fairness;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.table.TableEvent;
import dev.starpost.contracts.table.TableState;
import dev.starpost.messaging.BatchReceiver;
import dev.starpost.messaging.BatchTransaction;
import dev.starpost.messaging.Storable;
import dev.starpost.rating.database.RatingLock;
import dev.starpost.rating.result.RatedGames;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.eclipse.microprofile.reactive.messaging.Incoming;

/** Consumer of {@code lobby.events}: with which options ranked games are played. */
@ApplicationScoped
public class TableIntake {
  private final RatedGames games;
  private final RatingLock lock;
  private final BatchTransaction transaction;
  private final BatchReceiver receiver;

  TableIntake(
      RatedGames games, RatingLock lock, BatchTransaction transaction, BatchReceiver receiver) {
    this.games = games;
    this.lock = lock;
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
          List<TableState> started =
              events.stream()
                  .map(BatchTransaction.Received::content)
                  .filter(TableEvent.TableStarted.class::isInstance)
                  .map(TableEvent::table)
                  .filter(TableState::ranked)
                  .filter(table -> Storable.isText(table.gameId().orElse("")))
                  .toList();
          if (!started.isEmpty()) {
            lock.acquire();
            started.forEach(
                table -> games.learnOptions(table.gameId().orElse(""), options(table.options())));
          }
        });
  }

  /** Those with one value each; nothing else can be counted. */
  private static Map<String, String> options(ObjectNode chosen) {
    Map<String, String> options = new TreeMap<>();
    chosen
        .properties()
        .forEach(
            option -> {
              String value = option.getValue().asText();
              if (option.getValue().isValueNode()
                  && !option.getValue().isNull()
                  && Storable.isText(option.getKey() + value)) {
                options.put(option.getKey(), value);
              }
            });
    return options;
  }
}
