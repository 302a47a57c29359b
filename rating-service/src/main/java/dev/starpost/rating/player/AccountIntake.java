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
import org.jdbi.v3.core.Jdbi;

/** Consumer of {@code account.events}. A revision that is not newer changes nothing. */
@ApplicationScoped
public class AccountIntake {
  private final Jdbi jdbi;
  private final PlayerRecords players;
  private final List<PersonalData> data;
  private final RatingLock lock;
  private final BatchTransaction transaction;
  private final BatchReceiver receiver;

  AccountIntake(
      Jdbi jdbi,
      PlayerRecords players,
      @All List<PersonalData> data,
      RatingLock lock,
      BatchTransaction transaction,
      BatchReceiver receiver) {
    this.jdbi = jdbi;
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
      name(changed);
    }
  }

  /**
   * They have some from times in which guests were rated, or from before they were known as such.
   */
  private void dropRatingsOfGuests(List<String> accounts) {
    List<String> rated =
        jdbi.withHandle(
            sql ->
                sql.createQuery(
                        "select account from person where account = any (:accounts) and guest"
                            + " and exists (select 1 from standing s"
                            + " where s.account = person.account)")
                    .bindArray("accounts", String.class, accounts)
                    .mapTo(String.class)
                    .list());
    SortedMap<String, PlayerRecord> people = players.of(rated);
    people.values().forEach(PlayerRecord::dropRatings);
    players.store(people);
  }

  private void name(AccountState.AccountChanged state) {
    jdbi.useHandle(
        sql ->
            sql.createUpdate(
                    "insert into person (account, revision, name, folded_name, guest)"
                        + " values (:account, :revision, :name, :folded, :guest)"
                        + " on conflict (account) do update"
                        + " set revision = :revision, name = :name, folded_name = :folded,"
                        + " guest = :guest, rated_from = case when person.guest and not :guest"
                        + " then :at else person.rated_from end"
                        + " where (person.revision < :revision or person.guest is null"
                        + " and person.revision = :revision) and not person.gone")
                .bind("account", state.account())
                .bind("revision", state.revision())
                .bind("name", state.name())
                .bind("guest", state.guest())
                .bind("at", state.at())
                .bind("folded", PlayerName.folded(state.name()))
                .execute());
  }
}
