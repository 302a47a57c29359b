package dev.starpost.notification.account;

import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.account.AccountContact;
import dev.starpost.contracts.account.AccountState;
import dev.starpost.intake.Reading;
import dev.starpost.intake.Storable;
import dev.starpost.web.export.PersonalData;
import io.quarkus.arc.All;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.apache.kafka.clients.consumer.ConsumerRecord;

/**
 * Consumer of {@code account.events} and {@code account.contacts}. A revision that is not newer
 * changes nothing.
 */
@ApplicationScoped
public class AccountIntake {
  private final Recipients people;
  private final List<PersonalData> data;
  private final Reading reading;

  AccountIntake(Recipients people, @All List<PersonalData> data, Reading reading) {
    this.people = people;
    this.data = data;
    this.reading = reading;
  }

  /** Records of {@code account.events}. */
  public void takeStates(List<ConsumerRecord<String, byte[]>> records) {
    reading.together(
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

  /** Records of {@code account.contacts}. */
  public void takeContacts(List<ConsumerRecord<String, byte[]>> records) {
    reading.together(
        records,
        value -> ContractJson.read(value, AccountContact.class),
        contacts -> inOrder(contacts, AccountContact::account).forEach(this::take));
  }

  private void take(AccountContact contact) {
    Optional<String> email = contact.email().filter(Storable::isText);
    people.reach(new AccountContact(contact.account(), contact.revision(), email));
  }

  /** Rows of people are locked in the order of their accounts, everywhere. */
  private static <T> Stream<T> inOrder(List<Reading.Read<T>> read, Function<T, String> account) {
    return read.stream()
        .map(Reading.Read::content)
        .filter(content -> Storable.isText(account.apply(content)))
        .sorted(Comparator.comparing(account));
  }
}
