package dev.starpost.rating.player;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class PlayerNameTest {
  @Test
  void a_name_is_found_in_any_case_and_in_any_pieces() {
    assertThat(PlayerName.wanted("RENE\u0301E")).contains(PlayerName.folded("Renée"));
    assertThat(PlayerName.wanted("\u03b1\u0313\u0300\u0345".repeat(24)))
        .contains(PlayerName.folded("\u1f82".repeat(24)));
  }

  @Test
  @Timeout(60)
  void a_name_that_is_far_too_long_is_nobodys_before_it_is_normalised() {
    // Every second mark goes before all that precede it: that takes minutes.
    assertThat(PlayerName.wanted("a" + "\u0301\u0316".repeat(1_000_000))).isEmpty();
  }

  @Test
  void what_no_database_can_hold_is_nobodys() {
    assertThat(PlayerName.wanted("An\u0000n")).isEmpty();
  }
}
