package dev.starpost.kernel.bot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.kernel.Seat;
import dev.starpost.kernel.play.AutomaticPlayer;
import dev.starpost.kernel.play.DecisionPoint;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class TreeSearchTest {
  private static final AutomaticPlayer SEARCH = new TreeSearch(new Effort(200, 3, 20, 5_000, 500));

  /** An apple now, or a seed that is a tree two steps later. */
  private static final class Orchard extends Riddle {
    @Override
    List<String> words(List<Said> state, Seat seat) {
      return switch (state.size()) {
        case 0 -> seat.equals(ANN) ? List.of("apple", "seed") : List.of();
        case 1 -> seat.equals(BEN) ? List.of("wait") : List.of();
        case 2 -> seat.equals(ANN) ? List.of("harvest") : List.of();
        default -> List.of();
      };
    }

    @Override
    int points(List<Said> state, Seat seat) {
      if (seat.equals(BEN)) {
        return 3;
      }
      boolean tree = hasSaid(state, ANN, "seed") && hasSaid(state, ANN, "harvest");
      return tree ? 10 : hasSaid(state, ANN, "apple") ? 1 : 0;
    }
  }

  /**
   * Ann hides, which is a draw, or goes one of two ways while Ben waits at one of them. If Ben saw
   * which way she goes she should hide; he does not, so she should go.
   */
  private static final class Ambush extends Riddle {
    @Override
    List<String> words(List<Said> state, Seat seat) {
      boolean answered = state.stream().anyMatch(said -> said.seat().equals(seat));
      List<String> ways = List.of("left", "right");
      return answered ? List.of() : seat.equals(BEN) ? ways : List.of("left", "right", "hide");
    }

    @Override
    int points(List<Said> state, Seat seat) {
      if (state.size() < 2 || hasSaid(state, ANN, "hide")) {
        return 0;
      }
      boolean caught = state.get(0).word().equals(state.get(1).word());
      return caught == seat.equals(BEN) ? 1 : -1;
    }
  }

  /**
   * Ann works, or bluffs: a bluff looks like much as long as she has shown her card and Ben, who is
   * asked together with her, has not.
   */
  private static final class Bluff extends Riddle {
    @Override
    List<String> words(List<Said> state, Seat seat) {
      if (state.size() < 2) {
        List<String> first = seat.equals(ANN) ? List.of("work", "bluff") : List.of("wait");
        return seat.equals(ANN) == state.isEmpty() ? first : List.of();
      }
      return hasSaid(state, seat, "card") ? List.of() : List.of("card");
    }

    @Override
    int points(List<Said> state, Seat seat) {
      boolean shown = hasSaid(state, ANN, "card") && !hasSaid(state, BEN, "card");
      boolean bluffs = hasSaid(state, ANN, "bluff");
      return seat.equals(BEN) ? 0 : bluffs ? shown ? 10 : 0 : 1;
    }
  }

  @Test
  void does_not_stop_while_one_of_several_has_still_to_answer() {
    AutomaticPlayer shortSighted = new TreeSearch(new Effort(200, 1, 20, 5_000, 1));
    for (long seed = 0; seed < 20; seed++) {
      assertThat(decided(shortSighted, new Bluff(), seed)).isEqualTo("work");
    }
  }

  @Test
  void sees_further_than_one_step() {
    for (long seed = 0; seed < 20; seed++) {
      assertThat(decided(Bot.GREEDY, new Orchard(), seed)).isEqualTo("apple");
      assertThat(decided(SEARCH, new Orchard(), seed)).isEqualTo("seed");
    }
  }

  @Test
  void takes_secret_choices_for_secret() {
    for (long seed = 0; seed < 20; seed++) {
      assertThat(decided(SEARCH, new Ambush(), seed)).isIn("left", "right");
    }
  }

  @Test
  void the_same_seed_decides_the_same() {
    List<String> first = ambushes();
    assertThat(first).isEqualTo(ambushes());
    assertThat(new TreeSet<>(first)).as("different seeds differ").hasSizeGreaterThan(1);
  }

  private static List<String> ambushes() {
    return IntStream.range(0, 30).mapToObj(seed -> decided(SEARCH, new Ambush(), seed)).toList();
  }

  @Test
  void never_does_more_than_it_may() {
    Orchard orchard = new Orchard();
    int most = 100;
    decided(new TreeSearch(new Effort(1_000_000, 3, 20, most, 500)), orchard, 1);
    // The first look at all moves and the last continuation come on top.
    assertThat(orchard.decided()).isBetween(most, most + 2 * 4 + 20 * 7);
  }

  private static String decided(AutomaticPlayer player, Riddle riddle, long seed) {
    return player.decide(
        new DecisionPoint<>(riddle, riddle.origin(), 2, Riddle.ANN), new SplittableRandom(seed));
  }
}
