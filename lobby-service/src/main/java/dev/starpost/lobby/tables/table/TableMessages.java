package dev.starpost.lobby.tables.table;

import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.game.GameCommand;
import dev.starpost.contracts.table.TableEvent;
import dev.starpost.contracts.table.TableState;
import dev.starpost.lobby.topic.LobbyTopics;
import dev.starpost.outbox.Message;
import dev.starpost.outbox.Outbox;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;

/**
 * Publishes the messages about tables, through the outbox of the transaction that changes them. A
 * game's id begins with a letter and a table's with a digit: what is told of the table first and of
 * its game second is told in the order of the keys.
 */
@ApplicationScoped
public class TableMessages {
  private final Outbox outbox;
  private final LobbyTopics topics;

  TableMessages(Outbox outbox, LobbyTopics topics) {
    this.outbox = outbox;
    this.topics = topics;
  }

  public void opened(GameTable table) {
    tell(new TableEvent.TableOpened(state(table)));
  }

  public void seatTaken(GameTable table, String account) {
    tell(new TableEvent.SeatTaken(state(table), account));
  }

  public void seatLeft(GameTable table, String account, boolean kicked) {
    tell(new TableEvent.SeatLeft(state(table), account, kicked));
  }

  public void invited(GameTable table, String account) {
    tell(new TableEvent.Invited(state(table), account));
  }

  public void started(GameTable table) {
    tell(new TableEvent.TableStarted(state(table)));
  }

  public void cancelled(GameTable table) {
    tell(new TableEvent.TableCancelled(state(table)));
  }

  /** Asks the engine to begin the game. */
  public void start(GameTable table) {
    String gameId = table.gameId().orElseThrow();
    var command =
        new GameCommand.StartGame(
            table.id(),
            gameId,
            Optional.empty(),
            table.game(),
            table.seats().stream().map(TableMessages::player).toList(),
            table.options(),
            table.commitment(),
            table.visibility(),
            Optional.of(table.clock()),
            Optional.of(table.isRanked()));
    outbox.add(new Message(topics.gameCommands(table.game()), gameId, ContractJson.text(command)));
  }

  private static GameCommand.Player player(Seat seat) {
    return new GameCommand.Player(seat.accountId(), seat.name(), seat.entropy(), seat.bot());
  }

  private void tell(TableEvent event) {
    outbox.add(new Message(topics.lobbyEvents(), event.table().id(), ContractJson.text(event)));
  }

  static TableState state(GameTable table) {
    return new TableState(
        table.id(),
        table.revision(),
        table.changedAt(),
        table.game(),
        table.state().word(),
        table.owner().id(),
        table.places(),
        table.seats().stream()
            .map(
                seat ->
                    new TableState.Player(seat.number(), seat.accountId(), seat.name(), seat.bot()))
            .toList(),
        table.options(),
        table.clock(),
        table.isRanked(),
        table.visibility(),
        table.commitment(),
        table.cancelled().map(Cancellation::word),
        table.gameId().filter(id -> table.is(LifecycleState.STARTED)),
        table.rematchOf());
  }
}
