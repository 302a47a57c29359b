package dev.starpost.lobby.identity.account;

import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.account.AccountContact;
import dev.starpost.contracts.account.AccountState;
import dev.starpost.lobby.topic.LobbyTopics;
import dev.starpost.outbox.Message;
import dev.starpost.outbox.Outbox;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.util.Optional;

/**
 * Publishes the messages about accounts, through the outbox of the transaction that changes them.
 */
@ApplicationScoped
public class AccountMessages {
  private final Outbox outbox;
  private final LobbyTopics topics;
  private final BlockedAccounts blocks;
  private final Clock clock;

  AccountMessages(Outbox outbox, LobbyTopics topics, BlockedAccounts blocks, Clock clock) {
    this.outbox = outbox;
    this.topics = topics;
    this.blocks = blocks;
    this.clock = clock;
  }

  /** The account as it is now. */
  public void publishState(Account account) {
    send(topics.accountEvents(), account, state(account));
  }

  /** Where the account is reached now, for the one service that sends e-mail. */
  public void publishContact(Account account) {
    send(
        topics.accountContacts(),
        account,
        new AccountContact(account.id(), account.revision(), account.email()));
  }

  private AccountState state(Account account) {
    if (account.isDeleted()) {
      return new AccountState.AccountDeleted(
          account.id(), account.revision(), clock.instant(), account.name());
    }
    return new AccountState.AccountChanged(
        account.id(),
        account.revision(),
        clock.instant(),
        account.name(),
        account.isGuest(),
        account.language(),
        account.timeZone().getId(),
        account
            .vacation()
            .map(
                vacation ->
                    new AccountState.Vacation(
                        vacation.from(),
                        vacation.to(),
                        Optional.of(account.vacationZone().getId()))),
        account.quietHours().map(QuietHours::told),
        account.earlierQuiet(),
        blocks.blockedBy(account.id()));
  }

  private void send(String topic, Account account, Object message) {
    outbox.add(new Message(topic, account.id(), ContractJson.text(message)));
  }
}
