package dev.starpost.matchmaking.export;

import dev.starpost.matchmaking.account.Players;
import dev.starpost.outbox.column.Times;
import dev.starpost.web.export.PersonalData;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Jdbi;

/** The tables that were made for somebody, and with whom. */
@ApplicationScoped
class MatchData implements PersonalData {
  /** Each of these has an index by account; the tables themselves have none. */
  private static final String QUERY =
      "select * from matched_table where id in ("
          + "select table_id from meeting where one = :account"
          + " union select table_id from meeting where other = :account"
          + " union select table_id from ticket where account = :account"
          + " union select table_id from challenge where challenger = :account"
          + " union select table_id from challenge where challenged = :account)"
          + " and :account = any (players) order by id";

  private final Jdbi jdbi;
  private final Players people;

  MatchData(Jdbi jdbi, Players people) {
    this.jdbi = jdbi;
    this.people = people;
  }

  /**
   * @param why a match or a challenge
   * @param players their names in seating order; empty for those who are gone
   * @param spread points between the ratings
   * @param waited seconds of the longest wait
   */
  record Matched(
      String tableId,
      String game,
      String why,
      List<String> players,
      String state,
      Instant madeAt,
      Optional<String> gameId,
      Optional<Integer> score,
      Optional<Integer> spread,
      Optional<Long> waited) {}

  @Override
  public String part() {
    return "matches";
  }

  @Override
  public List<Matched> of(String account) {
    return jdbi.withHandle(
        sql ->
            sql.createQuery(QUERY)
                .bind("account", account)
                .map((row, context) -> matched(row))
                .list());
  }

  private Matched matched(ResultSet row) throws SQLException {
    List<String> players = Arrays.asList((String[]) row.getArray("players").getArray());
    Map<String, String> names = people.names(players);
    return new Matched(
        row.getString("id"),
        row.getString("game"),
        row.getString("why"),
        players.stream().map(player -> names.getOrDefault(player, "")).toList(),
        row.getString("state"),
        Times.at(row, "made_at"),
        Optional.ofNullable(row.getString("game_id")),
        Optional.ofNullable(row.getObject("score", Integer.class)),
        Optional.ofNullable(row.getObject("spread", Integer.class)),
        Optional.ofNullable(row.getObject("waited", Long.class)));
  }

  /** Nobody can meet them again. The tables are also the others'; nobody is named in them. */
  @Override
  public void erase(String account) {
    jdbi.useHandle(
        sql ->
            sql.createUpdate("delete from meeting where one = :account or other = :account")
                .bind("account", account)
                .execute());
  }
}
