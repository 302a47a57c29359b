package dev.starpost.contracts.matchmaking;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.contracts.Required;
import dev.starpost.contracts.game.TableClock;
import java.time.Instant;
import java.util.List;

/** What the lobby is asked to do: a record of {@code lobby.commands}, by table. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes(@JsonSubTypes.Type(LobbyCommand.CreateMatchedTable.class))
public sealed interface LobbyCommand {
  String tableId();

  /**
   * Make a table with these players and begin its game. The answer is on {@code lobby.events}: the
   * table is started, or it is cancelled, and then its players are those who could have played.
   *
   * @param tableId chosen by the sender, so that the command may arrive twice
   * @param players the accounts, in seating order
   * @param options complete
   */
  @JsonTypeName("create-matched-table.v1")
  record CreateMatchedTable(
      String tableId,
      String game,
      List<String> players,
      ObjectNode options,
      TableClock clock,
      boolean ranked,
      Why why,
      Instant at)
      implements LobbyCommand {
    public CreateMatchedTable {
      Required.word("tableId", tableId);
      Required.word("game", game);
      players = List.copyOf(Required.field("players", players));
      Required.field("options", options);
      Required.field("clock", clock);
      Required.field("why", why);
      Required.field("at", at);
    }
  }

  /** What brought the players together. */
  enum Why {
    @JsonProperty("match")
    MATCH,
    @JsonProperty("challenge")
    CHALLENGE
  }
}
