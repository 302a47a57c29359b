package dev.starpost.deploy.load.ladders;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;

/**
 * Test data: a ladder. A ladder of many players, written into the database of a rating service as
 * if all of them had played: ratings are spread like those of people, around the beginning.
 */
final class StoredLadder {
  static final String GAME = "salvage";

  private static final List<String> STEPS =
      List.of(
          """
          insert into person (account, revision, name, folded_name, games)
          select 'bench-' || n, 1, 'Player ' || n, 'player ' || n, 40
          from generate_series(1, ?) as n
          """,
          // The sum of twelve even draws is as good as a bell.
          """
          insert into standing (account, game, season, carried, rating, games, season_games, since,
            played_at, resting, listing)
          select 'bench-' || n, 'salvage', season, 1500,
            1500 + (250 * (random() + random() + random() + random() + random() + random()
              + random() + random() + random() + random() + random() + random() - 6))::int,
            10 + (random() * 200)::int, 10, now() - random() * interval '40 days',
            now() - random() * interval '40 days', false, 'ranked'
          from generate_series(1, ?) as n,
            (select to_char(date_trunc('quarter', now() at time zone 'UTC'), 'YYYY-MM') as season) s
          """);

  private static final String COUNTS =
      """
      insert into standing_count (game, season, listing, rating, players)
      select game, season, listing, rating, count(*) from standing group by 1, 2, 3, 4
      """;

  private StoredLadder() {}

  static String player(int number) {
    return "Player%20" + number;
  }

  static void fill(Connection database, int players) throws SQLException {
    for (String step : STEPS) {
      try (PreparedStatement insert = database.prepareStatement(step)) {
        insert.setInt(1, players);
        insert.executeUpdate();
      }
    }
    try (Statement statement = database.createStatement()) {
      statement.executeUpdate(COUNTS);
      // As the server does by itself where rows come one after the other.
      statement.execute("vacuum analyze person, standing, standing_count");
    }
  }
}
