package dev.starpost.lobby.tables.bot;

import static dev.starpost.lobby.tables.policy.TableAdmissionPolicy.FEW_BOT_GAMES;
import static dev.starpost.lobby.tables.policy.TableAdmissionPolicy.FEW_BOT_GAMES_OF_A_NETWORK;

import dev.starpost.lobby.database.AdvisoryLocks;
import dev.starpost.lobby.identity.account.Account;
import dev.starpost.lobby.network.ClientNetwork;
import dev.starpost.lobby.tables.policy.Share;
import dev.starpost.lobby.tables.table.BotPatron;
import dev.starpost.lobby.tables.table.GameTable;
import dev.starpost.lobby.tables.table.GameTables;
import dev.starpost.lobby.tables.table.TableSettings;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;

/**
 * Limits of games with bots for each account and each network. Open and starting tables count too,
 * lest a burst of them comes through while none has begun.
 */
@ApplicationScoped
public class BotGameLimits {
  private final GameTables tables;
  private final AdvisoryLocks locks;
  private final TableSettings settings;

  BotGameLimits(GameTables tables, AdvisoryLocks locks, TableSettings settings) {
    this.tables = tables;
    this.locks = locks;
    this.settings = settings;
  }

  /**
   * Lets nobody else of this network seat bots until the transaction ends. Taken after accounts and
   * before tables.
   */
  public void hold(Optional<ClientNetwork> network) {
    network.ifPresent(one -> locks.take("bots of " + one.text()));
  }

  /**
   * From now on the bots of the table count for that person, if they do not count for somebody.
   *
   * @param who whose account is locked
   * @param network which is held
   */
  public void count(GameTable table, Account who, Optional<ClientNetwork> network) {
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
