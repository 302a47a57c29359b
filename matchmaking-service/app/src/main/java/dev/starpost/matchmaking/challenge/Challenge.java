package dev.starpost.matchmaking.challenge;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.contracts.game.TableClock;
import dev.starpost.matchmaking.database.ClockColumn;
import dev.starpost.outbox.column.Json;
import dev.starpost.outbox.column.Times;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Optional;

/**
 * A challenge as it is stored.
 *
 * @param challenger the account
 * @param challenged the account
 * @param consequence for the challenged, of one that came to nothing
 * @param tableId when it is accepted
 * @param gameId when the game has begun
 */
record Challenge(
    String id,
    String game,
    String challenger,
    String challenged,
    ObjectNode options,
    TableClock clock,
    ChallengeState state,
    Instant madeAt,
    Instant expiresAt,
    Optional<String> consequence,
    Optional<String> tableId,
    Optional<String> gameId) {

  static final String QUERY =
      "select c.id, c.game, c.challenger, c.challenged, c.options, c.clock, c.state, c.made_at,"
          + " c.expires_at, c.consequence, c.table_id, m.game_id"
          + " from challenge c left join matched_table m on m.id = c.table_id ";

  static Challenge of(ResultSet row) throws SQLException {
    return new Challenge(
        row.getString("id"),
        row.getString("game"),
        row.getString("challenger"),
        row.getString("challenged"),
        Json.read(row.getString("options")),
        ClockColumn.read(row.getString("clock")),
        ChallengeState.of(row.getString("state")),
        Times.at(row, "made_at"),
        Times.at(row, "expires_at"),
        Optional.ofNullable(row.getString("consequence")),
        Optional.ofNullable(row.getString("table_id")),
        Optional.ofNullable(row.getString("game_id")));
  }
}
