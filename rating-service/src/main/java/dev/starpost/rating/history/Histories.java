package dev.starpost.rating.history;

import dev.starpost.outbox.column.Times;
import dev.starpost.rating.player.PlayerName;
import dev.starpost.rating.standing.Standing;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Jdbi;

/** Repository of rating histories. */
@ApplicationScoped
public class Histories {
  private final Jdbi jdbi;

  Histories(Jdbi jdbi) {
    this.jdbi = jdbi;
  }

  /** Somebody who has played a rated game of that. */
  record Rated(String name, Standing standing) {}

  /**
   * Something that has changed a rating.
   *
   * @param gameId none where a season began, or where only its players may know of the game
   */
  record Entry(
      long id,
      String season,
      Instant at,
      String cause,
      Optional<String> gameId,
      int before,
      int after) {}

  /** By the name, in any case. */
  Optional<Rated> find(String name, String game) {
    return PlayerName.wanted(name).flatMap(folded -> findFolded(folded, game));
  }

  private Optional<Rated> findFolded(String name, String game) {
    return jdbi.withHandle(
        sql ->
            sql.createQuery(
                    "select s.*, p.name from person p join standing s on s.account = p.account"
                        + " where p.folded_name = :name and s.game = :game"
                        + " order by p.revision desc, s.season desc limit 1")
                .bind("name", name)
                .bind("game", game)
                .map((row, context) -> new Rated(row.getString("name"), Standing.of(row)))
                .findOne());
  }

  /** The latest first; those before an entry, if one is given. */
  List<Entry> of(String account, String game, Optional<Long> before, int most) {
    return jdbi.withHandle(
        sql ->
            sql.createQuery(
                    "select * from rating_change where account = :account and game = :game"
                        + " and id < :before order by id desc limit :most")
                .bind("account", account)
                .bind("game", game)
                .bind("before", before.orElse(Long.MAX_VALUE))
                .bind("most", most)
                .map((row, context) -> entry(row))
                .list());
  }

  private static Entry entry(ResultSet row) throws SQLException {
    boolean hidden = row.getBoolean("hidden");
    return new Entry(
        row.getLong("id"),
        row.getString("season"),
        Times.at(row, "at"),
        row.getString("cause"),
        Optional.ofNullable(row.getString("game_id")).filter(id -> !hidden),
        row.getInt("before"),
        row.getInt("after"));
  }
}
