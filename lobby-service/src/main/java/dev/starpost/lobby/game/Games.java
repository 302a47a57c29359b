package dev.starpost.lobby.game;

import dev.starpost.messaging.Storable;
import io.quarkus.hibernate.orm.panache.PanacheRepositoryBase;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Repository of the games of the index. */
@ApplicationScoped
public class Games implements PanacheRepositoryBase<Game, String> {

  /** Which of somebody's games. */
  enum Which {
    ALL(""),
    AWAITING_ME(" and s.awaiting"),
    RUNNING(" and not s.finished"),
    FINISHED(" and s.finished");

    /** To the letter of an index, so that the list is a piece of it. */
    private final String condition;

    Which(String condition) {
      this.condition = condition;
    }
  }

  /** A line in somebody's list. */
  record Line(String game, Instant changedAt) {}

  Optional<Game> withId(String id) {
    return Storable.isText(id) ? findByIdOptional(id) : Optional.empty();
  }

  /** How far the lobby knows them; those that it does not know are missing. */
  Map<String, Long> versions(Collection<String> ids) {
    List<?> rows =
        getEntityManager()
            .createNativeQuery("select id, version from game where id in (?1)")
            .setParameter(1, ids)
            .getResultList();
    Map<String, Long> versions = new HashMap<>();
    rows.forEach(
        row ->
            versions.put((String) ((Object[]) row)[0], ((Number) ((Object[]) row)[1]).longValue()));
    return versions;
  }

  /**
   * Those that are known, with their seats; nobody else changes them until the transaction ends.
   * Locked in the order of their ids, so that two who do this never wait for each other.
   */
  Map<String, Game> locked(Collection<String> ids) {
    getEntityManager()
        .createNativeQuery("select id from game where id in (?1) order by id for update")
        .setParameter(1, ids)
        .getResultList();
    return withSeats(ids);
  }

  Map<String, Game> withSeats(Collection<String> ids) {
    List<Game> found = list("from Game g join fetch g.seats where g.id in ?1", ids);
    Map<String, Game> games = new HashMap<>();
    found.forEach(game -> games.put(game.id(), game));
    return games;
  }

  /** A part of somebody's list, newest change first. */
  List<Line> lines(
      String account, Which which, Optional<String> kind, Optional<GameCursor> after, int most) {
    String sql = select(which, kind.isPresent(), after.isPresent());
    var query =
        getEntityManager()
            .createNativeQuery(sql)
            .setParameter("account", account)
            .setMaxResults(most);
    kind.ifPresent(name -> query.setParameter("kind", name));
    after.ifPresent(
        cursor -> query.setParameter("at", cursor.changedAt()).setParameter("game", cursor.game()));
    List<Line> lines = new ArrayList<>();
    for (Object row : query.getResultList()) {
      Object[] columns = (Object[]) row;
      lines.add(new Line((String) columns[0], (Instant) columns[1]));
    }
    return lines;
  }

  static String select(Which which, boolean ofOneKind, boolean fromCursor) {
    return "select s.game, s.changed_at from game_seat s"
        + (ofOneKind ? " join game g on g.id = s.game and g.game = :kind" : "")
        + " where s.account = :account"
        + which.condition
        + (fromCursor ? " and (s.changed_at, s.game) < (:at, :game)" : "")
        + " order by s.changed_at desc, s.game desc";
  }

  /** All games of somebody, oldest first. */
  List<GameList.Played> playedBy(String account) {
    return getEntityManager()
        .createQuery(
            "select s.position.game, s.position.seat from GameSeat s join Game g on g.id ="
                + " s.position.game where s.account = ?1 order by g.startedAt, g.id,"
                + " s.position.seat",
            GameList.Played.class)
        .setParameter(1, account)
        .getResultList();
  }
}
