package dev.starpost.lobby.tables.open;

import com.github.f4b6a3.ulid.UlidCreator;
import dev.starpost.lobby.identity.account.Account;
import dev.starpost.lobby.identity.account.Accounts;
import dev.starpost.lobby.tables.start.StartingGame;
import dev.starpost.lobby.tables.table.GameTable;
import dev.starpost.lobby.tables.table.GameTables;
import dev.starpost.lobby.tables.table.OpenTableLimit;
import dev.starpost.lobby.tables.table.TableMessages;
import dev.starpost.lobby.tables.table.TablePlan;
import io.quarkus.security.AuthenticationFailedException;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;

/** Creates the table of a plan, with its owner in a seat. */
@ApplicationScoped
public class CreatingTable {
  private final GameTables tables;
  private final Accounts accounts;
  private final OpenTableLimit openTables;
  private final StartingGame starting;
  private final TableMessages messages;
  private final Clock clock;

  CreatingTable(
      GameTables tables,
      Accounts accounts,
      OpenTableLimit openTables,
      StartingGame starting,
      TableMessages messages,
      Clock clock) {
    this.tables = tables;
    this.accounts = accounts;
    this.openTables = openTables;
    this.starting = starting;
    this.messages = messages;
    this.clock = clock;
  }

  /** In the present transaction, in which the owner's account stays locked. */
  public GameTable create(TablePlan plan, String who, int number, String entropy) {
    Account owner = accounts.locked(who).orElseThrow(AuthenticationFailedException::new);
    openTables.requireRoom(who);
    String id = UlidCreator.getMonotonicUlid().toString();
    GameTable table = new GameTable(id, plan, owner, clock.instant());
    table.seatOwner(number, entropy);
    tables.persist(table);
    messages.opened(table);
    starting.startIfFull(table);
    return table;
  }
}
