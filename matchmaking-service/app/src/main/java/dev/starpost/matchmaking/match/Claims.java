package dev.starpost.matchmaking.match;

import com.github.f4b6a3.ulid.UlidCreator;
import dev.starpost.contracts.matchmaking.LobbyCommand;
import dev.starpost.contracts.matchmaking.MatchmakingEvent;
import dev.starpost.matchmaking.database.ClockColumn;
import dev.starpost.matchmaking.matcher.Ticket;
import dev.starpost.matchmaking.topic.MatchmakingPublisher;
import dev.starpost.outbox.column.Json;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/**
 * Claims of tickets: turns what the matcher has found into tables, in one transaction: tickets,
 * table and messages change together or not at all. Whoever claims locks the tickets' rows and
 * takes only those that still wait, so that no ticket is matched twice, however many matchers there
 * are and whatever they believe.
 */
@ApplicationScoped
public class Claims {
  private final Jdbi jdbi;
  private final MatchedTables tables;
  private final MatchmakingPublisher publisher;
  private final MatchMetrics metrics;
  private final Clock clock;
  private final SecureRandom random = new SecureRandom();

  Claims(
      Jdbi jdbi,
      MatchedTables tables,
      MatchmakingPublisher publisher,
      MatchMetrics metrics,
      Clock clock) {
    this.jdbi = jdbi;
    this.tables = tables;
    this.publisher = publisher;
    this.metrics = metrics;
    this.clock = clock;
  }

  /** Gives those that came to nothing, because a row says otherwise than the matcher believed. */
  List<PlannedMatch> claim(List<PlannedMatch> planned) {
    List<PlannedMatch> lost = new ArrayList<>();
    List<PlannedMatch> made = new ArrayList<>();
    QuarkusTransaction.requiringNew()
        .run(
            () ->
                jdbi.useHandle(
                    sql -> {
                      Set<String> waiting = lockWaiting(sql, planned);
                      Set<List<String>> apart = apart(sql, planned);
                      for (PlannedMatch match : planned) {
                        boolean good =
                            waiting.containsAll(match.tickets())
                                && apart.stream().noneMatch(match.accounts()::containsAll);
                        (good ? made : lost).add(match);
                      }
                      make(sql, made);
                    }));
    made.forEach(match -> metrics.made(match.terms().game(), match.match()));
    lost.forEach(match -> metrics.lost());
    return lost;
  }

  /** Rows that somebody else has locked are about to change, and not waited for. */
  private static Set<String> lockWaiting(Handle sql, List<PlannedMatch> planned) {
    return new HashSet<>(
        sql.createQuery(
                "select id from ticket where id = any (:ids) and state = 'waiting'"
                    + " order by id for update skip locked")
            .bindArray(
                "ids",
                String.class,
                planned.stream().flatMap(match -> match.tickets().stream()).toList())
            .mapTo(String.class)
            .list());
  }

  private static Set<List<String>> apart(Handle sql, List<PlannedMatch> planned) {
    List<String> accounts =
        planned.stream().flatMap(match -> match.accounts().stream()).distinct().toList();
    return new HashSet<>(
        sql.createQuery(
                "select blocker, blocked from block"
                    + " where blocker = any (:accounts) and blocked = any (:accounts)")
            .bindArray("accounts", String.class, accounts)
            .map((row, context) -> List.of(row.getString(1), row.getString(2)))
            .list());
  }

  private void make(Handle sql, List<PlannedMatch> made) {
    if (made.isEmpty()) {
      return;
    }
    Instant now = clock.instant();
    List<String> ids = new ArrayList<>();
    List<String> tableIds = new ArrayList<>();
    List<MatchedTables.Asked> asked = new ArrayList<>();
    MatchmakingPublisher.Batch batch = publisher.batch();
    for (PlannedMatch match : made) {
      String table = UlidCreator.getMonotonicUlid().toString();
      List<Ticket> seats = new ArrayList<>(match.match().tickets());
      Collections.shuffle(seats, random);
      for (Ticket ticket : seats) {
        ids.add(ticket.id());
        tableIds.add(table);
      }
      asked.add(MatchedTables.Asked.match(table, match, accounts(seats)));
      announce(batch, table, match, seats, now);
    }
    sql.createUpdate(
            "update ticket set state = 'matched', table_id = matched.table_id,"
                + " xid = pg_current_xact_id()::text::bigint"
                + " from unnest(:ids, :tables) as matched (id, table_id)"
                + " where ticket.id = matched.id")
        .bindArray("ids", String.class, ids)
        .bindArray("tables", String.class, tableIds)
        .execute();
    tables.add(asked, now);
    batch.send();
  }

  private static void announce(
      MatchmakingPublisher.Batch batch,
      String table,
      PlannedMatch match,
      List<Ticket> seats,
      Instant now) {
    List<MatchmakingEvent.Player> players =
        seats.stream()
            .map(seat -> new MatchmakingEvent.Player(seat.account(), seat.rating()))
            .toList();
    var quality =
        new MatchmakingEvent.Quality(
            match.match().score(), match.match().spread(), match.match().waited().toSeconds());
    String game = match.terms().game();
    for (Ticket seat : seats) {
      batch.tell(
          seat.id(),
          new MatchmakingEvent.TicketMatched(
              seat.id(), seat.account(), game, table, players, quality, now));
    }
    batch.ask(
        new LobbyCommand.CreateMatchedTable(
            table,
            game,
            accounts(seats),
            Json.read(match.terms().options()),
            ClockColumn.read(match.terms().clock()),
            true,
            LobbyCommand.Why.MATCH,
            now));
  }

  private static List<String> accounts(List<Ticket> seats) {
    return seats.stream().map(Ticket::account).toList();
  }
}
