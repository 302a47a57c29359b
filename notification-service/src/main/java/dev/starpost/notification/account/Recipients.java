package dev.starpost.notification.account;

import dev.starpost.contracts.account.AccountContact;
import dev.starpost.contracts.account.AccountState;
import dev.starpost.notification.preference.Preferences;
import io.quarkus.security.AuthenticationFailedException;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** Repository of recipients. Rows are made by whatever is heard of somebody first. */
@ApplicationScoped
public class Recipients {
  private final Jdbi jdbi;

  Recipients(Jdbi jdbi) {
    this.jdbi = jdbi;
  }

  public Optional<Recipient> find(String account) {
    return jdbi.withHandle(
        sql ->
            sql.createQuery("select " + Recipient.COLUMNS + " from person where account = :account")
                .bind("account", account)
                .map((row, context) -> Recipient.of(row))
                .findOne());
  }

  /** What these people want to hear; the usual, of those who are not known. */
  public Map<String, Preferences> preferences(Collection<String> accounts) {
    Map<String, Preferences> found = new TreeMap<>();
    accounts.forEach(account -> found.put(account, Preferences.USUAL));
    jdbi.useHandle(
        sql ->
            sql.createQuery(
                    "select " + Recipient.COLUMNS + " from person where account = any (:accounts)")
                .bindArray("accounts", String.class, accounts)
                .map((row, context) -> Recipient.of(row))
                .forEach(person -> found.put(person.account(), person.preferences())));
    return found;
  }

  /**
   * These people, whose rows are locked until the transaction ends: always in the same order, lest
   * two transactions wait for each other.
   */
  public Map<String, Recipient> locked(Collection<String> accounts) {
    Map<String, Recipient> people = new TreeMap<>();
    jdbi.useHandle(
        sql -> {
          // In order, too: a row that somebody else is making makes us wait.
          makeRows(sql, new TreeSet<>(accounts));
          sql.createQuery(
                  "select "
                      + Recipient.COLUMNS
                      + " from person where account = any (:accounts) order by account collate \"C\" for update")
              .bindArray("accounts", String.class, accounts)
              .map((row, context) -> Recipient.of(row))
              .forEach(person -> people.put(person.account(), person));
        });
    return people;
  }

  /**
   * Somebody who wants to store something, whose row is locked until the transaction ends: what
   * they store is erased with all the rest when they leave, and a token that outlives its account
   * by some minutes stores nothing.
   *
   * @throws AuthenticationFailedException if they are gone
   */
  public Recipient present(String account) {
    Recipient person = locked(List.of(account)).get(account);
    if (person.gone()) {
      throw new AuthenticationFailedException();
    }
    return person;
  }

  private static void makeRows(Handle sql, SortedSet<String> accounts) {
    var batch =
        sql.prepareBatch("insert into person (account) values (:account) on conflict do nothing");
    accounts.forEach(account -> batch.bind("account", account).add());
    if (batch.size() > 0) {
      batch.execute();
    }
  }

  /** What is known of an account now, unless it was known already. */
  boolean change(AccountState.AccountChanged state) {
    return jdbi.withHandle(
        sql ->
            sql.createUpdate(
                        "insert into person (account, revision, name, language, time_zone)"
                            + " values (:account, :revision, :name, :language, :zone)"
                            + " on conflict (account) do update set revision = :revision,"
                            + " name = :name, language = :language, time_zone = :zone"
                            + " where person.revision < :revision and not person.gone")
                    .bind("account", state.account())
                    .bind("revision", state.revision())
                    .bind("name", state.name())
                    .bind("language", state.language())
                    .bind("zone", state.timeZone())
                    .execute()
                == 1);
  }

  /** The address, unless a later one is known. */
  boolean reach(AccountContact contact) {
    return jdbi.withHandle(
        sql ->
            sql.createUpdate(
                        "insert into person (account, contact_revision, email)"
                            + " values (:account, :revision, :email)"
                            + " on conflict (account) do update"
                            + " set contact_revision = :revision, email = :email"
                            + " where person.contact_revision < :revision and not person.gone")
                    .bind("account", contact.account())
                    .bind("revision", contact.revision())
                    .bind("email", contact.email())
                    .execute()
                == 1);
  }

  /** Of somebody who has left it is known that they are gone, and nothing else. */
  void forget(String account) {
    jdbi.useHandle(
        sql ->
            sql.createUpdate(
                    "insert into person (account, gone) values (:account, true)"
                        + " on conflict (account) do update set gone = true, name = null,"
                        + " email = null, preferences = null, language = default,"
                        + " time_zone = default")
                .bind("account", account)
                .execute());
  }

  /** What somebody wants to hear from now on; whether they are there to hear it. */
  public boolean prefer(String account, Preferences preferences) {
    return jdbi.withHandle(
        sql ->
            sql.createUpdate(
                        "insert into person (account, preferences)"
                            + " values (:account, cast(:preferences as jsonb))"
                            + " on conflict (account) do update"
                            + " set preferences = cast(:preferences as jsonb)"
                            + " where not person.gone")
                    .bind("account", account)
                    .bind("preferences", preferences.toStore().toString())
                    .execute()
                == 1);
  }
}
