package dev.starpost.lobby.profile;

import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.rating.RatingEvent;
import dev.starpost.contracts.rating.RatingEvent.ProfileChanged;
import dev.starpost.messaging.BatchReceiver;
import dev.starpost.messaging.BatchTransaction;
import dev.starpost.messaging.Storable;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.eclipse.microprofile.reactive.messaging.Incoming;

/** Consumer of {@code rating.events}: keeps the profiles that it tells. */
@ApplicationScoped
public class ProfileIntake {
  private final Profiles profiles;
  private final BatchTransaction transaction;
  private final BatchReceiver receiver;

  ProfileIntake(Profiles profiles, BatchTransaction transaction, BatchReceiver receiver) {
    this.profiles = profiles;
    this.transaction = transaction;
    this.receiver = receiver;
  }

  @Incoming("rating-events")
  Uni<Void> receive(ConsumerRecords<String, byte[]> records) {
    return receiver.receive(records, this::take);
  }

  /** Records of {@code rating.events}. */
  void take(List<ConsumerRecord<String, byte[]>> records) {
    transaction.apply(
        records,
        value -> ContractJson.read(value, RatingEvent.class),
        events ->
            profiles.learn(
                events.stream()
                    .map(BatchTransaction.Received::content)
                    .filter(ProfileChanged.class::isInstance)
                    .map(ProfileChanged.class::cast)
                    .filter(profile -> Storable.isText(ContractJson.text(profile)))
                    .toList()));
  }
}
