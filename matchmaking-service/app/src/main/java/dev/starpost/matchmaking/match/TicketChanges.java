package dev.starpost.matchmaking.match;

import dev.starpost.matchmaking.matcher.Ticket;
import dev.starpost.outbox.column.Times;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import org.jdbi.v3.core.Handle;

/**
 * Change feed of the table of tickets. Transactions end in another order than they begin, and each
 * writes its number into the rows that it changes; so every look reads again from the oldest
 * transaction that was still open at the look before. Nothing is missed, and some rows are seen
 * twice.
 */
final class TicketChanges {
  /** How long a match counts as lately. */
  static final Duration LATELY = Duration.ofDays(7);

  private static final String ROWS =
      "select t.id, t.account, t.game, t.pool, t.least, t.most, t.options, t.clock, t.rating,"
          + " t.state, t.since, p.pace from ticket t left join person p on p.account = t.account ";

  private long from = -1;

  /**
   * What has changed since the last look; at the first one all that wait.
   *
   * @param doubtful tickets that are to be read in any case
   */
  List<WaitingRow> look(Handle sql, Collection<String> doubtful) {
    // Before the rows are read: what begins in between is read twice.
    long oldest =
        sql.createQuery("select pg_snapshot_xmin(pg_current_snapshot())::text::bigint")
            .mapTo(Long.class)
            .one();
    String which =
        from < 0
            ? "where t.state = 'waiting' or t.id = any (:doubtful)"
            : "where t.xid >= :from or t.id = any (:doubtful)";
    var query = sql.createQuery(ROWS + which).bindArray("doubtful", String.class, doubtful);
    if (from >= 0) {
      query.bind("from", from);
    }
    List<WaitingRow> rows = query.map((row, context) -> row(row)).list();
    from = oldest;
    return rows;
  }

  private static WaitingRow row(ResultSet row) throws SQLException {
    long pace = row.getLong("pace");
    OptionalLong known = row.wasNull() ? OptionalLong.empty() : OptionalLong.of(pace);
    Ticket ticket =
        new Ticket(
            row.getString("id"),
            row.getString("account"),
            row.getInt("rating"),
            row.getInt("least"),
            row.getInt("most"),
            Times.at(row, "since"),
            known);
    var terms =
        new WaitingRow.Terms(
            row.getString("game"), row.getString("options"), row.getString("clock"));
    return new WaitingRow(
        ticket, row.getString("pool"), terms, row.getString("state").equals("waiting"));
  }

  /** What keeps these people from others, as it is now. */
  void acquaint(Handle sql, List<WaitingRow> rows, BlockedPairs acquaintances, Instant now) {
    Set<String> accounts = new HashSet<>();
    rows.stream().filter(WaitingRow::waits).forEach(row -> accounts.add(row.ticket().account()));
    if (accounts.isEmpty()) {
      return;
    }
    acquaintances.forget(accounts);
    sql.createQuery(
            "select blocker as one, blocked as other from block where blocker = any (:accounts)"
                + " union all"
                + " select blocked, blocker from block where blocked = any (:accounts)")
        .bindArray("accounts", String.class, accounts)
        .map((row, context) -> List.of(row.getString(1), row.getString(2)))
        .forEach(pair -> acquaintances.keepApart(pair.get(0), pair.get(1)));
    sql.createQuery(
            "select one, other, count(*) from (select one, other from meeting"
                + " where one = any (:accounts) and at > :then union all"
                + " select other, one from meeting where other = any (:accounts) and at > :then)"
                + " as met group by one, other")
        .bindArray("accounts", String.class, accounts)
        .bind("then", now.minus(LATELY))
        .map(
            (row, context) -> {
              acquaintances.met(row.getString(1), row.getString(2), row.getInt(3));
              return true;
            })
        .list();
  }
}
