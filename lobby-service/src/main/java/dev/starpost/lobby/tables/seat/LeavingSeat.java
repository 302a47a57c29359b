package dev.starpost.lobby.tables.seat;

import dev.starpost.lobby.problem.LobbyProblem;
import dev.starpost.lobby.tables.table.Cancellation;
import dev.starpost.lobby.tables.table.GameTable;
import dev.starpost.lobby.tables.table.Kick;
import dev.starpost.lobby.tables.table.Kicks;
import dev.starpost.lobby.tables.table.Seat;
import dev.starpost.lobby.tables.table.TableAccess;
import dev.starpost.lobby.tables.table.TableAccountId;
import dev.starpost.lobby.tables.table.TableMessages;
import dev.starpost.web.problem.Problem;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.util.Optional;

/** Leaves seats of an open table, by oneself or sent away by the owner. */
@ApplicationScoped
public class LeavingSeat {
  private final TableAccess access;
  private final Kicks kicks;
  private final CancellingTable cancelling;
  private final TableMessages messages;
  private final Clock clock;

  LeavingSeat(
      TableAccess access,
      Kicks kicks,
      CancellingTable cancelling,
      TableMessages messages,
      Clock clock) {
    this.access = access;
    this.kicks = kicks;
    this.cancelling = cancelling;
    this.messages = messages;
    this.clock = clock;
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

  /** Takes a player from an open table that is locked; the last person cancels it. */
  public void remove(GameTable table, Seat seat, boolean kicked) {
    table.leave(seat, clock.instant());
    messages.seatLeft(table, seat.accountId(), kicked);
    if (table.accounts().isEmpty()) {
      cancelling.cancel(table, Cancellation.EVERYBODY_LEFT);
    }
  }
}
