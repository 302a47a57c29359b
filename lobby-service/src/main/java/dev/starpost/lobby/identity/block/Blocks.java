package dev.starpost.lobby.identity.block;

import dev.starpost.lobby.identity.account.BlockedAccounts;
import io.quarkus.hibernate.orm.panache.PanacheRepositoryBase;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Collection;
import java.util.List;

/** Repository of blocks: who does not want to meet whom. */
@ApplicationScoped
public class Blocks implements PanacheRepositoryBase<Block, Block.Pair>, BlockedAccounts {

  /** In the order in which it did so. */
  @Override
  public List<String> blockedBy(String blocker) {
    return rowsOf(blocker).stream().map(Block::blocked).toList();
  }

  List<Block> rowsOf(String account) {
    return list("pair.blocker = ?1 order by since, pair.blocked", account);
  }

  /** Whether somebody has blocked one of the others, or one of them has blocked somebody. */
  public boolean between(String account, Collection<String> others) {
    return !others.isEmpty()
        && count(
                "(pair.blocker = ?1 and pair.blocked in ?2)"
                    + " or (pair.blocked = ?1 and pair.blocker in ?2)",
                account,
                others)
            > 0;
  }

  /** Those who have blocked this account. */
  List<String> blockersOf(String account) {
    return find("select pair.blocker from Block where pair.blocked = ?1 order by 1", account)
        .project(String.class)
        .list();
  }
}
