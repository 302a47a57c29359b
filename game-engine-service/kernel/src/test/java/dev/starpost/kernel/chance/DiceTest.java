package dev.starpost.kernel.chance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class DiceTest {

  /** Dice whose draws are given. */
  private static Dice drawing(long... draws) {
    return new Dice(0) {
      @Override
      protected long draw(long n) {
        return draws[(int) n];
      }
    };
  }

  @Test
  void a_draw_in_the_incomplete_stretch_is_passed_over() {
    // 2^64 mod 6 is 4: the four greatest draws would make 1 to 4 likelier than 5 and 6.
    Dice dice = drawing(-1, -4, -5);
    assertThat(dice.roll(6)).isEqualTo(6);
    assertThat(dice.drawn()).isEqualTo(3);
  }

  @Test
  void where_the_bound_divides_all_draws_none_is_passed_over() {
    assertThat(drawing(-1).below(16)).isEqualTo(15);
    assertThat(drawing(-1).below(1)).isZero();
  }

  @Test
  void nothing_lies_below_zero() {
    assertThatThrownBy(() -> drawing(1).below(0)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void every_face_is_equally_likely() {
    int[] faces = new int[7];
    Dice dice = new SeededDice(42);
    for (int i = 0; i < 60_000; i++) {
      faces[dice.roll(6)]++;
    }
    double chiSquare = 0;
    for (int face = 1; face <= 6; face++) {
      chiSquare += Math.pow(faces[face] - 10_000, 2) / 10_000;
    }
    // With five degrees of freedom, one fair die in ten thousand exceeds 25.7.
    assertThat(chiSquare).isLessThan(25.7);
  }

  @Test
  void every_order_is_equally_likely() {
    SortedMap<String, Integer> orders = new TreeMap<>();
    Dice dice = new SeededDice(7);
    for (int i = 0; i < 24_000; i++) {
      orders.merge(String.join("", dice.shuffle(List.of("a", "b", "c", "d"))), 1, Integer::sum);
    }
    assertThat(orders).hasSize(24);
    double chiSquare =
        orders.values().stream().mapToDouble(n -> Math.pow(n - 1_000, 2) / 1_000).sum();
    // With 23 degrees of freedom, one fair shuffle in ten thousand exceeds 56.
    assertThat(chiSquare).isLessThan(56);
  }

  @Test
  void a_pick_is_one_of_those() {
    assertThat(drawing(4).pick(List.of("x", "y", "z"))).isEqualTo("y");
  }
}
