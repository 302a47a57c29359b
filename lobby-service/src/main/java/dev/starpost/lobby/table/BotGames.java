package dev.starpost.lobby.table;

import static dev.starpost.lobby.table.policy.TableAdmissionPolicy.FEW_BOT_GAMES;
import static dev.starpost.lobby.table.policy.TableAdmissionPolicy.FEW_BOT_GAMES_OF_A_NETWORK;

import dev.starpost.lobby.account.Account;
import dev.starpost.lobby.account.Network;
import dev.starpost.lobby.database.Locks;
import dev.starpost.lobby.table.policy.Share;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;

/**
 * Counts the games with bots that somebody, and a network, has: open and starting tables too, lest
 * a burst of them comes through while none has begun.
 */
@ApplicationScoped
class BotGames {
  private final GameTables tables;
  private final Locks locks;
  private final TableSettings settings;

  BotGames(GameTables tables, Locks locks, TableSettings settings) {
    this.tables = tables;
    this.locks = locks;
    this.settings = settings;
  }

  /**
   * Lets nobody else of this network seat bots until the transaction ends. Taken after accounts and
   * before tables.
   */
  void hold(Optional<Network> network) {
    network.ifPresent(one -> locks.take("bots of " + one.text()));
  }

  /**
   * From now on the bots of the table count for that person, if they do not count for somebody.
   *
   * @param who whose account is locked
   * @param network which is held
   */
  void count(GameTable table, Account who, Optional<Network> network) {
    if (table.botPatron().isPresent()) {
      return;
    }
    int most = who.isGuest() ? settings.mostBotGamesOfAGuest() : settings.mostBotGames();
    FEW_BOT_GAMES.require(new Share(tables.countBotGamesOf(who.id()), most));
    network.ifPresent(
        one ->
            FEW_BOT_GAMES_OF_A_NETWORK.require(
                new Share(
                    tables.countBotGamesFrom(one.text()), settings.mostBotGamesOfANetwork())));
    table.takePatron(new BotPatron(who.id(), network));
  }
}
