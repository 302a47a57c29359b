package dev.starpost.notification.game;

import dev.starpost.notification.database.Times;
import dev.starpost.web.export.PersonalData;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Jdbi;

/** In which games somebody sits, and what they are asked there. */
@ApplicationScoped
class SeatData implements PersonalData {
  private final Jdbi jdbi;

  SeatData(Jdbi jdbi) {
    this.jdbi = jdbi;
  }

  /**
   * @param name as the game has told it
   * @param remindAt when a reminder of the deadline will be sent
   */
  record Seat(
      String gameId,
      int seat,
      String name,
      boolean awaited,
      Optional<Instant> askedAt,
      Optional<Instant> deadline,
      Optional<Instant> remindAt) {}

  @Override
  public String part() {
    return "turns";
  }

  @Override
  public List<Seat> of(String account) {
    return jdbi.withHandle(
        sql ->
            sql.createQuery("select * from game_seat where account = :account order by game, seat")
                .bind("account", account)
                .map(
                    (row, context) ->
                        new Seat(
                            row.getString("game"),
                            row.getInt("seat"),
                            row.getString("name"),
                            row.getBoolean("awaited"),
                            Times.perhapsAt(row, "asked_at"),
                            Times.perhapsAt(row, "deadline"),
                            Times.perhapsAt(row, "remind_at")))
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
