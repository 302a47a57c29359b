package dev.starpost.matchmaking.account;

import dev.starpost.contracts.account.AccountState;
import dev.starpost.messaging.Storable;
import dev.starpost.text.GivenText;
import io.quarkus.hibernate.orm.panache.PanacheRepositoryBase;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.Tuple;
import java.text.Normalizer;
import java.util.Collection;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Repository of players: their names, when they are away, and whom they do not want to meet. */
@ApplicationScoped
public class Players implements PanacheRepositoryBase<Player, String> {
  private final Blocks blocks;

  Players(Blocks blocks) {
    this.blocks = blocks;
  }

  /** Somebody who is there, by the name in any case. */
  public Optional<Player> named(String name) {
    if (!GivenText.mayFit(name, AccountState.LONGEST_NAME) || !Storable.isText(name)) {
      return Optional.empty();
    }
    return find("foldedName = ?1 and not gone", fold(name)).firstResultOptional();
  }

  /** Somebody who is there. */
  public Optional<Player> present(String account) {
    return find("account = ?1 and name is not null and not gone", account).singleResultOptional();
  }

  /** Holds up others who do the same for this account, until the transaction ends. */
  public void lock(String account) {
    getSession()
        .createNativeMutationQuery(
            "insert into person (account) values (:account) on conflict do nothing")
        .setParameter("account", account)
        .executeUpdate();
    getSession()
        .createNativeQuery("select 1 from person where account = :account for update", Tuple.class)
        .setParameter("account", account)
        .getSingleResult();
  }

  /**
   * Which of these accounts have been deleted. None of the others is until the transaction ends, so
   * that what they store meanwhile goes when they go.
   */
  public Set<String> gone(Collection<String> accounts) {
    return getSession()
        .createNativeQuery(
            "select account, gone from person where account = any (:accounts)"
                // Rows of people are locked in the order of their accounts, everywhere.
                + " order by account collate \"C\" for share",
            Tuple.class)
        .setParameter("accounts", accounts.toArray(String[]::new))
        .getResultList()
        .stream()
        .filter(row -> row.get("gone", Boolean.class))
        .map(row -> row.get("account", String.class))
        .collect(Collectors.toSet());
  }

  /** What accounts are called; those that are gone, or not known yet, are missing. */
  public Map<String, String> names(Collection<String> accounts) {
    Map<String, String> names = new HashMap<>();
    if (!accounts.isEmpty()) {
      list("account in ?1 and name is not null", accounts)
          .forEach(player -> names.put(player.account(), player.name()));
    }
    return names;
  }

  /** Whether one of the two has blocked the other. */
  public boolean areApart(String one, String other) {
    return blocks.between(one, other);
  }

  /** What is known of an account now; whether it was not known already. */
  boolean change(AccountState.AccountChanged state) {
    boolean isNew =
        getSession()
                .createNativeMutationQuery(
                    "insert into person (account, revision, name, folded_name, guest,"
                        + " time_zone, vacation_from, vacation_to) values (:account,"
                        + " :revision, :name, :folded, :guest, :zone, :from, :to)"
                        + " on conflict (account) do update set revision = excluded.revision,"
                        + " name = excluded.name, folded_name = excluded.folded_name,"
                        + " guest = excluded.guest, time_zone = excluded.time_zone,"
                        + " vacation_from = excluded.vacation_from,"
                        + " vacation_to = excluded.vacation_to"
                        + " where (person.revision < excluded.revision or person.guest is null"
                        + " and person.revision = excluded.revision) and not person.gone")
                .setParameter("account", state.account())
                .setParameter("revision", state.revision())
                .setParameter("name", state.name())
                .setParameter("folded", fold(state.name()))
                .setParameter("guest", state.guest())
                .setParameter("zone", state.timeZone())
                .setParameter(
                    "from", state.vacation().map(AccountState.Vacation::from).orElse(null))
                .setParameter("to", state.vacation().map(AccountState.Vacation::to).orElse(null))
                .executeUpdate()
            == 1;
    if (isNew) {
      blocks.write(state.account(), state.blocked());
    }
    return isNew;
  }

  /** Of somebody who has left nothing else is known; whether they were there. */
  boolean forget(String account) {
    return getSession()
            .createNativeMutationQuery(
                "insert into person (account, gone) values (:account, true)"
                    + " on conflict (account) do update set gone = true, name = null,"
                    + " folded_name = null, vacation_from = null, vacation_to = null,"
                    + " time_zone = 'UTC', pace = null, guest = null where not person.gone")
            .setParameter("account", account)
            .executeUpdate()
        == 1;
  }

  private static String fold(String name) {
    return Normalizer.normalize(name, Normalizer.Form.NFKC).toLowerCase(Locale.ROOT);
  }
}
