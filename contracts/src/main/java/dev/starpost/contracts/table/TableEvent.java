package dev.starpost.contracts.table;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.contracts.Required;

/**
 * What has happened at a table: a record of {@code lobby.events}, by table. Each one says the whole
 * state of the table after it, so that nobody has to remember those before it.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
  @JsonSubTypes.Type(TableEvent.TableOpened.class),
  @JsonSubTypes.Type(TableEvent.SeatTaken.class),
  @JsonSubTypes.Type(TableEvent.SeatLeft.class),
  @JsonSubTypes.Type(TableEvent.Invited.class),
  @JsonSubTypes.Type(TableEvent.TableStarted.class),
  @JsonSubTypes.Type(TableEvent.TableCancelled.class)
})
public sealed interface TableEvent {
  /** The table after it. */
  TableState table();

  /** Somebody has opened it, and sits at it. */
  @JsonTypeName("table-opened.v1")
  record TableOpened(TableState table) implements TableEvent {
    public TableOpened {
      Required.field("table", table);
    }
  }

  /**
   * Somebody has sat down.
   *
   * @param account who
   */
  @JsonTypeName("seat-taken.v1")
  record SeatTaken(TableState table, String account) implements TableEvent {
    public SeatTaken {
      Required.field("table", table);
      Required.word("account", account);
    }
  }

  /**
   * Somebody does not sit at it any more. If it was the owner, the table has another one.
   *
   * @param account who
   * @param kicked whether the owner wanted it
   */
  @JsonTypeName("seat-left.v1")
  record SeatLeft(TableState table, String account, boolean kicked) implements TableEvent {
    public SeatLeft {
      Required.field("table", table);
      Required.word("account", account);
    }
  }

  /**
   * Somebody is asked to sit down.
   *
   * @param account who
   */
  @JsonTypeName("invited.v1")
  record Invited(TableState table, String account) implements TableEvent {
    public Invited {
      Required.field("table", table);
      Required.word("account", account);
    }
  }

  /** Its game has begun. */
  @JsonTypeName("table-started.v1")
  record TableStarted(TableState table) implements TableEvent {
    public TableStarted {
      Required.field("table", table);
      Required.word("table.gameId", table.gameId().orElse(null));
    }
  }

  /** No game will begin from it. */
  @JsonTypeName("table-cancelled.v1")
  record TableCancelled(TableState table) implements TableEvent {
    public TableCancelled {
      Required.field("table", table);
      Required.word("table.cancelled", table.cancelled().orElse(null));
    }
  }
}
