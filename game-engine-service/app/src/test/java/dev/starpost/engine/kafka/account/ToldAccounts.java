package dev.starpost.engine.kafka.account;

import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.account.AccountState;
import dev.starpost.engine.kafka.MessageSender;
import dev.starpost.engine.kafka.Topics;
import io.opentelemetry.context.Context;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;

/** Tells the engine under test of accounts, as the lobby does. */
@ApplicationScoped
public class ToldAccounts {
  private final Topics topics;
  private final MessageSender sender;

  ToldAccounts(Topics topics, MessageSender sender) {
    this.topics = topics;
    this.sender = sender;
  }

  public void tell(AccountState state) throws Exception {
    sender
        .send(
            topics.accounts(),
            state.account(),
            ContractJson.write(state),
            Context.root(),
            Optional.empty())
        .get();
  }
}
