package dev.starpost.matchmaking.export;

import com.fasterxml.jackson.databind.JsonNode;
import dev.starpost.matchmaking.database.ClockColumn;
import dev.starpost.matchmaking.play.ClockDocument;
import dev.starpost.matchmaking.play.SeatsWish;
import dev.starpost.outbox.column.Json;
import dev.starpost.outbox.column.Times;
import dev.starpost.web.export.PersonalData;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Jdbi;

/** The tickets with which somebody waits or has waited. */
@ApplicationScoped
class TicketData implements PersonalData {
  private final Jdbi jdbi;

  TicketData(Jdbi jdbi) {
    this.jdbi = jdbi;
  }

  /**
   * @param rating by which opponents are sought
   */
  record Waited(
      String id,
      String game,
      SeatsWish seats,
      JsonNode options,
      ClockDocument clock,
      int rating,
      String state,
      Instant since,
      Instant expiresAt,
      Optional<Instant> endedAt,
      Optional<String> cancelled,
      Optional<String> tableId) {}

  @Override
  public String part() {
    return "tickets";
  }

  @Override
  public List<Waited> of(String account) {
    return jdbi.withHandle(
        sql ->
            sql.createQuery("select * from ticket where account = :account order by id")
                .bind("account", account)
                .map(
                    (row, context) ->
                        new Waited(
                            row.getString("id"),
                            row.getString("game"),
                            new SeatsWish(row.getInt("least"), row.getInt("most")),
                            Json.read(row.getString("options")),
                            ClockDocument.of(ClockColumn.read(row.getString("clock"))),
                            row.getInt("rating"),
                            row.getString("state"),
                            Times.at(row, "since"),
                            Times.at(row, "expires_at"),
                            Times.perhapsAt(row, "ended_at"),
                            Optional.ofNullable(row.getString("why")),
                            Optional.ofNullable(row.getString("table_id"))))
                .list());
  }

  /** Those that are not over yet end, and go with the sweep. */
  @Override
  public void erase(String account) {
    jdbi.useHandle(
        sql ->
            sql.createUpdate("delete from ticket where account = :account and ended_at is not null")
                .bind("account", account)
                .execute());
  }
}
