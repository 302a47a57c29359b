package dev.starpost.matchmaking.account;

import dev.starpost.contracts.account.AccountState;
import dev.starpost.messaging.Storable;
import dev.starpost.text.GivenText;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.Date;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.text.Normalizer;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** Repository of players: their names, when they are away, and whom they do not want to meet. */
@ApplicationScoped
public class Players {
  private static final String COLUMNS =
      "account, name, coalesce(guest, false) as guest, time_zone, vacation_from, vacation_to";

  private final Jdbi jdbi;

  Players(Jdbi jdbi) {
    this.jdbi = jdbi;
  }

  /** Somebody who is there, by the name in any case. */
  public Optional<Player> named(String name) {
    if (!GivenText.mayFit(name, AccountState.LONGEST_NAME) || !Storable.isText(name)) {
      return Optional.empty();
    }
    return jdbi.withHandle(
        sql ->
            sql.createQuery(
                    "select " + COLUMNS + " from person where folded_name = :name and not gone")
                .bind("name", fold(name))
                .map((row, context) -> person(row))
                .findFirst());
  }

  /** Somebody who is there. */
  public Optional<Player> find(String account) {
    return jdbi.withHandle(
        sql ->
            sql.createQuery(
                    "select "
                        + COLUMNS
                        + " from person where account = :account and name is not null and not gone")
                .bind("account", account)
                .map((row, context) -> person(row))
                .findOne());
  }

  /** Holds up others who do the same for this account, until the transaction ends. */
  public void lock(String account) {
    jdbi.useHandle(
        sql -> {
          sql.createUpdate("insert into person (account) values (:account) on conflict do nothing")
              .bind("account", account)
              .execute();
          sql.createQuery("select 1 from person where account = :account for update")
              .bind("account", account)
              .mapTo(Integer.class)
              .one();
        });
  }

  /**
   * Which of these accounts have been deleted. None of the others is until the transaction ends, so
   * that what they store meanwhile goes when they go.
   */
  public Set<String> gone(Collection<String> accounts) {
    Set<String> gone = new HashSet<>();
    jdbi.useHandle(
        sql ->
            sql.createQuery(
                    "select account, gone from person where account = any (:accounts)"
                        // Rows of people are locked in the order of their accounts, everywhere.
                        + " order by account collate \"C\" for share")
                .bindArray("accounts", String.class, accounts)
                .map((row, context) -> Map.entry(row.getString(1), row.getBoolean(2)))
                .filter(Map.Entry::getValue)
                .forEach(entry -> gone.add(entry.getKey())));
    return gone;
  }

  /** What accounts are called; those that are gone, or not known yet, are missing. */
  public Map<String, String> names(Collection<String> accounts) {
    Map<String, String> names = new HashMap<>();
    jdbi.useHandle(
        sql ->
            sql.createQuery(
                    "select account, name from person"
                        + " where account = any (:accounts) and name is not null")
                .bindArray("accounts", String.class, accounts)
                .map((row, context) -> Map.entry(row.getString(1), row.getString(2)))
                .forEach(entry -> names.put(entry.getKey(), entry.getValue())));
    return names;
  }

  /** Whether one of the two has blocked the other. */
  public boolean areApart(String one, String other) {
    return jdbi.withHandle(
        sql ->
            sql.createQuery(
                    "select exists (select 1 from block where (blocker, blocked)"
                        + " in ((:one, :other), (:other, :one)))")
                .bind("one", one)
                .bind("other", other)
                .mapTo(Boolean.class)
                .one());
  }

  /** What is known of an account now; whether it was not known already. */
  boolean change(AccountState.AccountChanged state) {
    return jdbi.withHandle(
        sql -> {
          boolean isNew =
              sql.createUpdate(
                          "insert into person (account, revision, name, folded_name, guest,"
                              + " time_zone, vacation_from, vacation_to) values (:account,"
                              + " :revision, :name, :folded, :guest, :zone, :from, :to)"
                              + " on conflict (account) do update set revision = :revision,"
                              + " name = :name, folded_name = :folded, guest = :guest,"
                              + " time_zone = :zone,"
                              + " vacation_from = :from, vacation_to = :to"
                              + " where (person.revision < :revision or person.guest is null"
                              + " and person.revision = :revision) and not person.gone")
                      .bind("account", state.account())
                      .bind("revision", state.revision())
                      .bind("name", state.name())
                      .bind("folded", fold(state.name()))
                      .bind("guest", state.guest())
                      .bind("zone", state.timeZone())
                      .bind("from", state.vacation().map(AccountState.Vacation::from))
                      .bind("to", state.vacation().map(AccountState.Vacation::to))
                      .execute()
                  == 1;
          if (isNew) {
            writeBlocks(sql, state);
          }
          return isNew;
        });
  }

  private static void writeBlocks(Handle sql, AccountState.AccountChanged state) {
    sql.createUpdate("delete from block where blocker = :account and blocked <> all (:blocked)")
        .bind("account", state.account())
        .bindArray("blocked", String.class, state.blocked())
        .execute();
    sql.createUpdate(
            "insert into block (blocker, blocked) select :account, one"
                + " from unnest(:blocked) as one on conflict do nothing")
        .bind("account", state.account())
        .bindArray("blocked", String.class, state.blocked())
        .execute();
  }

  /** Of somebody who has left nothing else is known; whether they were there. */
  boolean forget(String account) {
    return jdbi.withHandle(
        sql ->
            sql.createUpdate(
                        "insert into person (account, gone) values (:account, true)"
                            + " on conflict (account) do update set gone = true, name = null,"
                            + " folded_name = null, vacation_from = null, vacation_to = null,"
                            + " time_zone = 'UTC', pace = null, guest = null where not person.gone")
                    .bind("account", account)
                    .execute()
                == 1);
  }

  private static String fold(String name) {
    return Normalizer.normalize(name, Normalizer.Form.NFKC).toLowerCase(Locale.ROOT);
  }

  private static Player person(ResultSet row) throws SQLException {
    Optional<Date> from = Optional.ofNullable(row.getDate("vacation_from"));
    Date to = row.getDate("vacation_to");
    return new Player(
        row.getString("account"),
        row.getString("name"),
        row.getBoolean("guest"),
        row.getString("time_zone"),
        from.map(first -> new Player.Vacation(first.toLocalDate(), to.toLocalDate())));
  }
}
