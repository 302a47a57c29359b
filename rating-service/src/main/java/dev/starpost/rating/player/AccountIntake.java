package dev.starpost.rating.player;

import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.account.AccountState;
import dev.starpost.intake.Reading;
import dev.starpost.intake.Storable;
import dev.starpost.rating.database.RatingLock;
import dev.starpost.web.export.PersonalData;
import io.quarkus.arc.All;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.SortedMap;
import org.apache.kafka.clients.consumer.ConsumerRecord;

/** Consumer of {@code account.events}. A revision that is not newer changes nothing. */
@ApplicationScoped
public class AccountIntake {
  private final PlayerRecords players;
  private final List<PersonalData> data;
  private final RatingLock lock;
  private final Reading reading;

  AccountIntake(
      PlayerRecords players, @All List<PersonalData> data, RatingLock lock, Reading reading) {
    this.players = players;
    this.data = data;
    this.lock = lock;
    this.reading = reading;
  }

  /** Records of {@code account.events}. */
  public void take(List<ConsumerRecord<String, byte[]>> records) {
    reading.together(
        records,
        value -> ContractJson.read(value, AccountState.class),
        states -> {
          lock.acquire();
          states.stream()
              .map(Reading.Read::content)
              .filter(state -> Storable.isText(state.account()))
              .forEach(this::take);
          dropRatingsOfGuests(
              states.stream()
                  .map(Reading.Read::content)
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
