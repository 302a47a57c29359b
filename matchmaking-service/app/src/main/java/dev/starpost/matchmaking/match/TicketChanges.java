package dev.starpost.matchmaking.match;

import dev.starpost.matchmaking.matcher.Ticket;
import jakarta.persistence.Tuple;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import org.hibernate.StatelessSession;

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

  // Joined with those who are sought, and not "one = any (:accounts)". PostgreSQL keeps the plan of
  // a statement, also one of the time when the table had a few rows and reading all of it was best:
  // with "any" each row is then compared with each of hundreds of accounts, until the table is
  // analyzed again. A join is hashed.
  static final String APART =
      "select account as one, blocked as other from unnest(:accounts) as sought (account)"
          + " join block on blocker = account union all"
          + " select account, blocker from unnest(:accounts) as sought (account)"
          + " join block on blocked = account";

  static final String MET =
      "select one, other, count(*) as times from ("
          + "select account as one, meeting.other from unnest(:accounts) as sought (account)"
          + " join meeting on meeting.one = account where at > :then union all"
          + " select account, meeting.one from unnest(:accounts) as sought (account)"
          + " join meeting on meeting.other = account where at > :then)"
          + " as met group by one, other";

  private long from = -1;

  /**
   * What has changed since the last look; at the first one all that wait.
   *
   * @param doubtful tickets that are to be read in any case
   */
  List<WaitingRow> look(StatelessSession sql, Collection<String> doubtful) {
    // Before the rows are read: what begins in between is read twice.
    long oldest =
        sql.createNativeQuery(
                "select pg_snapshot_xmin(pg_current_snapshot())::text::bigint", Tuple.class)
            .getSingleResult()
            .get(0, Long.class);
    String which =
        from < 0
            ? "where t.state = 'waiting' or t.id = any (:doubtful)"
            : "where t.xid >= :from or t.id = any (:doubtful)";
    var query =
        sql.createNativeQuery(ROWS + which, Tuple.class)
            .setParameter("doubtful", doubtful.toArray(String[]::new));
    if (from >= 0) {
      query.setParameter("from", from);
    }
    List<WaitingRow> rows = query.getResultList().stream().map(TicketChanges::row).toList();
    from = oldest;
    return rows;
  }

  private static WaitingRow row(Tuple row) {
    Long pace = row.get("pace", Long.class);
    Ticket ticket =
        new Ticket(
            text(row, "id"),
            text(row, "account"),
            row.get("rating", Integer.class),
            row.get("least", Integer.class),
            row.get("most", Integer.class),
            row.get("since", Instant.class),
            pace == null ? OptionalLong.empty() : OptionalLong.of(pace));
    var terms = new WaitingRow.Terms(text(row, "game"), text(row, "options"), text(row, "clock"));
    return new WaitingRow(ticket, text(row, "pool"), terms, text(row, "state").equals("waiting"));
  }

  private static String text(Tuple row, String column) {
    return row.get(column, String.class);
  }

  /** What keeps these people from others, as it is now. */
  void acquaint(
      StatelessSession sql, List<WaitingRow> rows, BlockedPairs acquaintances, Instant now) {
    Set<String> accounts = new HashSet<>();
    rows.stream().filter(WaitingRow::waits).forEach(row -> accounts.add(row.ticket().account()));
    if (accounts.isEmpty()) {
      return;
    }
    acquaintances.forget(accounts);
    String[] these = accounts.toArray(String[]::new);
    sql.createNativeQuery(APART, Tuple.class)
        .setParameter("accounts", these)
        .getResultList()
        .forEach(pair -> acquaintances.keepApart(text(pair, "one"), text(pair, "other")));
    sql.createNativeQuery(MET, Tuple.class)
        .setParameter("accounts", these)
        .setParameter("then", now.minus(LATELY))
        .getResultList()
        .forEach(
            pair ->
                acquaintances.met(
                    text(pair, "one"),
                    text(pair, "other"),
                    Math.toIntExact(pair.get("times", Long.class))));
  }
}
