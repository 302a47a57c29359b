package dev.starpost.rating.history;

import dev.starpost.rating.player.PlayerName;
import dev.starpost.rating.standing.Standing;
import dev.starpost.rating.standing.StoredStanding;
import io.quarkus.hibernate.orm.panache.PanacheRepositoryBase;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Repository of rating histories. */
@ApplicationScoped
public class Histories implements PanacheRepositoryBase<HistoryEntry, Long> {

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
    return getSession()
        .createNativeQuery(
            "select s.*, p.name from person p join standing s on s.account = p.account"
                + " where p.folded_name = :name and s.game = :game"
                + " order by p.revision desc, s.season desc limit 1",
            Object[].class)
        .addEntity("s", StoredStanding.class)
        .addScalar("name", String.class)
        .setParameter("name", name)
        .setParameter("game", game)
        .uniqueResultOptional()
        .map(row -> new Rated((String) row[1], ((StoredStanding) row[0]).standing()));
  }

  /** The latest first; those before an entry, if one is given. */
  List<Entry> of(String account, String game, Optional<Long> before, int most) {
    return find(
            "account = ?1 and game = ?2 and id < ?3 order by id desc",
            account,
            game,
            before.orElse(Long.MAX_VALUE))
        .range(0, most - 1)
        .list()
        .stream()
        .map(Histories::entry)
        .toList();
  }

  private static Entry entry(HistoryEntry stored) {
    return new Entry(
        stored.id(),
        stored.season(),
        stored.at(),
        stored.cause(),
        stored.publicGameId(),
        stored.before(),
        stored.after());
  }

  /** All of somebody, the oldest first. */
  List<HistoryEntry> allOf(String account) {
    return list("account = ?1 order by id", account);
  }

  void forget(String account) {
    delete("account", account);
  }
}
