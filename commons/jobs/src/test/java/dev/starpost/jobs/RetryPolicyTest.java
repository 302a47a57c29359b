package dev.starpost.jobs;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RetryPolicyTest {
  private final RetryPolicy retries =
      new RetryPolicy(Duration.ofSeconds(30), Duration.ofMinutes(64));

  @Test
  void each_backoff_is_twice_the_one_before_up_to_the_longest() {
    assertThat(IntStream.range(0, 10).mapToObj(n -> retries.backoff(n).toSeconds()))
        .containsExactly(30L, 60L, 120L, 240L, 480L, 960L, 1920L, 3840L, 3840L, 3840L);
  }

  @Test
  void no_number_of_failures_is_too_many() {
    assertThat(retries.backoff(Integer.MAX_VALUE)).isEqualTo(Duration.ofMinutes(64));
  }
}
