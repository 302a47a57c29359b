package dev.starpost.rating.history;

import dev.starpost.outbox.column.Times;
import dev.starpost.web.export.PersonalData;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Jdbi;

/** How somebody's ratings came about. */
@ApplicationScoped
class HistoryData implements PersonalData {
  private final Jdbi jdbi;

  HistoryData(Jdbi jdbi) {
    this.jdbi = jdbi;
  }

  /**
   * @param gameId also of a private game: the player may know of it
   */
  record Changed(
      String game,
      String season,
      Instant at,
      String cause,
      Optional<String> gameId,
      int before,
      int after) {}

  @Override
  public String part() {
    return "ratingHistory";
  }

  @Override
  public List<Changed> of(String account) {
    return jdbi.withHandle(
        sql ->
            sql.createQuery("select * from rating_change where account = :account order by id")
                .bind("account", account)
                .map(
                    (row, context) ->
                        new Changed(
                            row.getString("game"),
                            row.getString("season"),
                            Times.at(row, "at"),
                            row.getString("cause"),
                            Optional.ofNullable(row.getString("game_id")),
                            row.getInt("before"),
                            row.getInt("after")))
                .list());
  }

  @Override
  public void erase(String account) {
    jdbi.useHandle(
        sql ->
            sql.createUpdate("delete from rating_change where account = :account")
                .bind("account", account)
                .execute());
  }
}
