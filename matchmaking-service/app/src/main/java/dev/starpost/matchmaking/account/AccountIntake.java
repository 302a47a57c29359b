package dev.starpost.matchmaking.account;

import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.account.AccountState;
import dev.starpost.intake.Reading;
import dev.starpost.intake.Storable;
import dev.starpost.web.export.PersonalData;
import io.quarkus.arc.All;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Comparator;
import java.util.List;
import org.apache.kafka.clients.consumer.ConsumerRecord;

/** Consumer of {@code account.events}. A revision that is not newer changes nothing. */
@ApplicationScoped
public class AccountIntake {
  private final Players people;
  private final List<PersonalData> data;
  private final List<PlayerListener> listeners;
  private final Reading reading;

  AccountIntake(
      Players people,
      @All List<PersonalData> data,
      @All List<PlayerListener> listeners,
      Reading reading) {
    this.people = people;
    this.data = data;
    this.listeners = listeners;
    this.reading = reading;
  }

  /** Records of {@code account.events}. */
  public void take(List<ConsumerRecord<String, byte[]>> records) {
    reading.together(
        records,
        value -> ContractJson.read(value, AccountState.class),
        states ->
            states.stream()
                .map(Reading.Read::content)
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
