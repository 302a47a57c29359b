package dev.starpost.matchmaking.ticket;

import dev.starpost.contracts.ContractJson;
import dev.starpost.messaging.Storable;
import io.quarkus.hibernate.orm.panache.PanacheRepositoryBase;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.LockModeType;
import jakarta.persistence.Tuple;
import jakarta.transaction.Transactional;
import java.time.Instant;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.hibernate.Timeouts;
import org.hibernate.jpa.SpecHints;
import org.hibernate.query.MutationQuery;
import org.hibernate.query.NativeQuery;

/**
 * Repository of tickets. Every change of one writes the transaction's number into its row, by which
 * whoever looks for opponents learns of it.
 */
@ApplicationScoped
public class Tickets implements PanacheRepositoryBase<QueuedTicket, String> {
  private static final String NOW_CHANGED = "xid = pg_current_xact_id()::text::bigint";

  /** Of columns, because hundreds come at one moment. */
  private static final String INSERT =
      "insert into ticket (id, account, game, pool, least, most, options, clock,"
          + " rating, state, since, expires_at) select id, account, game, pool, least,"
          + " most, options, clock, rating, 'waiting', since, expires_at"
          + " from unnest(:id, :account, :game, :pool, :least, :most, :options, :clock,"
          + " :rating, cast(:since as timestamptz[]), cast(:expiresAt as timestamptz[]))"
          + " with ordinality as added (id, account, game,"
          + " pool, least, most, options, clock, rating, since, expires_at, number)"
          + " order by number on conflict do nothing returning id";

  /** Which of them wait now: not one whose account waits for the same game already. */
  Set<String> addAll(Collection<QueuedTicket> added) {
    if (added.isEmpty()) {
      return Set.of();
    }
    // In one order, lest two who add many wait for each other.
    List<QueuedTicket> tickets =
        added.stream()
            .sorted(Comparator.comparing(QueuedTicket::account).thenComparing(QueuedTicket::game))
            .toList();
    return ids(
        getSession()
            .createNativeQuery(INSERT, Tuple.class)
            .setParameter("id", texts(tickets, QueuedTicket::id))
            .setParameter("account", texts(tickets, QueuedTicket::account))
            .setParameter("game", texts(tickets, QueuedTicket::game))
            .setParameter("pool", texts(tickets, ticket -> ticket.play().pool()))
            .setParameter("options", texts(tickets, ticket -> ContractJson.text(ticket.options())))
            .setParameter("clock", texts(tickets, ticket -> ContractJson.text(ticket.clock())))
            .setParameter("least", numbers(tickets, ticket -> ticket.seats().min()))
            .setParameter("most", numbers(tickets, ticket -> ticket.seats().max()))
            .setParameter("rating", numbers(tickets, QueuedTicket::rating))
            .setParameter("since", texts(tickets, ticket -> ticket.since().toString()))
            .setParameter("expiresAt", texts(tickets, ticket -> ticket.expiresAt().toString())));
  }

  /** Of a query for tuples: see {@link dev.starpost.matchmaking.database}. */
  private static Set<String> ids(NativeQuery<Tuple> query) {
    return query.getResultList().stream()
        .map(row -> row.get("id", String.class))
        .collect(Collectors.toSet());
  }

  private static String[] texts(List<QueuedTicket> tickets, Function<QueuedTicket, String> column) {
    return tickets.stream().map(column).toArray(String[]::new);
  }

  private static Integer[] numbers(
      List<QueuedTicket> tickets, Function<QueuedTicket, Integer> column) {
    return tickets.stream().map(column).toArray(Integer[]::new);
  }

  /** The one with which somebody waits for a game, or has just been matched. */
  Optional<QueuedTicket> openFor(String account, String game) {
    return find(
            "account = ?1 and game = ?2 and state in (?3, ?4)",
            account,
            game,
            TicketState.WAITING,
            TicketState.MATCHED)
        .singleResultOptional();
  }

  Optional<QueuedTicket> of(String account, String id) {
    return Storable.isText(id)
        ? find("id = ?1 and account = ?2", id, account).singleResultOptional()
        : Optional.empty();
  }

  /** The same, while nobody else changes it until the transaction ends. */
  Optional<QueuedTicket> locked(String account, String id) {
    return Storable.isText(id)
        ? find("id = ?1 and account = ?2", id, account)
            .withLock(LockModeType.PESSIMISTIC_WRITE)
            .singleResultOptional()
        : Optional.empty();
  }

  /** Somebody's, newest first, those before a certain one. */
  List<QueuedTicket> of(String account, Optional<String> before, int most) {
    return before
        .map(id -> find("account = ?1 and id < ?2 order by id desc", account, id))
        .orElseGet(() -> find("account = ?1 order by id desc", account))
        .range(0, most - 1)
        .list();
  }

