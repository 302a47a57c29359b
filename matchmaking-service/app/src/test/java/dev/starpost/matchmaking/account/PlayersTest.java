package dev.starpost.matchmaking.account;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class PlayersTest {
  /** There is no database behind them: whoever is looked for is not found but missed. */
  private final Players people = new Players(null);

  @Test
  @Timeout(60)
  void a_name_that_is_far_too_long_is_nobodys_before_it_is_normalised() {
    // Every second mark goes before all that precede it: that takes minutes.
    assertThat(people.named("a" + "\u0301\u0316".repeat(1_000_000))).isEmpty();
  }

  @Test
  void a_name_longer_than_any_other_is_not_looked_for() {
    assertThat(people.named("x".repeat(193))).isEmpty();
  }
}
