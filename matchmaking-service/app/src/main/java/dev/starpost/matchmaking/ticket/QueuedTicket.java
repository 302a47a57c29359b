package dev.starpost.matchmaking.ticket;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.contracts.game.TableClock;
import dev.starpost.contracts.table.TableState.Seats;
import dev.starpost.matchmaking.database.ClockColumn;
import dev.starpost.matchmaking.play.GameRequest;
import dev.starpost.outbox.column.Json;
import dev.starpost.outbox.column.Times;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Optional;

/**
 * A ticket as it is stored.
 *
 * @param why it was cancelled
 * @param tableId from the match on
 * @param gameId when the game has begun
 */
public record QueuedTicket(
    String id,
    String account,
    String game,
    Seats seats,
    ObjectNode options,
    TableClock clock,
    int rating,
    TicketState state,
    Instant since,
    Instant expiresAt,
    Optional<String> why,
    Optional<String> tableId,
    Optional<String> gameId) {

  static final String QUERY =
      "select t.id, t.account, t.game, t.least, t.most, t.options, t.clock, t.rating, t.state,"
          + " t.since, t.expires_at, t.why, t.table_id, m.game_id"
          + " from ticket t left join matched_table m on m.id = t.table_id ";

  GameRequest play() {
    return new GameRequest(game, seats, options, clock);
  }

  static QueuedTicket of(ResultSet row) throws SQLException {
    return new QueuedTicket(
        row.getString("id"),
        row.getString("account"),
        row.getString("game"),
        new Seats(row.getInt("least"), row.getInt("most")),
        Json.read(row.getString("options")),
        ClockColumn.read(row.getString("clock")),
        row.getInt("rating"),
        TicketState.of(row.getString("state")),
        Times.at(row, "since"),
        Times.at(row, "expires_at"),
        Optional.ofNullable(row.getString("why")),
        Optional.ofNullable(row.getString("table_id")),
        Optional.ofNullable(row.getString("game_id")));
  }
}
