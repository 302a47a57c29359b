package dev.starpost.matchmaking.database;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.matchmaking.Eventually;
import dev.starpost.matchmaking.MatchmakingTest;
import dev.starpost.matchmaking.World;
import jakarta.inject.Inject;
import org.hibernate.SessionFactory;
import org.hibernate.stat.Statistics;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Hibernate's cache of query plans. */
@MatchmakingTest
class QueryPlansTest {
  /**
   * A third of it is more than the statements that jobs could make meanwhile for the first time.
   */
  private static final int TICKETS = 60;

  @Inject World world;
  @Inject SessionFactory sessions;

  private final String game = World.freshGame();
  private Statistics statistics;

  @BeforeEach
  void count() {
    statistics = sessions.getStatistics();
    statistics.setStatisticsEnabled(true);
  }

  @AfterEach
  void countNoMore() {
    statistics.setStatisticsEnabled(false);
  }

  @Test
  void a_statement_is_planned_once_however_many_tickets_come_and_are_matched() {
    queue(2);
    long planned = statistics.getQueryPlanCacheMissCount();

    queue(TICKETS);

    assertThat(statistics.getQueryPlanCacheMissCount() - planned).isLessThan(TICKETS / 3);
  }

  /** One after the other, so that each has a transaction of its own. */
  private void queue(int tickets) {
    for (int i = 0; i < tickets; i++) {
      world
          .somebody("Ann")
          .queue("{\"game\":\"%s\",\"seats\":{\"min\":2,\"max\":2}}".formatted(game))
          .then()
          .statusCode(201);
    }
    Eventually.see(
        "all are matched",
        () -> world.count("select count(*) from ticket where game = ? and state = 'waiting'", game),
        waiting -> waiting == 0);
  }
}
