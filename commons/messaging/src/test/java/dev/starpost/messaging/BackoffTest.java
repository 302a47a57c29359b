package dev.starpost.messaging;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class BackoffTest {
  @Test
  void each_wait_is_twice_as_long_up_to_a_limit() {
    assertThat(IntStream.rangeClosed(1, 8).mapToObj(Backoff::after))
        .extracting(Duration::toMillis)
        .containsExactly(100L, 200L, 400L, 800L, 1600L, 2000L, 2000L, 2000L);
    assertThat(Backoff.after(Integer.MAX_VALUE)).isEqualTo(Backoff.LONGEST);
  }

  @Test
  void the_longest_wait_is_told_of_once() {
    assertThat(IntStream.rangeClosed(1, 8).mapToObj(Backoff::isGrowing))
        .containsExactly(true, true, true, true, true, true, false, false);
  }
}
