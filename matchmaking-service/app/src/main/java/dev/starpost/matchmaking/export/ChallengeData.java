package dev.starpost.matchmaking.export;

import com.fasterxml.jackson.databind.JsonNode;
import dev.starpost.matchmaking.account.Players;
import dev.starpost.matchmaking.database.ClockColumn;
import dev.starpost.matchmaking.play.ClockDocument;
import dev.starpost.outbox.column.Json;
import dev.starpost.outbox.column.Times;
import dev.starpost.web.export.PersonalData;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Jdbi;

/** The challenges that somebody has made or got. */
@ApplicationScoped
class ChallengeData implements PersonalData {
  private final Jdbi jdbi;
  private final Players people;

  ChallengeData(Jdbi jdbi, Players people) {
    this.jdbi = jdbi;
    this.people = people;
  }

  /**
   * @param made whether by the caller
   * @param opponent the name; empty for one who is gone
   * @param consequence for whoever was challenged
   */
  record Challenged(
      String id,
      String game,
      boolean made,
      String opponent,
      JsonNode options,
      ClockDocument clock,
      String state,
      Instant madeAt,
      Instant expiresAt,
      Optional<Instant> endedAt,
      Optional<String> consequence,
      Optional<String> tableId) {}

  @Override
  public String part() {
    return "challenges";
  }

  @Override
  public List<Challenged> of(String account) {
    return jdbi.withHandle(
        sql ->
            sql.createQuery(
                    "select * from challenge where :account in (challenger, challenged)"
                        + " order by id")
                .bind("account", account)
                .map((row, context) -> challenged(row, account))
                .list());
  }

  private Challenged challenged(ResultSet row, String account) throws SQLException {
    boolean made = row.getString("challenger").equals(account);
    String opponent = row.getString(made ? "challenged" : "challenger");
    return new Challenged(
        row.getString("id"),
        row.getString("game"),
        made,
        people.names(List.of(opponent)).getOrDefault(opponent, ""),
        Json.read(row.getString("options")),
        ClockDocument.of(ClockColumn.read(row.getString("clock"))),
        row.getString("state"),
        Times.at(row, "made_at"),
        Times.at(row, "expires_at"),
        Times.perhapsAt(row, "ended_at"),
        Optional.ofNullable(row.getString("consequence")),
        Optional.ofNullable(row.getString("table_id")));
  }

  /** A challenge is also the other's, who may have to answer for it. Nobody is named in it. */
  @Override
  public void erase(String account) {}
}
