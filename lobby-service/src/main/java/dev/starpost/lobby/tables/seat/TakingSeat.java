package dev.starpost.lobby.tables.seat;

import static dev.starpost.lobby.tables.policy.TableAdmissionPolicy.ACCOUNT_FOR_RANKED;
import static dev.starpost.lobby.tables.policy.TableAdmissionPolicy.FREE_SEAT;
import static dev.starpost.lobby.tables.policy.TableAdmissionPolicy.ONE_SEAT_EACH;
import static dev.starpost.lobby.tables.policy.TableAdmissionPolicy.OPEN_TABLE;
import static dev.starpost.lobby.tables.policy.TableAdmissionPolicy.WELCOME;

import dev.starpost.lobby.identity.account.Account;
import dev.starpost.lobby.identity.account.Accounts;
import dev.starpost.lobby.tables.policy.Arrival;
import dev.starpost.lobby.tables.policy.Stakes;
import dev.starpost.lobby.tables.start.StartingGame;
import dev.starpost.lobby.tables.table.GameTable;
import dev.starpost.lobby.tables.table.Invitation;
import dev.starpost.lobby.tables.table.Invitations;
import dev.starpost.lobby.tables.table.OpenTableLimit;
import dev.starpost.lobby.tables.table.TableAccess;
import dev.starpost.lobby.tables.table.TableAccountId;
import dev.starpost.lobby.tables.table.TableMessages;
import io.quarkus.security.AuthenticationFailedException;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.util.Optional;

/**
 * Takes seats of a table. Locks are taken in one order, lest two wait for each other: first the
 * account, then its tables, the older one first.
 */
@ApplicationScoped
public class TakingSeat {
  private final TableAccess access;
  private final Accounts accounts;
  private final OpenTableLimit openTables;
  private final StartingGame starting;
  private final Invitations invitations;
  private final TableMessages messages;
  private final Clock clock;

  TakingSeat(
      TableAccess access,
      Accounts accounts,
      OpenTableLimit openTables,
      StartingGame starting,
      Invitations invitations,
      TableMessages messages,
      Clock clock) {
    this.access = access;
    this.accounts = accounts;
    this.openTables = openTables;
    this.starting = starting;
    this.invitations = invitations;
    this.messages = messages;
    this.clock = clock;
  }

  @Transactional
  GameTable take(String id, String who, Optional<String> code, String entropy) {
    Account account = accounts.locked(who).orElseThrow(AuthenticationFailedException::new);
    GameTable table = access.locked(id, who, code);
    take(table, account, entropy);
    return table;
  }

  /** In the present transaction, which holds both. */
  public void take(GameTable table, Account account, String entropy) {
    String who = account.id();
    Arrival arrival = access.arrival(table, who);
    ONE_SEAT_EACH.require(arrival);
    FREE_SEAT.require(arrival);
    OPEN_TABLE.require(arrival);
    ACCOUNT_FOR_RANKED.require(new Stakes(table.isRanked(), account.isGuest()));
    WELCOME.require(arrival);
    openTables.requireRoom(who);
    int number =
        invitations
            .findByIdOptional(new TableAccountId(table.id(), who))
            .flatMap(Invitation::seat)
            .filter(kept -> table.seatAt(kept).isEmpty())
            .orElseGet(() -> table.freeNumber(invitations.keptAt(table.id())));
    invitations.remove(table.id(), who);
    table.seat(account, number, entropy, clock.instant());
    messages.seatTaken(table, who);
    starting.startIfFull(table);
  }
}
