package dev.starpost.rating.standing;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.PreparedBatch;

/**
 * Repository of standings, the rows of all ladders, and with them the counts by which places are
 * told.
 */
@ApplicationScoped
public class Standings {
  private final Jdbi jdbi;

  Standings(Jdbi jdbi) {
    this.jdbi = jdbi;
  }

  /**
   * What became of a standing.
   *
   * @param before empty if it is new
   */
  public record Change(Optional<Standing> before, Standing after) {}

  private record Count(String game, String season, String listing, int rating) {
    static Count of(Standing standing) {
      return new Count(
          standing.game(), standing.season(), standing.listing().word(), standing.rating());
    }
  }

  /** All that these people have, of all games and seasons. */
  public List<Standing> of(Collection<String> accounts) {
    return jdbi.withHandle(
        sql ->
            sql.createQuery("select * from standing where account = any (:accounts)")
                .bindArray("accounts", String.class, accounts)
                .map((row, context) -> Standing.of(row))
                .list());
  }

  /** In the present transaction, which is the only one that changes standings. */
  public void store(Collection<Change> changes) {
    if (!changes.isEmpty()) {
      jdbi.useHandle(
          sql -> {
            storeRows(sql, changes);
            storeCounts(sql, changes);
          });
    }
  }

  /** The same for some that shall be no more. */
  public void drop(Collection<Standing> standings) {
    if (standings.isEmpty()) {
      return;
    }
    Map<Count, Integer> fewer = new HashMap<>();
    standings.forEach(standing -> fewer.merge(Count.of(standing), -1, Integer::sum));
    jdbi.useHandle(
        sql -> {
          PreparedBatch rows =
              sql.prepareBatch(
                  "delete from standing"
                      + " where account = :account and game = :game and season = :season");
          standings.forEach(
              standing ->
                  rows.bind("account", standing.account())
                      .bind("game", standing.game())
                      .bind("season", standing.season())
                      .add());
          rows.execute();
          move(sql, fewer);
        });
  }

  private static void storeRows(Handle sql, Collection<Change> changes) {
    PreparedBatch rows =
        sql.prepareBatch(
            "insert into standing (account, game, season, carried, rating, games, season_games,"
                + " since, played_at, resting, listing) values (:account, :game, :season, :carried,"
                + " :rating, :games, :seasonGames, :since, :playedAt, :resting, :listing)"
                + " on conflict (account, game, season) do update set carried = :carried,"
                + " rating = :rating, games = :games, season_games = :seasonGames, since = :since,"
                + " played_at = :playedAt, resting = :resting, listing = :listing");
    for (Change change : changes) {
      Standing row = change.after();
      rows.bind("account", row.account())
          .bind("game", row.game())
          .bind("season", row.season())
          .bind("carried", row.carried())
          .bind("rating", row.rating())
          .bind("games", row.games())
          .bind("seasonGames", row.seasonGames())
          .bind("since", row.since())
          .bind("playedAt", row.playedAt())
          .bind("resting", row.resting())
          .bind("listing", row.listing().word())
          .add();
    }
    rows.execute();
  }

  private static void storeCounts(Handle sql, Collection<Change> changes) {
    Map<Count, Integer> moved = new HashMap<>();
    for (Change change : changes) {
      change.before().ifPresent(before -> moved.merge(Count.of(before), -1, Integer::sum));
      moved.merge(Count.of(change.after()), 1, Integer::sum);
    }
    move(sql, moved);
  }

  private static void move(Handle sql, Map<Count, Integer> moved) {
    moved.values().removeIf(difference -> difference == 0);
    PreparedBatch counts =
        sql.prepareBatch(
            "insert into standing_count as c (game, season, listing, rating, players)"
                + " values (:game, :season, :listing, :rating, :more)"
                + " on conflict (game, season, listing, rating)"
                + " do update set players = c.players + :more");
    moved.forEach(
        (count, more) ->
            counts
                .bind("game", count.game())
                .bind("season", count.season())
                .bind("listing", count.listing())
                .bind("rating", count.rating())
                .bind("more", more)
                .add());
    if (counts.size() > 0) {
      counts.execute();
    }
  }
}
