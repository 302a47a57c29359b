package dev.starpost.lobby.table;

import static dev.starpost.lobby.table.policy.TableAdmissionPolicy.ACCOUNT_FOR_RANKED;
import static dev.starpost.lobby.table.policy.TableAdmissionPolicy.FREE_SEAT;
import static dev.starpost.lobby.table.policy.TableAdmissionPolicy.ONE_SEAT_EACH;
import static dev.starpost.lobby.table.policy.TableAdmissionPolicy.OPEN_TABLE;
import static dev.starpost.lobby.table.policy.TableAdmissionPolicy.WELCOME;

import dev.starpost.lobby.account.Account;
import dev.starpost.lobby.account.Accounts;
import dev.starpost.lobby.problem.LobbyProblem;
import dev.starpost.lobby.table.policy.Arrival;
import dev.starpost.lobby.table.policy.Stakes;
import dev.starpost.web.problem.Problem;
import io.quarkus.security.AuthenticationFailedException;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.util.Optional;

/**
 * Sitting down and leaving. Locks are taken in one order, lest two wait for each other: first the
 * account, then its tables, the older one first.
 */
@ApplicationScoped
class Seating {
  private final Door door;
  private final Accounts accounts;
  private final Opening opening;
  private final Starting starting;
  private final Invitations invitations;
  private final Kicks kicks;
  private final TableMessages messages;
  private final Clock clock;

  Seating(
      Door door,
      Accounts accounts,
      Opening opening,
      Starting starting,
      Invitations invitations,
      Kicks kicks,
      TableMessages messages,
      Clock clock) {
    this.door = door;
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
    GameTable table = door.locked(id, who, code);
    sit(table, account, entropy);
    return table;
  }

  /** Both are locked. */
  void sit(GameTable table, Account account, String entropy) {
    String who = account.id();
    Arrival arrival = door.arrival(table, who);
    ONE_SEAT_EACH.require(arrival);
    FREE_SEAT.require(arrival);
    OPEN_TABLE.require(arrival);
    ACCOUNT_FOR_RANKED.require(new Stakes(table.isRanked(), account.isGuest()));
    WELCOME.require(arrival);
    opening.requireRoom(who);
    int number =
        invitations
            .findByIdOptional(new AtTable(table.id(), who))
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
    GameTable table = door.locked(id, who, Optional.empty());
    Seat seat = table.seatOf(who).orElseThrow(() -> Problem.of(LobbyProblem.NO_SUCH_SEAT));
    Door.requireOpen(table);
    remove(table, seat, false);
  }

  @Transactional
  void kick(String id, String owner, int number) {
    GameTable table = door.lockedByOwner(id, owner);
    Door.requireOpen(table);
    Seat seat = table.seatAt(number).orElseThrow(() -> Problem.of(LobbyProblem.NO_SUCH_SEAT));
    if (seat.isOf(owner)) {
      throw Problem.of(LobbyProblem.KICKED_YOURSELF);
    }
    // Another bot may come.
    seat.person().ifPresent(who -> kicks.persist(new Kick(new AtTable(id, who.id()))));
    remove(table, seat, true);
  }

  /** Takes a player from an open table that is locked; the last person closes it. */
  void remove(GameTable table, Seat seat, boolean kicked) {
    table.leave(seat, clock.instant());
    messages.seatLeft(table, seat.accountId(), kicked);
    if (table.accounts().isEmpty()) {
      cancel(table, Cancellation.EVERYBODY_LEFT);
    }
  }

  /** The owner does not want to play any more. A table that is gone can be cancelled again. */
  @Transactional
  void cancel(String id, String owner) {
    GameTable table = door.lockedByOwner(id, owner);
    if (!table.is(State.CANCELLED)) {
      Door.requireOpen(table);
      cancel(table, Cancellation.BY_OWNER);
    }
  }

  void cancel(GameTable table, Cancellation why) {
    table.cancel(why, clock.instant());
    messages.cancelled(table);
  }
}
