package dev.starpost.intake;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RestsTest {
  private final Rests<String> rests = new Rests<>();

  @Test
  void each_rest_is_longer_up_to_a_limit() {
    long now = Long.MAX_VALUE - 5; // As System.nanoTime may be.
    long length = Rests.FIRST;
    for (int i = 0; i < 10; i++) {
      assertThat(rests.rest("a", now)).isEqualTo(length);
      assertThat(rests.over(now + length - 1)).isEmpty();
      assertThat(rests.isEmpty()).isFalse();
      assertThat(rests.over(now + length)).containsExactly("a");
      assertThat(rests.isEmpty()).isTrue();
      now += length;
      length = Math.min(Rests.LONGEST, 2 * length);
    }
    assertThat(length).isEqualTo(Rests.LONGEST);
  }

  @Test
  void who_has_succeeded_begins_anew_and_others_rest_for_themselves() {
    rests.rest("a", 0);
    rests.rest("a", 0);
    rests.rest("b", 0);
    assertThat(rests.over(Rests.FIRST)).containsExactly("b");
    assertThat(rests.succeeded("a")).isTrue();
    assertThat(rests.succeeded("a")).isFalse();
    rests.rest("a", 0);

    assertThat(rests.over(Rests.FIRST)).containsExactly("a");
  }
}
