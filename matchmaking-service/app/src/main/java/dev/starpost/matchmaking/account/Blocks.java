package dev.starpost.matchmaking.account;

import io.quarkus.hibernate.orm.panache.PanacheRepositoryBase;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.Tuple;
import java.util.Collection;
import java.util.List;

/** Repository of blocks: who does not want to meet whom. */
@ApplicationScoped
public class Blocks implements PanacheRepositoryBase<Block, Block.Pair> {

  /** Whether one of the two has blocked the other. */
  boolean between(String one, String other) {
    return count(
            "(pair.blocker = ?1 and pair.blocked = ?2) or (pair.blocker = ?2 and pair.blocked = ?1)",
            one,
            other)
        > 0;
  }

  /** Who of these does not want to meet whom of these. */
  public List<Block.Pair> among(Collection<String> accounts) {
    return getSession()
        .createNativeQuery(
            "select blocker, blocked from block"
                + " where blocker = any (:accounts) and blocked = any (:accounts)",
            Tuple.class)
        .setParameter("accounts", accounts.toArray(String[]::new))
        .getResultList()
        .stream()
        .map(row -> new Block.Pair(row.get(0, String.class), row.get(1, String.class)))
        .toList();
  }

  /** Whom somebody does not want to meet. */
  public List<String> blockedBy(String account) {
    return list("pair.blocker", account).stream().map(row -> row.pair().blocked()).toList();
  }

  /** These, and nobody else. */
  void write(String account, Collection<String> blocked) {
    String[] all = blocked.toArray(String[]::new);
    getSession()
        .createNativeMutationQuery(
            "delete from block where blocker = :account and blocked <> all (:blocked)")
        .setParameter("account", account)
        .setParameter("blocked", all)
        .executeUpdate();
    getSession()
        .createNativeMutationQuery(
            "insert into block (blocker, blocked) select :account, one"
                + " from unnest(:blocked) as one on conflict do nothing")
        .setParameter("account", account)
        .setParameter("blocked", all)
        .executeUpdate();
  }

  /** Those of somebody, and those of others against them. */
  public void forget(String account) {
    delete("pair.blocker = ?1 or pair.blocked = ?1", account);
  }
}
