package dev.starpost.games.alienfrontiers;

import static dev.starpost.games.alienfrontiers.FrontiersTable.blue;
import static dev.starpost.games.alienfrontiers.FrontiersTable.neutral;
import static dev.starpost.games.alienfrontiers.FrontiersTable.red;
import static dev.starpost.games.alienfrontiers.FrontiersTable.relic;
import static dev.starpost.games.alienfrontiers.FrontiersTable.ships;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.starpost.games.alienfrontiers.component.Ship;
import dev.starpost.games.alienfrontiers.component.Ships;
import dev.starpost.games.alienfrontiers.component.Station;
import java.util.List;
import org.junit.jupiter.api.Test;

class ShipsTest {

  @Test
  void a_ship_is_a_word() {
    assertThat(blue(5).word()).isEqualTo("p2-5");
    assertThat(Ship.named("relic-3")).isEqualTo(relic(3));
    assertThat(Ship.named("neutral-1")).isEqualTo(neutral());
    for (String wrong : new String[] {"", "p2", "p2-0", "p2-7", "p5-1", "p2-55", "relic", "-1"}) {
      assertThatThrownBy(() -> Ship.named(wrong)).isInstanceOf(IllegalArgumentException.class);
    }
  }

  @Test
  void ships_are_kept_in_order_and_taken_one_by_one() {
    Ships some = ships(relic(1), blue(5), blue(2), blue(5));
    assertThat(some).hasToString("[p2-2, p2-5, p2-5, relic-1]");
    assertThat(some.without(ships(blue(5)))).isEqualTo(ships(blue(2), blue(5), relic(1)));
    assertThat(some.has(ships(blue(5), blue(5)))).isTrue();
    assertThat(some.has(ships(blue(5), blue(5), blue(5)))).isFalse();
    assertThat(some.inCommonWith(ships(blue(5), red(2)))).isEqualTo(ships(blue(5)));
    assertThat(some.minus(ships(blue(5), blue(5), red(2)))).isEqualTo(ships(blue(2), relic(1)));
    assertThat(some.total()).isEqualTo(13);
    assertThatThrownBy(() -> some.without(ships(red(1)))).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void a_move_names_its_ships_in_their_order_whoever_names_them_otherwise() {
    assertThat(FrontiersTable.dock(Station.RAIDERS_OUTPOST, blue(3), blue(1), blue(2)))
        .isEqualTo(FrontiersTable.dock(Station.RAIDERS_OUTPOST, blue(1), blue(2), blue(3)));
    assertThat(Ship.inOrder(List.of(relic(1), blue(2)))).containsExactly(blue(2), relic(1));
    assertThat(Ship.inOrder(List.of(blue(2), relic(1)))).containsExactly(blue(2), relic(1));
  }

  @Test
  void ships_are_equal_when_the_same_ones_are_there() {
    Ships some = ships(blue(2), blue(5));
    assertThat(some)
        .isEqualTo(ships(blue(5), blue(2)))
        .hasSameHashCodeAs(ships(blue(5), blue(2)))
        .isNotEqualTo(ships(blue(2)))
        .doesNotHaveSameHashCodeAs(ships(blue(2)));
  }
}
