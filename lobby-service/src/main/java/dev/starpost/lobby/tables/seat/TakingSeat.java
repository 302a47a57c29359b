package dev.starpost.lobby.tables.seat;

import static dev.starpost.lobby.tables.policy.TableAdmissionPolicy.ACCOUNT_FOR_RANKED;
import static dev.starpost.lobby.tables.policy.TableAdmissionPolicy.FREE_SEAT;
import static dev.starpost.lobby.tables.policy.TableAdmissionPolicy.ONE_SEAT_EACH;
import static dev.starpost.lobby.tables.policy.TableAdmissionPolicy.OPEN_TABLE;
import static dev.starpost.lobby.tables.policy.TableAdmissionPolicy.WELCOME;

import dev.starpost.lobby.identity.account.Account;
import dev.starpost.lobby.identity.account.Accounts;
import dev.starpost.lobby.problem.LobbyProblem;
import dev.starpost.lobby.tables.open.OpeningTable;
import dev.starpost.lobby.tables.policy.Arrival;
import dev.starpost.lobby.tables.policy.Stakes;
import dev.starpost.lobby.tables.start.StartingGame;
import dev.starpost.lobby.tables.table.CancellationReason;
import dev.starpost.lobby.tables.table.GameTable;
import dev.starpost.lobby.tables.table.Invitation;
import dev.starpost.lobby.tables.table.Invitations;
import dev.starpost.lobby.tables.table.Kick;
import dev.starpost.lobby.tables.table.Kicks;
import dev.starpost.lobby.tables.table.LifecycleState;
import dev.starpost.lobby.tables.table.Seat;
import dev.starpost.lobby.tables.table.TableAccess;
import dev.starpost.lobby.tables.table.TableAccountId;
import dev.starpost.lobby.tables.table.TableMessages;
import dev.starpost.web.problem.Problem;
import io.quarkus.security.AuthenticationFailedException;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.util.Optional;

/**
 * Takes seats of a table, and leaves them. Locks are taken in one order, lest two wait for each
 * other: first the account, then its tables, the older one first.
 */
@ApplicationScoped
public class TakingSeat {
  private final TableAccess access;
  private final Accounts accounts;
  private final OpeningTable opening;
  private final StartingGame starting;
  private final Invitations invitations;
  private final Kicks kicks;
  private final TableMessages messages;
  private final Clock clock;

  TakingSeat(
      TableAccess access,
      Accounts accounts,
      OpeningTable opening,
      StartingGame starting,
      Invitations invitations,
      Kicks kicks,
      TableMessages messages,
      Clock clock) {
    this.access = access;
    this.accounts = accounts;
    this.opening = opening;
    this.starting = starting;
    this.invitations = invitations;
    this.kicks = kicks;
    this.messages = messages;
    this.clock = clock;
  }

  @Transactional
  GameTable join(String id, String who, Optional<String> code, String entropy) {
    Account account = accounts.locked(who).orElseThrow(AuthenticationFailedException::new);
    GameTable table = access.locked(id, who, code);
    sit(table, account, entropy);
    return table;
  }

  /** Both are locked. */
  public void sit(GameTable table, Account account, String entropy) {
    String who = account.id();
    Arrival arrival = access.arrival(table, who);
    ONE_SEAT_EACH.require(arrival);
    FREE_SEAT.require(arrival);
    OPEN_TABLE.require(arrival);
    ACCOUNT_FOR_RANKED.require(new Stakes(table.isRanked(), account.isGuest()));
    WELCOME.require(arrival);
    opening.requireRoom(who);
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

  @Transactional
  void leave(String id, String who) {
    GameTable table = access.locked(id, who, Optional.empty());
    Seat seat = table.seatOf(who).orElseThrow(() -> Problem.of(LobbyProblem.NO_SUCH_SEAT));
    TableAccess.requireOpen(table);
    remove(table, seat, false);
  }

  @Transactional
  void kick(String id, String owner, int number) {
    GameTable table = access.lockedByOwner(id, owner);
    TableAccess.requireOpen(table);
    Seat seat = table.seatAt(number).orElseThrow(() -> Problem.of(LobbyProblem.NO_SUCH_SEAT));
    if (seat.isOf(owner)) {
      throw Problem.of(LobbyProblem.KICKED_YOURSELF);
    }
    // Another bot may come.
    seat.person().ifPresent(who -> kicks.persist(new Kick(new TableAccountId(id, who.id()))));
    remove(table, seat, true);
  }

  /** Takes a player from an open table that is locked; the last person closes it. */
  public void remove(GameTable table, Seat seat, boolean kicked) {
    table.leave(seat, clock.instant());
    messages.seatLeft(table, seat.accountId(), kicked);
    if (table.accounts().isEmpty()) {
      cancel(table, CancellationReason.EVERYBODY_LEFT);
    }
  }

  /** The owner does not want to play any more. A table that is gone can be cancelled again. */
  @Transactional
  public void cancel(String id, String owner) {
    GameTable table = access.lockedByOwner(id, owner);
    if (!table.is(LifecycleState.CANCELLED)) {
      TableAccess.requireOpen(table);
      cancel(table, CancellationReason.BY_OWNER);
    }
  }

  public void cancel(GameTable table, CancellationReason why) {
    table.cancel(why, clock.instant());
    messages.cancelled(table);
  }
}
