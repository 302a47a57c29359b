package dev.starpost.matchmaking.ticket;

import dev.starpost.contracts.ContractJson;
import dev.starpost.messaging.Storable;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.Query;

/**
 * Repository of tickets. Every change of one writes the transaction's number into its row, by which
 * whoever looks for opponents learns of it.
 */
@ApplicationScoped
public class Tickets {
  private static final String NOW_CHANGED = "xid = pg_current_xact_id()::text::bigint";

  private final Jdbi jdbi;

  Tickets(Jdbi jdbi) {
    this.jdbi = jdbi;
  }

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
    return jdbi.withHandle(
        sql -> {
          Query insert =
              sql.createQuery(
                  "insert into ticket (id, account, game, pool, least, most, options, clock,"
                      + " rating, state, since, expires_at) select id, account, game, pool, least,"
                      + " most, options, clock, rating, 'waiting', since, expires_at"
                      + " from unnest(:id, :account, :game, :pool, :least, :most, :options, :clock,"
                      + " :rating, :since, :expiresAt) with ordinality as added (id, account, game,"
                      + " pool, least, most, options, clock, rating, since, expires_at, number)"
                      + " order by number on conflict do nothing returning id");
          texts(insert, "id", tickets, QueuedTicket::id);
          texts(insert, "account", tickets, QueuedTicket::account);
          texts(insert, "game", tickets, QueuedTicket::game);
          texts(insert, "pool", tickets, ticket -> ticket.play().pool());
          texts(insert, "options", tickets, ticket -> ContractJson.text(ticket.options()));
          texts(insert, "clock", tickets, ticket -> ContractJson.text(ticket.clock()));
          numbers(insert, "least", tickets, ticket -> ticket.seats().min());
          numbers(insert, "most", tickets, ticket -> ticket.seats().max());
          numbers(insert, "rating", tickets, QueuedTicket::rating);
          times(insert, "since", tickets, QueuedTicket::since);
          times(insert, "expiresAt", tickets, QueuedTicket::expiresAt);
          return new HashSet<>(insert.mapTo(String.class).list());
        });
  }

  private static void texts(
      Query query, String name, List<QueuedTicket> tickets, Function<QueuedTicket, String> column) {
    query.bindArray(name, String.class, tickets.stream().map(column).toList());
  }

  private static void numbers(
      Query query,
      String name,
      List<QueuedTicket> tickets,
      Function<QueuedTicket, Integer> column) {
    query.bindArray(name, Integer.class, tickets.stream().map(column).toList());
  }

  private static void times(
      Query query,
      String name,
      List<QueuedTicket> tickets,
      Function<QueuedTicket, Instant> column) {
    query.bindArray(name, Instant.class, tickets.stream().map(column).toList());
  }

  /** The one with which somebody waits for a game, or has just been matched. */
  Optional<String> openFor(String account, String game) {
    return jdbi.withHandle(
        sql ->
            sql.createQuery(
                    "select id from ticket where account = :account and game = :game"
                        + " and state in ('waiting', 'matched')")
                .bind("account", account)
                .bind("game", game)
                .mapTo(String.class)
                .findOne());
  }

  Optional<QueuedTicket> of(String account, String id) {
    if (!Storable.isText(id)) {
      return Optional.empty();
    }
    return select(
            "where t.id = :id and t.account = :account",
            query -> query.bind("id", id).bind("account", account))
        .stream()
        .findFirst();
  }

  /** Somebody's, newest first, those before a certain one. */
  List<QueuedTicket> of(String account, Optional<String> before, int most) {
    return select(
        "where t.account = :account and (cast(:before as text) is null or t.id < :before)"
            + " order by t.id desc limit :most",
        query -> query.bind("account", account).bind("before", before).bind("most", most));
  }

  /** Those for which the lobby was asked for this table, locked. */
  public List<QueuedTicket> matchedFor(String table) {
    return select(
        "where t.table_id = :table and t.state = 'matched' order by t.id for update of t",
        query -> query.bind("table", table));
  }

  /** Whether it waited until now. */
  boolean cancel(String id, String why, Instant now) {
    return end(List.of(id), TicketState.CANCELLED, Optional.of(why), now) == 1;
  }

  /** All with which somebody waits, locked. */
  List<QueuedTicket> waitingOf(String account) {
    return select(
        "where t.account = :account and t.state = 'waiting' order by t.id for update of t",
        query -> query.bind("account", account));
  }

  /** Some whose time is over, locked; not those that others lock. */
  List<QueuedTicket> overdue(Instant now, int most) {
    return select(
        "where t.state = 'waiting' and t.expires_at <= :now order by t.expires_at limit :most"
            + " for update of t skip locked",
        query -> query.bind("now", now).bind("most", most));
  }

  /** Of those that wait. */
  int end(Collection<String> ids, TicketState state, Optional<String> why, Instant now) {
    return jdbi.withHandle(
        sql ->
            sql.createUpdate(
                    "update ticket set state = :state, why = :why, ended_at = :now, "
                        + NOW_CHANGED
                        + " where id = any (:ids) and state = 'waiting'")
                .bind("state", state.word())
                .bind("why", why)
                .bind("now", now)
                .bindArray("ids", String.class, ids)
                .execute());
  }

  /** One that was matched has become something else. */
  public void settle(String id, TicketState state, Optional<String> why, Instant now) {
    boolean waits = state == TicketState.WAITING;
    jdbi.useHandle(
        sql ->
            sql.createUpdate(
                    "update ticket set state = :state, why = :why, ended_at = :ended,"
                        + " table_id = case when :waits then null else table_id end, "
                        + NOW_CHANGED
                        + " where id = :id and state = 'matched'")
                .bind("state", state.word())
                .bind("why", why)
                .bind("ended", waits ? Optional.<Instant>empty() : Optional.of(now))
                .bind("waits", waits)
                .bind("id", id)
                .execute());
  }

  /** Something of the account has changed that is written elsewhere. */
  void touch(String account) {
    jdbi.useHandle(
        sql ->
            sql.createUpdate(
                    "update ticket set "
                        + NOW_CHANGED
                        + " where account = :account and state = 'waiting'")
                .bind("account", account)
                .execute());
  }

  void rate(String account, String game, int rating) {
    jdbi.useHandle(
        sql ->
            sql.createUpdate(
                    "update ticket set rating = :rating, "
                        + NOW_CHANGED
                        + " where account = :account and game = :game and state = 'waiting'")
                .bind("rating", rating)
                .bind("account", account)
                .bind("game", game)
                .execute());
  }

  /** Forgets tickets that ended before then. */
  int forgetEndedBefore(Instant then) {
    return jdbi.withHandle(
        sql ->
            sql.createUpdate("delete from ticket where ended_at < :then")
                .bind("then", then)
                .execute());
  }

  int countWaiting() {
    return jdbi.withHandle(
        sql ->
            sql.createQuery("select count(*) from ticket where state = 'waiting'")
                .mapTo(Integer.class)
                .one());
  }

  @FunctionalInterface
  private interface Binding {
    Query of(Query query);
  }

  private List<QueuedTicket> select(String condition, Binding binding) {
    return jdbi.withHandle(
        sql ->
            binding
                .of(sql.createQuery(QueuedTicket.QUERY + condition))
                .map((row, context) -> QueuedTicket.of(row))
                .list());
  }
}
