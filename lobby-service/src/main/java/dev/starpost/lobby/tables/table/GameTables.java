package dev.starpost.lobby.tables.table;

import dev.starpost.messaging.Storable;
import io.quarkus.hibernate.orm.panache.PanacheRepositoryBase;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.LockModeType;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.hibernate.jpa.HibernateHints;

/** Repository of tables. */
@ApplicationScoped
public class GameTables implements PanacheRepositoryBase<GameTable, String> {
  private static final String WITH_SEATS =
      "select t from GameTable t left join fetch t.seats s left join fetch s.account"
          + " join fetch t.owner where t.id in ?1 order by t.id desc";

  /** Tables with those who sit at them, in one query, newest first. To look at, not to change. */
  public List<GameTable> whole(Collection<String> ids) {
    return ids.isEmpty()
        ? List.of()
        : find(WITH_SEATS, ids).withHint(HibernateHints.HINT_READ_ONLY, true).list();
  }

  public Optional<GameTable> whole(String id) {
    return Storable.isText(id) ? whole(List.of(id)).stream().findFirst() : Optional.empty();
  }

  /** As it is now, while nobody else changes it until the transaction ends. */
  public Optional<GameTable> locked(String id) {
    if (!Storable.isText(id)) {
      return Optional.empty();
    }
    return Optional.ofNullable(
        getEntityManager().find(GameTable.class, id, LockModeType.PESSIMISTIC_WRITE));
  }

  /** The same for the table from which a game began. */
  public Optional<GameTable> lockedOfGame(String gameId) {
    if (!Storable.isText(gameId)) {
      return Optional.empty();
    }
    return find("gameId", gameId).withLock(LockModeType.PESSIMISTIC_WRITE).firstResultOptional();
  }

  public Optional<GameTable> ofGame(String gameId) {
    return Storable.isText(gameId)
        ? find("gameId", gameId).firstResultOptional()
        : Optional.empty();
  }

  public List<GameTable> ofGames(Collection<String> gameIds) {
    return gameIds.isEmpty() ? List.of() : list("gameId in ?1", gameIds);
  }

  /** Where those who played a game meet again; tables that were cancelled do not count. */
  public Optional<String> rematchOf(String gameId) {
    return ids(
            "select t.id from GameTable t where t.rematchOf = ?1 and t.state <> ?2",
            gameId,
            LifecycleState.CANCELLED)
        .stream()
        .findFirst();
  }

  /** Open tables at which somebody sits, in the order in which they are to be locked. */
  public List<String> openOf(String account) {
    return ids(
        "select s.table.id from Seat s where s.account.id = ?1 and s.waiting order by 1", account);
  }

  public long countOpenOf(String account) {
    return count("from Seat s where s.account.id = ?1 and s.waiting", account);
  }

  /** Tables whose bots count for somebody; those of games that are over count for nobody. */
  public long countBotGamesOf(String account) {
    return count("botPatron.account", account);
  }

  public long countBotGamesFrom(String network) {
    return count("botPatron.network", network);
  }

  /** The same tables, by their ids: whoever changes one locks it before it is read. */
  public List<String> botGamesOf(String account) {
    return ids("select t.id from GameTable t where t.botPatron.account = ?1 order by 1", account);
  }

  /** All that somebody sits or sat at, oldest first. */
  public List<Seat> seatsOf(String account) {
    return getEntityManager()
        .createQuery(
            "select s from Seat s join fetch s.table where s.account.id = ?1 order by s.table.id",
            Seat.class)
        .setParameter(1, account)
        .getResultList();
  }

  /** Tables that are starting since then or longer, after that id. */
  public List<String> startingSince(Instant then, String after, int most) {
    return getEntityManager()
        .createQuery(
            "select t.id from GameTable t where t.state = STARTING and t.changedAt <= ?1"
                + " and t.id > ?2 order by t.id",
            String.class)
        .setParameter(1, then)
        .setParameter(2, after)
        .setMaxResults(most)
        .getResultList();
  }

  /** Open tables at which nothing has happened since then, locked; not those that others lock. */
  public List<String> staleSince(Instant then, int most) {
    List<?> found =
        getEntityManager()
            .createNativeQuery(
                "select id from game_table where state = 'OPEN' and changed_at <= ?1"
                    + " order by changed_at limit ?2 for update skip locked")
            .setParameter(1, then)
            .setParameter(2, most)
            .getResultList();
    return found.stream().map(String.class::cast).sorted().toList();
  }

  /**
   * Forgets tables that were cancelled then or before, with all that belongs to them.
   *
   * @return how many
   */
  public int forgetCancelled(Instant then, int most) {
    List<?> found =
        getEntityManager()
            .createNativeQuery(
                "select id from game_table where state = 'CANCELLED' and changed_at <= ?1"
                    + " order by changed_at limit ?2 for update skip locked")
            .setParameter(1, then)
            .setParameter(2, most)
            .getResultList();
    if (!found.isEmpty()) {
      for (String rows : List.of("table_seat", "table_invitation", "table_kick")) {
        deleteFrom(rows, "table_id", found);
      }
      deleteFrom("game_table", "id", found);
    }
    return found.size();
  }

  private void deleteFrom(String rows, String column, List<?> tables) {
    getEntityManager()
        .createNativeQuery("delete from " + rows + " where " + column + " in (?1)")
        .setParameter(1, tables)
        .executeUpdate();
  }

  /** Tables whose bots count, and in whose games nothing has happened since then; locked. */
  public List<String> idleBotGamesSince(Instant then, int most) {
    List<?> found =
        getEntityManager()
            .createNativeQuery(
                "select t.id from game_table t join game g on g.id = t.game_id"
                    + " where (t.bots_by is not null or t.bots_network is not null)"
                    + " and g.changed_at <= ?1 order by t.id limit ?2"
                    + " for update of t skip locked")
            .setParameter(1, then)
            .setParameter(2, most)
            .getResultList();
    return found.stream().map(String.class::cast).toList();
  }

  private List<String> ids(String query, Object... parameters) {
    var typed = getEntityManager().createQuery(query, String.class);
    for (int i = 0; i < parameters.length; i++) {
      typed.setParameter(i + 1, parameters[i]);
    }
    return typed.getResultList();
  }
}
