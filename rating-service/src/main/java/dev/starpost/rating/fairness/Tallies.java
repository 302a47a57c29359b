package dev.starpost.rating.fairness;

import dev.starpost.rating.database.Columns;
import dev.starpost.rating.result.RatedGame;
import dev.starpost.rating.result.RatedGameListener;
import dev.starpost.rating.result.Result;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.Tuple;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.hibernate.Session;
import org.hibernate.StatelessSession;

/** Tallies of results by seat, number of players and option, as games come in. */
@ApplicationScoped
public class Tallies implements RatedGameListener {
  /** Of no option: all games. */
  static final String ANY = "";

  private final StatelessSession session;
  private final Session writes;

  Tallies(StatelessSession session, Session writes) {
    this.session = session;
    this.writes = writes;
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
    Columns<Map.Entry<Line, Sum>> rows = Columns.of(sums.entrySet());
    writes
        .createNativeMutationQuery(
            "insert into seat_tally as t (game, option_name, option_value, players, seat,"
                + " games, won, score, expected) select * from unnest(:game, :option, :value,"
                + " :players, :seat, :games, :won, :score, :expected)"
                + " on conflict (game, option_name, option_value, players, seat)"
                + " do update set games = t.games + excluded.games, won = t.won + excluded.won,"
                + " score = t.score + excluded.score, expected = t.expected + excluded.expected")
        .setParameter("game", rows.texts(row -> row.getKey().game()))
        .setParameter("option", rows.texts(row -> row.getKey().option()))
        .setParameter("value", rows.texts(row -> row.getKey().value()))
        .setParameter("players", rows.numbers(row -> row.getKey().players()))
        .setParameter("seat", rows.numbers(row -> row.getKey().seat()))
        .setParameter("games", rows.longs(row -> by * row.getValue().games()))
        .setParameter("won", rows.longs(row -> by * row.getValue().won()))
        .setParameter("score", rows.longs(row -> by * row.getValue().score()))
        .setParameter("expected", rows.longs(row -> by * row.getValue().expected()))
        .executeUpdate();
  }

  /** Of all games, then of each option. */
  List<Tally> of(String game) {
    return session
        .createNativeQuery(
            "select * from seat_tally where game = :game and games > 0"
                + " order by option_name, option_value, players, seat",
            Tuple.class)
        .setParameter("game", game)
        .getResultList()
        .stream()
        .map(Tallies::tally)
        .toList();
  }

  private static Tally tally(Tuple row) {
    return new Tally(
        row.get("option_name", String.class),
        row.get("option_value", String.class),
        row.get("players", Integer.class),
        row.get("seat", Integer.class),
        row.get("games", Long.class),
        row.get("won", Long.class),
        row.get("score", Long.class),
        row.get("expected", Long.class));
  }
}
