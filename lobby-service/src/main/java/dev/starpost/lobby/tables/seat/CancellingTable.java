package dev.starpost.lobby.tables.seat;

import dev.starpost.lobby.tables.table.Cancellation;
import dev.starpost.lobby.tables.table.GameTable;
import dev.starpost.lobby.tables.table.LifecycleState;
import dev.starpost.lobby.tables.table.TableAccess;
import dev.starpost.lobby.tables.table.TableMessages;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;

/** Cancels tables from which no game will begin. */
@ApplicationScoped
public class CancellingTable {
  private final TableAccess access;
  private final TableMessages messages;
  private final Clock clock;

  CancellingTable(TableAccess access, TableMessages messages, Clock clock) {
    this.access = access;
    this.messages = messages;
    this.clock = clock;
  }

  /** The owner does not want to play any more. A table that is gone can be cancelled again. */
  @Transactional
  public void cancel(String id, String owner) {
    GameTable table = access.lockedByOwner(id, owner);
    if (!table.is(LifecycleState.CANCELLED)) {
      TableAccess.requireOpen(table);
      cancel(table, Cancellation.BY_OWNER);
    }
  }

  /** In the present transaction, which holds the table. */
  public void cancel(GameTable table, Cancellation why) {
    table.cancel(why, clock.instant());
    messages.cancelled(table);
  }
}