  /** All of somebody, oldest first. */
  public List<QueuedTicket> allOf(String account) {
    return list("account = ?1 order by id", account);
  }

  /** Those for which the lobby was asked for this table, locked. */
  public List<QueuedTicket> matchedFor(String table) {
    return find("tableId = ?1 and state = ?2 order by id", table, TicketState.MATCHED)
        .withLock(LockModeType.PESSIMISTIC_WRITE)
        .list();
  }

  /** All with which somebody waits, locked. */
  List<QueuedTicket> waitingOf(String account) {
    return find("account = ?1 and state = ?2 order by id", account, TicketState.WAITING)
        .withLock(LockModeType.PESSIMISTIC_WRITE)
        .list();
  }

  /** Some whose time is over, locked; not those that others lock. */
  List<QueuedTicket> overdue(Instant now, int most) {
    return find("state = ?1 and expiresAt <= ?2 order by expiresAt", TicketState.WAITING, now)
        .range(0, most - 1)
        .withLock(LockModeType.PESSIMISTIC_WRITE)
        .withHint(SpecHints.HINT_SPEC_LOCK_TIMEOUT, Timeouts.SKIP_LOCKED_MILLI)
        .list();
  }

  /** One that waits. */
  void cancel(String id, String why, Instant now) {
    end(List.of(id), TicketState.CANCELLED, Optional.of(why), now);
  }

  /** Of those that wait. */
  void end(Collection<String> ids, TicketState state, Optional<String> why, Instant now) {
    change(
            NOW_CHANGED + ", state = :state, why = :why, ended_at = :now",
            "id = any (:ids)",
            "waiting")
        .setParameter("state", state.word())
        .setParameter("why", why.orElse(null))
        .setParameter("now", now)
        .setParameter("ids", ids.toArray(String[]::new))
        .executeUpdate();
  }

  /** One that was matched has become something else. */
  public void settle(String id, TicketState state, Optional<String> why, Instant now) {
    boolean waits = state == TicketState.WAITING;
    change(
            NOW_CHANGED
                + ", state = :state, why = :why, ended_at = :ended,"
                + " table_id = case when :waits then null else table_id end",
            "id = :id",
            "matched")
        .setParameter("state", state.word())
        .setParameter("why", why.orElse(null))
        .setParameter("ended", waits ? null : now)
        .setParameter("waits", waits)
        .setParameter("id", id)
        .executeUpdate();
  }

  /** All of these are matched, each for the table at its place in the other list. */
  public void match(List<String> ids, List<String> tables) {
    getSession()
        .createNativeMutationQuery(
            "update ticket set state = 'matched', table_id = matched.table_id, "
                + NOW_CHANGED
                + " from unnest(:ids, :tables) as matched (id, table_id)"
                + " where ticket.id = matched.id")
        .setParameter("ids", ids.toArray(String[]::new))
        .setParameter("tables", tables.toArray(String[]::new))
        .executeUpdate();
  }

  /** Those of them that wait, locked; not those that others lock, which are about to change. */
  public Set<String> lockWaiting(Collection<String> ids) {
    return ids(
        getSession()
            .createNativeQuery(
                "select id from ticket where id = any (:ids) and state = 'waiting'"
                    + " order by id for update skip locked",
                Tuple.class)
            .setParameter("ids", ids.toArray(String[]::new)));
  }

  /** Something of the account has changed that is written elsewhere. */
  void touch(String account) {
    change(NOW_CHANGED, "account = :account", "waiting")
        .setParameter("account", account)
        .executeUpdate();
  }

  void rate(String account, String game, int rating) {
    change(NOW_CHANGED + ", rating = :rating", "account = :account and game = :game", "waiting")
        .setParameter("rating", rating)
        .setParameter("account", account)
        .setParameter("game", game)
        .executeUpdate();
  }

  private MutationQuery change(String columns, String which, String from) {
    return getSession()
        .createNativeMutationQuery(
            "update ticket set " + columns + " where " + which + " and state = '" + from + "'");
  }

  /** Forgets tickets that ended before then. */
  long forgetEndedBefore(Instant then) {
    return delete("endedAt < ?1", then);
  }

  /** Forgets tickets of somebody that are over. */
  public void forgetEndedOf(String account) {
    delete("account = ?1 and endedAt is not null", account);
  }

  /** Asked by whoever reads the metrics, outside of any transaction. */
  @Transactional
  long countWaiting() {
    return count("state", TicketState.WAITING);
  }
}
