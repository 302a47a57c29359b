package dev.starpost.deploy.load.moves;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.deploy.load.cold.ChangesOfMind;
import java.util.List;
import org.junit.jupiter.api.Test;

class PaceTest {
  @Test
  void everybody_who_is_awaited_acts() {
    assertThat(Pace.EVERYBODY.acting(bidding(1, 2, 3))).containsExactly(2, 3);
  }

  @Test
  void play_can_end_at_a_version() {
    Pace pace = Pace.until(8);
    assertThat(pace.acting(bidding(7, 1, 3))).containsExactly(1, 3);
    assertThat(pace.acting(bidding(8, 1, 3))).isEmpty();
  }

  @Test
  void the_first_seat_changes_its_bid_a_hundred_times_before_the_others_bid() {
    ChangesOfMind pace = new ChangesOfMind(500);
    long version = 1;
    assertThat(pace.acting(bidding(version++, 1, 2, 3))).containsExactly(1);
    for (int change = 1; change < 100; change++) {
      assertThat(pace.acting(bidding(version++, 2, 3))).containsExactly(1);
    }
    assertThat(pace.acting(bidding(version++, 2, 3))).containsExactly(2, 3);
    assertThat(pace.acting(bidding(version++, 3))).containsExactly(3);
    assertThat(pace.acting(bidding(version++, 1, 2, 3))).containsExactly(1);
  }

  @Test
  void changes_of_mind_end_when_bids_are_asked_for_in_a_game_that_is_old_enough() {
    ChangesOfMind pace = new ChangesOfMind(500);
    assertThat(pace.acting(new Situation("sv-1", 501, List.of(2), false, false)))
        .containsExactly(2);
    assertThat(pace.acting(bidding(502, 1, 2, 3))).isEmpty();
  }

  private static Situation bidding(long version, Integer... awaiting) {
    return new Situation("sv-1", version, List.of(awaiting), true, false);
  }
}
