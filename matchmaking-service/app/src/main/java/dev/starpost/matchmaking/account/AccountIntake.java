package dev.starpost.matchmaking.account;

import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.account.AccountState;
import dev.starpost.messaging.BatchReceiver;
import dev.starpost.messaging.BatchTransaction;
import dev.starpost.messaging.Storable;
import dev.starpost.web.export.PersonalData;
import io.quarkus.arc.All;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Comparator;
import java.util.List;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.eclipse.microprofile.reactive.messaging.Incoming;

/** Consumer of {@code account.events}. A revision that is not newer changes nothing. */
@ApplicationScoped
public class AccountIntake {
  private final Players people;
  private final List<PersonalData> data;
  private final List<PlayerListener> listeners;
  private final BatchTransaction transaction;
  private final BatchReceiver receiver;

  AccountIntake(
      Players people,
      @All List<PersonalData> data,
      @All List<PlayerListener> listeners,
      BatchTransaction transaction,
      BatchReceiver receiver) {
    this.people = people;
    this.data = data;
    this.listeners = listeners;
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
        states ->
            states.stream()
                .map(BatchTransaction.Received::content)
                .filter(state -> Storable.isText(state.account()))
                // Rows of people are locked in the order of their accounts, everywhere.
                .sorted(Comparator.comparing(AccountState::account))
                .forEach(this::take));
  }

  private void take(AccountState state) {
    if (state instanceof AccountState.AccountDeleted) {
      if (people.forget(state.account())) {
        // Before they leave: whoever looks for opponents has to see the tickets that end now.
        data.forEach(part -> part.erase(state.account()));
        listeners.forEach(listener -> listener.left(state.account()));
      }
    } else if (state instanceof AccountState.AccountChanged changed
        && Storable.isText(changed.name())
        && people.change(changed)) {
      listeners.forEach(listener -> listener.changed(changed.account()));
    }
  }
}
