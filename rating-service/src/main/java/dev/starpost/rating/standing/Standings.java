package dev.starpost.rating.standing;

import dev.starpost.rating.database.Columns;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.hibernate.Session;
import org.hibernate.StatelessSession;

/**
 * Repository of standings, the rows of all ladders, and with them the counts by which places are
 * told.
 */
@ApplicationScoped
public class Standings {
  private final StatelessSession session;
  private final Session writes;

  Standings(StatelessSession session, Session writes) {
    this.session = session;
    this.writes = writes;
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
    return session
        .createNativeQuery(
            "select * from standing where account = any (:accounts)", StoredStanding.class)
        .setParameter("accounts", accounts.toArray(String[]::new))
        .getResultList()
        .stream()
        .map(StoredStanding::standing)
        .toList();
  }

  /** In the present transaction, which is the only one that changes standings. */
  public void store(Collection<Change> changes) {
    if (!changes.isEmpty()) {
      storeRows(changes.stream().map(Change::after).toList());
      storeCounts(changes);
    }
  }

  /** The same for some that shall be no more. */
  public void drop(Collection<Standing> standings) {
    if (standings.isEmpty()) {
      return;
    }
    Map<Count, Integer> fewer = new HashMap<>();
    standings.forEach(standing -> fewer.merge(Count.of(standing), -1, Integer::sum));
    Columns<Standing> rows = Columns.of(standings);
    writes
        .createNativeMutationQuery(
            "delete from standing where (account, game, season) in (select * from"
                + " unnest(:accounts, :games, :seasons))")
        .setParameter("accounts", rows.texts(Standing::account))
        .setParameter("games", rows.texts(Standing::game))
        .setParameter("seasons", rows.texts(Standing::season))
        .executeUpdate();
    move(fewer);
  }

  private void storeRows(Collection<Standing> standings) {
    Columns<Standing> rows = Columns.of(standings);
    writes
        .createNativeMutationQuery(
            "insert into standing (account, game, season, carried, rating, games, season_games,"
                + " since, played_at, resting, listing) select * from unnest(:account, :game,"
                + " :season, :carried, :rating, :games, :seasonGames,"
                + " cast(:since as timestamptz[]), cast(:playedAt as timestamptz[]), :resting,"
                + " :listing)"
                + " on conflict (account, game, season) do update set carried = excluded.carried,"
                + " rating = excluded.rating, games = excluded.games,"
                + " season_games = excluded.season_games, since = excluded.since,"
                + " played_at = excluded.played_at, resting = excluded.resting,"
                + " listing = excluded.listing")
        .setParameter("account", rows.texts(Standing::account))
        .setParameter("game", rows.texts(Standing::game))
        .setParameter("season", rows.texts(Standing::season))
        .setParameter("carried", rows.numbers(Standing::carried))
        .setParameter("rating", rows.numbers(Standing::rating))
        .setParameter("games", rows.numbers(Standing::games))
        .setParameter("seasonGames", rows.numbers(Standing::seasonGames))
        .setParameter("since", rows.texts(row -> row.since().toString()))
        .setParameter("playedAt", rows.texts(row -> row.playedAt().toString()))
        .setParameter("resting", rows.flags(Standing::resting))
        .setParameter("listing", rows.texts(row -> row.listing().word()))
        .executeUpdate();
  }

  private void storeCounts(Collection<Change> changes) {
    Map<Count, Integer> moved = new HashMap<>();
    for (Change change : changes) {
      change.before().ifPresent(before -> moved.merge(Count.of(before), -1, Integer::sum));
      moved.merge(Count.of(change.after()), 1, Integer::sum);
    }
    move(moved);
  }

  private void move(Map<Count, Integer> moved) {
    moved.values().removeIf(difference -> difference == 0);
    if (moved.isEmpty()) {
      return;
    }
    Columns<Map.Entry<Count, Integer>> rows = Columns.of(moved.entrySet());
    writes
        .createNativeMutationQuery(
            "insert into standing_count as c (game, season, listing, rating, players)"
                + " select * from unnest(:game, :season, :listing, :rating, :more)"
                + " on conflict (game, season, listing, rating)"
                + " do update set players = c.players + excluded.players")
        .setParameter("game", rows.texts(row -> row.getKey().game()))
        .setParameter("season", rows.texts(row -> row.getKey().season()))
        .setParameter("listing", rows.texts(row -> row.getKey().listing()))
        .setParameter("rating", rows.numbers(row -> row.getKey().rating()))
        .setParameter("more", rows.numbers(Map.Entry::getValue))
        .executeUpdate();
  }
}
