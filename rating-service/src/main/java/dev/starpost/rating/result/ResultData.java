package dev.starpost.rating.result;

import dev.starpost.outbox.column.Times;
import dev.starpost.web.export.PersonalData;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Jdbi;

/** The games that have counted for somebody. */
@ApplicationScoped
class ResultData implements PersonalData {
  /** By the history, which has an index by account. */
  private static final String QUERY =
      "select r.*, g.game, g.season, g.at, g.voided_at, g.reason"
          + " from (select distinct game_id from rating_change"
          + " where account = :account and game_id is not null) played"
          + " join result r on r.game_id = played.game_id and r.account = :account"
          + " join rated_game g on g.id = r.game_id order by g.at, r.game_id";

  private final Jdbi jdbi;

  ResultData(Jdbi jdbi) {
    this.jdbi = jdbi;
  }

  /**
   * @param score which part of the opponents was beaten, in thousandths
   * @param expected which part could be expected
   * @param reason why an operator declared it void
   */
  record Counted(
      String gameId,
      String game,
      String season,
      Instant at,
      int seat,
      int rank,
      boolean abandoned,
      int before,
      int after,
      int score,
      int expected,
      Optional<Instant> voidedAt,
      Optional<String> reason) {}

  @Override
  public String part() {
    return "ratedGames";
  }

  @Override
  public List<Counted> of(String account) {
    return jdbi.withHandle(
        sql ->
            sql.createQuery(QUERY)
                .bind("account", account)
                .map(
                    (row, context) ->
                        new Counted(
                            row.getString("game_id"),
                            row.getString("game"),
                            row.getString("season"),
                            Times.at(row, "at"),
                            row.getInt("seat"),
                            row.getInt("rank"),
                            row.getBoolean("abandoned"),
                            row.getInt("before"),
                            row.getInt("after"),
                            row.getInt("score"),
                            row.getInt("expected"),
                            Times.perhapsAt(row, "voided_at"),
                            Optional.ofNullable(row.getString("reason"))))
                .list());
  }

  /** A result is also the others': theirs is made of it. Nobody is named in it. */
  @Override
  public void erase(String account) {}
}
