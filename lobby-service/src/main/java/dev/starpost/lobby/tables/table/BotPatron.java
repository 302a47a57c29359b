package dev.starpost.lobby.tables.table;

import dev.starpost.lobby.network.ClientNetwork;
import jakarta.persistence.Column;
import jakarta.persistence.Embeddable;
import java.util.Optional;

/**
 * Patron of the bots of a table: who has seated them. Whoever leaves an open table to others stays
 * its patron, lest one account opens tables with bots for another.
 */
@Embeddable
public class BotPatron {
  @Column(name = "bots_by")
  private String account;

  @Column(name = "bots_network")
  private String network;

  protected BotPatron() {}

  public BotPatron(String account, Optional<ClientNetwork> network) {
    this.account = account;
    this.network = network.map(ClientNetwork::text).orElse(null);
  }

  /** Of the network, if it was that account. */
  BotPatron without(String gone) {
    return gone.equals(account) ? new BotPatron(null, network().map(ClientNetwork::new)) : this;
  }

  /** From which they did so, as far as that is known. */
  public Optional<String> network() {
    return Optional.ofNullable(network);
  }
}
