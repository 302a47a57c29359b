package dev.starpost.matchmaking.match;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.matchmaking.Eventually;
import dev.starpost.matchmaking.MatchmakingTest;
import dev.starpost.matchmaking.World;
import io.quarkus.narayana.jta.QuarkusTransactionException;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Clock;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import javax.sql.DataSource;
import org.hibernate.JDBCException;
import org.hibernate.SessionFactory;
import org.hibernate.StatelessSession;
import org.junit.jupiter.api.Test;

/** Matchers that know nothing of each other, and die now and then, on one database. */
@MatchmakingTest
class TwoMatchersTest {
  private static final int TICKETS = 600;
  private static final int SEATS = 3;

  @Inject World world;
  @Inject Claims claims;
  @Inject Clock clock;
  @Inject DataSource database;
  @Inject SessionFactory sessions;

  private final String game = World.freshGame();

  /** The matcher of the running service is a third one. */
  @Test
  void two_at_once_match_no_ticket_twice() throws Exception {
    ExecutorService matchers = Executors.newFixedThreadPool(2);
    AtomicBoolean over = new AtomicBoolean();
    Callable<Integer> matcher =
        () -> {
          MatchingRound round = new MatchingRound(claims, clock);
          int made = 0;
          try (Connection connection = database.getConnection();
              StatelessSession sql = sessions.openStatelessSession(connection)) {
            while (!over.get()) {
              made += round.play(sql);
            }
          }
          return made;
        };
    List<Future<Integer>> both = List.of(matchers.submit(matcher), matchers.submit(matcher));
    queue(0, TICKETS);
    awaitAllMatched();
    over.set(true);
    for (Future<Integer> one : both) {
      one.get();
    }
    matchers.shutdown();

    requireEverybodySeatedOnce();
  }

  /**
   * What a process leaves behind that is killed is what the database makes of a transaction whose
   * connection breaks: here all of them do, again and again, wherever they are.
   */
  @Test
  void matchers_that_are_killed_anywhere_lose_nothing_and_do_nothing_twice() throws Exception {
    Random random = new Random(7);
    Thread matcher = new Thread(this::matchUntilAllAre, "matcher");
    matcher.start();
    for (int from = 0; from < TICKETS; from += 60) {
      queue(from, from + 60);
      for (int blows = random.nextInt(5); blows >= 0; blows--) {
        killAllThatTouchTickets();
      }
    }
    matcher.join();

    requireEverybodySeatedOnce();
  }

  private void killAllThatTouchTickets() {
    try {
      world.count(
          "select count(*) from (select pg_terminate_backend(pid) from pg_stat_activity"
              + " where pid <> pg_backend_pid() and datname = current_database()"
              + " and query like ?) as killed",
          "%ticket%");
    } catch (World.DatabaseFailed e) {
      // The connection was one of those that the last blow had killed.
    }
  }

  private void matchUntilAllAre() {
    while (waiting() > 0 || total() < TICKETS) {
      MatchingRound round = new MatchingRound(claims, clock);
      try (Connection connection = database.getConnection();
          StatelessSession sql = sessions.openStatelessSession(connection)) {
        while (waiting() > 0 || total() < TICKETS) {
          round.play(sql);
        }
      } catch (SQLException | JDBCException | World.DatabaseFailed | IllegalStateException e) {
        // Killed: another one begins with an empty memory.
      } catch (RuntimeException e) {
        assertThat(e).isInstanceOf(QuarkusTransactionException.class);
      }
    }
  }

  private void queue(int from, int to) {
    for (int tries = 0; tries < 50; tries++) {
      try {
        world.execute(
            "insert into ticket (id, account, game, pool, least, most, options, clock, rating,"
                + " state, since, expires_at) select ? || '-' || n, ? || '-' || n, ?, ?, ?, ?,"
                + " '{}', '{\"kind\":\"per-move\",\"move\":\"P3D\"}', 1480 + n % 40, 'waiting',"
                + " now(), now() + interval '1 day' from generate_series(?, ?) as n"
                + " on conflict do nothing",
            game, game, game, game, SEATS, SEATS, from, to - 1);
        return;
      } catch (World.DatabaseFailed e) {
        // Killed as well.
      }
    }
    throw new IllegalStateException("the tickets cannot be written");
  }

  private void awaitAllMatched() {
    Eventually.see("all are matched", this::waiting, left -> left == 0);
  }

  private long waiting() {
    return patiently("select count(*) from ticket where game = ? and state = 'waiting'");
  }

  private long total() {
    return patiently("select count(*) from ticket where game = ?");
  }

  private long patiently(String sql) {
    for (int tries = 0; tries < 50; tries++) {
      try {
        return world.count(sql, game);
      } catch (World.DatabaseFailed e) {
        // Killed as well.
      }
    }
    throw new IllegalStateException("the database does not answer");
  }

  private void requireEverybodySeatedOnce() {
    assertThat(patiently("select count(*) from ticket where game = ? and state = 'matched'"))
        .isEqualTo(TICKETS);
    assertThat(patiently("select count(*) from matched_table where game = ?"))
        .isEqualTo(TICKETS / SEATS);
    assertThat(
            patiently(
                "select count(distinct player) from matched_table, unnest(players) as player"
                    + " where game = ?"))
        .isEqualTo(TICKETS);
    assertThat(
            patiently(
                "select count(*) from (select table_id from ticket where game = ?"
                    + " group by table_id having count(*) = 3) as full_tables"))
        .isEqualTo(TICKETS / SEATS);
  }
}
