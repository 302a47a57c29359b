package dev.starpost.notification.account;

import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.account.AccountContact;
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
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.eclipse.microprofile.reactive.messaging.Incoming;

/**
 * Consumer of {@code account.events} and {@code account.contacts}. A revision that is not newer
 * changes nothing.
 */
@ApplicationScoped
public class AccountIntake {
  private final Recipients people;
  private final List<PersonalData> data;
  private final BatchTransaction transaction;
  private final BatchReceiver receiver;

  AccountIntake(
      Recipients people,
      @All List<PersonalData> data,
      BatchTransaction transaction,
      BatchReceiver receiver) {
    this.people = people;
    this.data = data;
    this.transaction = transaction;
    this.receiver = receiver;
  }

  @Incoming("account-events")
  Uni<Void> receiveStates(ConsumerRecords<String, byte[]> records) {
    return receiver.receive(records, this::takeStates);
  }

  /** Records of {@code account.events}. */
  public void takeStates(List<ConsumerRecord<String, byte[]>> records) {
    transaction.apply(
        records,
        value -> ContractJson.read(value, AccountState.class),
        states -> inOrder(states, AccountState::account).forEach(this::take));
  }

  private void take(AccountState state) {
    if (state instanceof AccountState.AccountDeleted) {
      // Whoever tells somebody something locks the row first, too.
      people.locked(List.of(state.account()));
      data.forEach(part -> part.erase(state.account()));
    } else if (state instanceof AccountState.AccountChanged changed
        && Storable.isText(changed.name())) {
      people.change(changed);
    }
  }

  @Incoming("account-contacts")
  Uni<Void> receiveContacts(ConsumerRecords<String, byte[]> records) {
    return receiver.receive(records, this::takeContacts);
  }

  /** Records of {@code account.contacts}. */
  public void takeContacts(List<ConsumerRecord<String, byte[]>> records) {
    transaction.apply(
        records,
        value -> ContractJson.read(value, AccountContact.class),
        contacts -> inOrder(contacts, AccountContact::account).forEach(this::take));
  }

  private void take(AccountContact contact) {
    Optional<String> email = contact.email().filter(Storable::isText);
    people.reach(new AccountContact(contact.account(), contact.revision(), email));
  }

  /** Rows of people are locked in the order of their accounts, everywhere. */
  private static <T> Stream<T> inOrder(
      List<BatchTransaction.Received<T>> read, Function<T, String> account) {
    return read.stream()
        .map(BatchTransaction.Received::content)
        .filter(content -> Storable.isText(account.apply(content)))
        .sorted(Comparator.comparing(account));
  }
}
