package dev.starpost.rating.game;

import dev.starpost.outbox.column.Times;
import dev.starpost.web.export.PersonalData;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Jdbi;

/** Where somebody sits in games that are not over, and since when they are waited for. */
@ApplicationScoped
class TurnData implements PersonalData {
  private final Jdbi jdbi;

  TurnData(Jdbi jdbi) {
    this.jdbi = jdbi;
  }

  /**
   * @param name as the game has told it
   */
  record Turn(
      String gameId,
      int seat,
      String name,
      Optional<Instant> askedAt,
      boolean timed,
      boolean answered) {}

  @Override
  public String part() {
    return "openTurns";
  }

  @Override
  public List<Turn> of(String account) {
    return jdbi.withHandle(
        sql ->
            sql.createQuery("select * from game_seat where account = :account order by game, seat")
                .bind("account", account)
                .map(
                    (row, context) ->
                        new Turn(
                            row.getString("game"),
                            row.getInt("seat"),
                            row.getString("name"),
                            Times.perhapsAt(row, "asked_at"),
                            row.getBoolean("timed"),
                            row.getBoolean("answered")))
                .list());
  }

  /** The others' games go on; nobody is named in them. */
  @Override
  public void erase(String account) {
    jdbi.useHandle(
        sql ->
            sql.createUpdate("update game_seat set name = '' where account = :account")
                .bind("account", account)
                .execute());
  }
}
