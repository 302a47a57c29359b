package dev.starpost.lobby.identity.block;

import dev.starpost.lobby.identity.account.Account;
import dev.starpost.lobby.identity.account.AccountMessages;
import dev.starpost.lobby.identity.account.Accounts;
import dev.starpost.lobby.problem.LobbyProblem;
import dev.starpost.web.export.PersonalData;
import dev.starpost.web.problem.Problem;
import io.quarkus.security.AuthenticationFailedException;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.time.Instant;
import java.util.List;

/** Application service of blocks: keeps people apart. */
@ApplicationScoped
public class BlockList implements PersonalData {
  /** All of them are told with every change of the account. */
  private static final int MOST = 500;

  private final Blocks blocks;
  private final Accounts accounts;
  private final AccountMessages messages;
  private final Clock clock;

  BlockList(Blocks blocks, Accounts accounts, AccountMessages messages, Clock clock) {
    this.blocks = blocks;
    this.accounts = accounts;
    this.messages = messages;
    this.clock = clock;
  }

  /** Somebody who is blocked, and since when. */
  public record Blocked(String name, Instant since) {}

  @Override
  @Transactional
  public List<Blocked> of(String account) {
    return blocks.rowsOf(account).stream()
        .map(row -> new Blocked(accounts.findById(row.blocked()).name(), row.since()))
        .toList();
  }

  @Transactional
  public void block(String blocker, String name) {
    Account account = accounts.locked(blocker).orElseThrow(AuthenticationFailedException::new);
    Account blocked = accounts.requireNamed(name);
    if (blocked.id().equals(blocker)) {
      throw Problem.of(LobbyProblem.BLOCKED_YOURSELF);
    }
    var pair = new Block.Pair(blocker, blocked.id());
    if (blocks.findById(pair) != null) {
      return;
    }
    if (blocks.count("pair.blocker", blocker) >= MOST) {
      throw Problem.of(LobbyProblem.TOO_MANY_BLOCKS, "most", MOST);
    }
    blocks.persist(new Block(pair, clock.instant()));
    account.changeBlocks();
    messages.publishState(account);
  }

  @Transactional
  public void unblock(String blocker, String name) {
    Account account = accounts.locked(blocker).orElseThrow(AuthenticationFailedException::new);
    Account blocked = accounts.requireNamed(name);
    if (blocks.deleteById(new Block.Pair(blocker, blocked.id()))) {
      account.changeBlocks();
      messages.publishState(account);
    }
  }

  @Override
  public String part() {
    return "blocks";
  }

  /** Those who had blocked the account do so no longer: nobody is there to be met. */
  @Override
  public void erase(String account) {
    blocks.delete("pair.blocker", account);
    for (String blocker : blocks.blockersOf(account)) {
      blocks.deleteById(new Block.Pair(blocker, account));
      accounts
          .locked(blocker)
          .ifPresent(
              other -> {
                other.changeBlocks();
                messages.publishState(other);
              });
    }
  }
}
