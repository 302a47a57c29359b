package dev.starpost.rating.player;

import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.account.AccountState;
import dev.starpost.intake.Reading;
import dev.starpost.intake.Storable;
import dev.starpost.rating.database.OneAtATime;
import dev.starpost.web.export.PersonalData;
import io.quarkus.arc.All;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.jdbi.v3.core.Jdbi;

/** Takes what the lobby tells of accounts. A revision that is not newer changes nothing. */
@ApplicationScoped
public class AccountIntake {
  private final Jdbi jdbi;
  private final List<PersonalData> data;
  private final OneAtATime turns;
  private final Reading reading;

  AccountIntake(Jdbi jdbi, @All List<PersonalData> data, OneAtATime turns, Reading reading) {
    this.jdbi = jdbi;
    this.data = data;
    this.turns = turns;
    this.reading = reading;
  }

  /** Records of {@code account.events}. */
  public void take(List<ConsumerRecord<String, byte[]>> records) {
    reading.together(
        records,
        value -> ContractJson.read(value, AccountState.class),
        states -> {
          turns.begin();
          states.stream()
              .map(Reading.Read::content)
              .filter(state -> Storable.isText(state.account()))
              .forEach(this::take);
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

  private void name(AccountState.AccountChanged state) {
    jdbi.useHandle(
        sql ->
            sql.createUpdate(
                    "insert into person (account, revision, name, folded_name)"
                        + " values (:account, :revision, :name, :folded)"
                        + " on conflict (account) do update"
                        + " set revision = :revision, name = :name, folded_name = :folded"
                        + " where person.revision < :revision and not person.gone")
                .bind("account", state.account())
                .bind("revision", state.revision())
                .bind("name", state.name())
                .bind("folded", PlayerName.folded(state.name()))
                .execute());
  }
}
