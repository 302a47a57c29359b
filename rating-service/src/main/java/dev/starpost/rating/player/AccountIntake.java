package dev.starpost.rating.player;

import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.account.AccountState;
import dev.starpost.messaging.BatchReceiver;
import dev.starpost.messaging.BatchTransaction;
import dev.starpost.messaging.Storable;
import dev.starpost.rating.database.RatingLock;
import dev.starpost.web.export.PersonalData;
import io.quarkus.arc.All;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.SortedMap;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.eclipse.microprofile.reactive.messaging.Incoming;

/** Consumer of {@code account.events}. A revision that is not newer changes nothing. */
@ApplicationScoped
public class AccountIntake {
  private final PlayerRecords players;
  private final List<PersonalData> data;
  private final RatingLock lock;
  private final BatchTransaction transaction;
  private final BatchReceiver receiver;

  AccountIntake(
      PlayerRecords players,
      @All List<PersonalData> data,
      RatingLock lock,
      BatchTransaction transaction,
      BatchReceiver receiver) {
    this.players = players;
    this.data = data;
    this.lock = lock;
    this.transaction = transaction;
    this.receiver = receiver;
  }

  @Incoming("account-events")
  Uni<Void> receive(ConsumerRecords<String, byte[]> records) {
    return receiver.receive(records, this::take);
  }

  /** Records of {@code account.events}. */
  public void take(List<ConsumerRecord<String, byte[]>> records) {
    transaction.apply(
        records,
        value -> ContractJson.read(value, AccountState.class),
        states -> {
          lock.acquire();
          states.stream()
              .map(BatchTransaction.Received::content)
              .filter(state -> Storable.isText(state.account()))
              .forEach(this::take);
          dropRatingsOfGuests(
              states.stream()
                  .map(BatchTransaction.Received::content)
                  .map(AccountState::account)
                  .filter(Storable::isText)
                  .toList());
        });
  }

  private void take(AccountState state) {
    if (state instanceof AccountState.AccountDeleted) {
      data.forEach(part -> part.erase(state.account()));
    } else if (state instanceof AccountState.AccountChanged changed
        && Storable.isText(changed.name())) {
      players.name(changed);
    }
  }

  /**
   * They have some from times in which guests were rated, or from before they were known as such.
   */
  private void dropRatingsOfGuests(List<String> accounts) {
    SortedMap<String, PlayerRecord> people = players.of(players.ratedGuests(accounts));
    people.values().forEach(PlayerRecord::dropRatings);
    players.store(people);
  }
}
