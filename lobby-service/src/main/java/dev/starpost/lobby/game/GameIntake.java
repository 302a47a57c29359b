package dev.starpost.lobby.game;

import dev.starpost.messaging.BatchReceiver;
import dev.starpost.messaging.GameProjection;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.eclipse.microprofile.reactive.messaging.Incoming;

/** Consumer of {@code game.events}: what happens in games comes into the index. */
@ApplicationScoped
public class GameIntake {
  private final GameProjection projection;
  private final BatchReceiver receiver;

  GameIntake(GameProjection projection, BatchReceiver receiver) {
    this.projection = projection;
    this.receiver = receiver;
  }

  @Incoming("game-events")
  Uni<Void> receive(ConsumerRecords<String, byte[]> records) {
    return receiver.receive(records, this::take);
  }

  /** Records of {@code game.events}. */
  void take(List<ConsumerRecord<String, byte[]>> records) {
    projection.take(records);
  }
}
