package dev.starpost.rating.fairness;

import dev.starpost.rating.result.RatedGame;
import dev.starpost.rating.result.RatedGameListener;
import dev.starpost.rating.result.Result;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.PreparedBatch;

/** Tallies of results by seat, number of players and option, as games come in. */
@ApplicationScoped
public class Tallies implements RatedGameListener {
  /** Of no option: all games. */
  static final String ANY = "";

  private final Jdbi jdbi;

  Tallies(Jdbi jdbi) {
    this.jdbi = jdbi;
  }

  /**
   * Results of a seat.
   *
   * @param score of the opponents beaten, summed up, in thousandths
   * @param expected of those that ratings let expect
   */
  record Tally(
      String option,
      String value,
      int players,
      int seat,
      long games,
      long won,
      long score,
      long expected) {}

  private record Line(String game, String option, String value, int players, int seat) {}

  private record Sum(long games, long won, long score, long expected) {
    static Sum of(Result result) {
      return new Sum(1, result.isWon() ? 1 : 0, result.score(), result.expected());
    }

    Sum plus(Sum other) {
      return new Sum(
          games + other.games, won + other.won, score + other.score, expected + other.expected);
    }
  }

  @Override
  public void counted(Collection<RatedGame> games) {
    count(games, 1);
  }

  @Override
  public void voided(RatedGame game) {
    count(List.of(game), -1);
  }

  private void count(Collection<RatedGame> games, int by) {
    Map<Line, Sum> sums = new HashMap<>();
    for (RatedGame game : games) {
      add(game, ANY, ANY, sums);
      game.options().orElse(Map.of()).forEach((option, value) -> add(game, option, value, sums));
    }
    store(sums, by);
  }

  @Override
  public void optionsLearned(RatedGame game) {
    Map<Line, Sum> sums = new HashMap<>();
    game.options().orElse(Map.of()).forEach((option, value) -> add(game, option, value, sums));
    store(sums, 1);
  }

  private static void add(RatedGame game, String option, String value, Map<Line, Sum> sums) {
    for (Result result : game.results()) {
      sums.merge(
          new Line(game.game(), option, value, game.results().size(), result.seat()),
          Sum.of(result),
          Sum::plus);
    }
  }

  private void store(Map<Line, Sum> sums, int by) {
    if (sums.isEmpty()) {
      return;
    }
    jdbi.useHandle(
        sql -> {
          PreparedBatch rows =
              sql.prepareBatch(
                  "insert into seat_tally as t (game, option_name, option_value, players, seat,"
                      + " games, won, score, expected) values (:game, :option, :value, :players,"
                      + " :seat, :games, :won, :score, :expected)"
                      + " on conflict (game, option_name, option_value, players, seat)"
                      + " do update set games = t.games + :games, won = t.won + :won,"
                      + " score = t.score + :score, expected = t.expected + :expected");
          sums.forEach(
              (line, sum) ->
                  rows.bind("game", line.game())
                      .bind("option", line.option())
                      .bind("value", line.value())
                      .bind("players", line.players())
                      .bind("seat", line.seat())
                      .bind("games", by * sum.games())
                      .bind("won", by * sum.won())
                      .bind("score", by * sum.score())
                      .bind("expected", by * sum.expected())
                      .add());
          rows.execute();
        });
  }

  /** Of all games, then of each option. */
  List<Tally> of(String game) {
    return jdbi.withHandle(
        sql ->
            sql.createQuery(
                    "select * from seat_tally where game = :game and games > 0"
                        + " order by option_name, option_value, players, seat")
                .bind("game", game)
                .map(
                    (row, context) ->
                        new Tally(
                            row.getString("option_name"),
                            row.getString("option_value"),
                            row.getInt("players"),
                            row.getInt("seat"),
                            row.getLong("games"),
                            row.getLong("won"),
                            row.getLong("score"),
                            row.getLong("expected")))
                .list());
  }
}
