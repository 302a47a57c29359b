package dev.starpost.kernel.chance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The expected values were worked out with another program, as a player who checks would do. */
class SealedDiceTest {
  private static final byte[] SEED = new byte[32];
  private static final List<String> ENTROPIES = List.of("ann's cat", "", "été");

  static {
    for (int i = 0; i < SEED.length; i++) {
      SEED[i] = (byte) i;
    }
  }

  @Test
  void the_commitment_is_the_hash_of_the_seed() {
    assertThat(SealedDice.commitment(SEED))
        .isEqualTo("630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
  }

  @Test
  void rolls_follow_from_seed_entropies_and_counter() {
    assertThat(SealedDice.of(SEED, ENTROPIES, 0).roll(12, 6))
        .containsExactly(6, 6, 1, 5, 6, 1, 3, 2, 5, 6, 2, 2);
    SealedDice thousand = SealedDice.of(SEED, ENTROPIES, 0);
    List<Integer> numbers = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      numbers.add(thousand.below(1000));
    }
    assertThat(numbers).containsExactly(61, 223, 678, 588, 521, 958);
  }

  @Test
  void a_shuffle_swaps_from_the_last_place_down() {
    assertThat(
            String.join(
                "",
                SealedDice.of(SEED, ENTROPIES, 0)
                    .shuffle(List.of("a", "b", "c", "d", "e", "f", "g", "h"))))
        .isEqualTo("eghbdacf");
  }

  @Test
  void dice_go_on_where_others_stopped() {
    SealedDice first = SealedDice.of(SEED, ENTROPIES, 0);
    first.roll(5, 6);
    assertThat(first.drawn()).isEqualTo(5);
    assertThat(SealedDice.of(SEED, ENTROPIES, 5).roll(7, 6)).isEqualTo(first.roll(7, 6));
  }

  @Test
  void whose_entropy_it_is_matters_and_cannot_be_shifted() {
    List<Integer> rolls = SealedDice.of(SEED, List.of("ab", "c"), 0).roll(20, 6);
    assertThat(SealedDice.of(SEED, List.of("a", "bc"), 0).roll(20, 6)).isNotEqualTo(rolls);
    assertThat(SealedDice.of(SEED, List.of("c", "ab"), 0).roll(20, 6)).isNotEqualTo(rolls);
    assertThat(SealedDice.of(SEED, List.of("abc"), 0).roll(20, 6)).isNotEqualTo(rolls);
  }
}
