package dev.starpost.rating.elo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What holds of every game, tried on many that were drawn. */
class EloTest {
  private static final int DRAWS = 20_000;
  private static final int MOST_PLAYERS = 8;

  private final Random random = new Random(1_500);

  @Test
  void established_players_win_what_others_lose_up_to_rounding() {
    for (int i = 0; i < DRAWS; i++) {
      List<Contender> game = game(10, 300);

      int sum = sum(Elo.changes(game));

      assertThat(Math.abs(sum)).as("%s", game).isLessThanOrEqualTo(game.size() / 2);
      if (game.size() == 2) {
        assertThat(sum).as("%s", game).isZero();
      }
    }
  }

  @Test
  void nobody_gains_more_by_a_worse_rank() {
    for (int i = 0; i < DRAWS; i++) {
      List<Contender> game = game(0, 300);
      int who = random.nextInt(game.size());
      Contender one = game.get(who);
      Contender better = new Contender(one.rating(), one.games(), one.rank() - 1, one.abandoned());
      Contender gone = new Contender(one.rating(), one.games(), one.rank(), true);

      int change = Elo.changes(game).get(who);

      assertThat(Elo.changes(with(game, who, better)).get(who))
          .as("%s of %s", who, game)
          .isGreaterThanOrEqualTo(change);
      assertThat(Elo.changes(with(game, who, gone)).get(who))
          .as("%s of %s", who, game)
          .isLessThanOrEqualTo(change);
    }
  }

  @Test
  void it_does_not_matter_in_which_order_players_are_listed() {
    for (int i = 0; i < DRAWS; i++) {
      List<Contender> game = game(0, 300);
      List<Integer> order = new ArrayList<>(IntStream.range(0, game.size()).boxed().toList());
      Collections.shuffle(order, random);

      List<Integer> changes = Elo.changes(game);
      List<Integer> shuffled = Elo.changes(order.stream().map(game::get).toList());

      for (int j = 0; j < order.size(); j++) {
        // Sums of fractions depend on their order in the last digit, so half way may be either way.
        assertThat(Math.abs(shuffled.get(j) - changes.get(order.get(j))))
            .as("%s of %s", j, game)
            .isLessThanOrEqualTo(1);
      }
    }
  }

  @Test
  void equal_players_with_equal_results_change_alike() {
    for (int i = 0; i < DRAWS; i++) {
      List<Contender> game = new ArrayList<>(game(0, 300));
      game.add(game.get(0));

      List<Integer> changes = Elo.changes(game);

      assertThat(Math.abs(changes.get(changes.size() - 1) - changes.get(0))).isLessThanOrEqualTo(1);
    }
  }

  @Test
  void a_game_moves_a_rating_by_the_stake_at_most_however_absurd_it_is() {
    int[] extremes = {Integer.MIN_VALUE, -1, 0, 1, Integer.MAX_VALUE};
    for (int i = 0; i < DRAWS; i++) {
      List<Contender> game =
          IntStream.range(0, 1 + random.nextInt(MOST_PLAYERS))
              .mapToObj(
                  seat ->
                      new Contender(
                          extremes[random.nextInt(extremes.length)],
                          extremes[random.nextInt(extremes.length)],
                          extremes[random.nextInt(extremes.length)],
                          random.nextBoolean()))
              .toList();

      List<Integer> changes = Elo.changes(game);

      for (int seat = 0; seat < game.size(); seat++) {
        assertThat(Math.abs(changes.get(seat)))
            .as("%s", game)
            .isLessThanOrEqualTo(game.get(seat).kFactor().points());
      }
    }
  }

  @Test
  void somebody_alone_is_compared_with_nobody() {
    assertThat(Elo.changes(List.of(new Contender(1500, 0, 1, false)))).containsExactly(0);
    assertThat(Elo.changes(List.of())).isEmpty();
  }

  private List<Contender> game(int fewest, int most) {
    int players = 2 + random.nextInt(MOST_PLAYERS - 1);
    return IntStream.range(0, players)
        .mapToObj(
            seat ->
                new Contender(
                    800 + random.nextInt(1_600),
                    fewest + random.nextInt(most),
                    1 + random.nextInt(players),
                    random.nextInt(5) == 0))
        .toList();
  }

  private static List<Contender> with(List<Contender> game, int who, Contender other) {
    List<Contender> changed = new ArrayList<>(game);
    changed.set(who, other);
    return changed;
  }

  private static int sum(List<Integer> changes) {
    return changes.stream().mapToInt(Integer::intValue).sum();
  }
}
