package dev.starpost.lobby.tables.start;

import static dev.starpost.lobby.tables.policy.TableAdmissionPolicy.ENOUGH_PLAYERS;

import dev.starpost.contracts.game.GameCommit;
import dev.starpost.contracts.game.GameFact;
import dev.starpost.lobby.game.GameListener;
import dev.starpost.lobby.tables.policy.Party;
import dev.starpost.lobby.tables.table.GameTable;
import dev.starpost.lobby.tables.table.GameTables;
import dev.starpost.lobby.tables.table.LifecycleState;
import dev.starpost.lobby.tables.table.TableAccess;
import dev.starpost.lobby.tables.table.TableMessages;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.util.Optional;

/** Starts the games of tables, and notes when they begin and end. */
@ApplicationScoped
public class StartingGame implements GameListener {
  private final TableAccess access;
  private final GameTables tables;
  private final TableMessages messages;
  private final Clock clock;

  StartingGame(TableAccess access, GameTables tables, TableMessages messages, Clock clock) {
    this.access = access;
    this.tables = tables;
    this.messages = messages;
    this.clock = clock;
  }

  /** The owner has waited long enough. Once more does no harm. */
  @Transactional
  public void start(String id, String who) {
    GameTable table = access.lockedByOwner(id, who);
    if (table.is(LifecycleState.STARTING) || table.is(LifecycleState.STARTED)) {
      return;
    }
    TableAccess.requireOpen(table);
    ENOUGH_PLAYERS.require(new Party(table.seats().size(), table.places().min()));
    start(table);
  }

  /** In the transaction in which the last seat was taken. */
  public void startIfFull(GameTable table) {
    if (table.isFull()) {
      start(table);
    }
  }

  private void start(GameTable table) {
    table.start(clock.instant());
    messages.start(table);
  }

  /**
   * The command that began a game has the id of its table; games without a table are none of ours.
   */
  @Override
  public void started(GameCommit commit, GameFact.GameStarted fact) {
    tables
        .locked(fact.commandId())
        .filter(table -> table.gameId().equals(Optional.of(commit.gameId())))
        .filter(table -> table.is(LifecycleState.STARTING))
        .ifPresent(
            table -> {
              table.begin(clock.instant());
              messages.started(table);
            });
  }

  @Override
  public void finished(GameCommit commit, GameFact.GameFinished fact) {
    tables.lockedOfGame(commit.gameId()).ifPresent(table -> table.finish(commit.at()));
  }
}
