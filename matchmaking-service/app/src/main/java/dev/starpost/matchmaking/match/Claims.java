package dev.starpost.matchmaking.match;

import com.github.f4b6a3.ulid.UlidCreator;
import dev.starpost.contracts.matchmaking.LobbyCommand;
import dev.starpost.contracts.matchmaking.MatchmakingEvent;
import dev.starpost.matchmaking.account.Block;
import dev.starpost.matchmaking.account.Blocks;
import dev.starpost.matchmaking.database.ClockColumn;
import dev.starpost.matchmaking.database.OptionsColumn;
import dev.starpost.matchmaking.matcher.Ticket;
import dev.starpost.matchmaking.ticket.Tickets;
import dev.starpost.matchmaking.topic.MatchmakingPublisher;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/**
 * Claims of tickets: turns what the matcher has found into tables, in one transaction: tickets,
 * table and messages change together or not at all. Whoever claims locks the tickets' rows and
 * takes only those that still wait, so that no ticket is matched twice, however many matchers there
 * are and whatever they believe.
 */
@ApplicationScoped
public class Claims {
  private final Tickets tickets;
  private final Blocks blocks;
  private final MatchedTables tables;
  private final MatchmakingPublisher publisher;
  private final MatchMetrics metrics;
  private final Clock clock;
  private final SecureRandom random = new SecureRandom();

  Claims(
      Tickets tickets,
      Blocks blocks,
      MatchedTables tables,
      MatchmakingPublisher publisher,
      MatchMetrics metrics,
      Clock clock) {
    this.tickets = tickets;
    this.blocks = blocks;
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
            () -> {
              Set<String> waiting = tickets.lockWaiting(all(planned, PlannedMatch::tickets));
              List<Block.Pair> apart = blocks.among(all(planned, PlannedMatch::accounts));
              for (PlannedMatch match : planned) {
                boolean good =
                    waiting.containsAll(match.tickets())
                        && apart.stream().noneMatch(pair -> seats(match, pair));
                (good ? made : lost).add(match);
              }
              make(made);
            });
    made.forEach(match -> metrics.made(match.terms().game(), match.match()));
    lost.forEach(match -> metrics.lost());
    return lost;
  }

  private static List<String> all(
      List<PlannedMatch> planned, Function<PlannedMatch, ? extends Collection<String>> part) {
    return planned.stream().flatMap(match -> part.apply(match).stream()).distinct().toList();
  }

  private static boolean seats(PlannedMatch match, Block.Pair pair) {
    return match.accounts().contains(pair.blocker()) && match.accounts().contains(pair.blocked());
  }

  private void make(List<PlannedMatch> made) {
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
    tickets.match(ids, tableIds);
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
            OptionsColumn.read(match.terms().options()),
            ClockColumn.read(match.terms().clock()),
            true,
            LobbyCommand.Why.MATCH,
            now));
  }

  private static List<String> accounts(List<Ticket> seats) {
    return seats.stream().map(Ticket::account).toList();
  }
}
