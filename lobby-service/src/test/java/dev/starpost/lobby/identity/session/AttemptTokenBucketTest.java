package dev.starpost.lobby.identity.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class AttemptTokenBucketTest {
  private static final Duration INTERVAL = Duration.ofSeconds(40);

  private final TestClock clock = new TestClock();
  private final AttemptTokenBucket pace = new AttemptTokenBucket(3, INTERVAL, clock);

  @Test
  void so_many_at_once_and_then_one_after_each_interval() {
    exhaust("ann");

    assertThat(pace.attempt("ann")).contains(INTERVAL);
    assertThat(pace.attempt("bob")).isEmpty();
    clock.pass(INTERVAL);
    assertThat(pace.attempt("ann")).isEmpty();
    assertThat(pace.attempt("ann")).contains(INTERVAL);
  }

  @Test
  void nobody_waits_for_longer_however_often_others_try() {
    exhaust("ann");
    for (int i = 0; i < 1_000; i++) {
      assertThat(pace.attempt("ann")).contains(INTERVAL);
    }
    clock.pass(Duration.ofSeconds(30));

    assertThat(pace.attempt("ann")).contains(Duration.ofSeconds(10));
  }

  @Test
  void in_a_day_there_are_as_many_as_intervals() {
    int tried = 0;
    for (int second = 0; second < Duration.ofDays(1).toSeconds(); second++) {
      tried += pace.attempt("ann").isEmpty() ? 1 : 0;
      clock.pass(Duration.ofSeconds(1));
    }

    assertThat(tried).isEqualTo(2_160 + 2);
  }

  @Test
  void what_was_no_wrong_one_does_not_count() {
    for (int i = 0; i < 10; i++) {
      assertThat(pace.attempt("ann")).isEmpty();
      pace.takeBack("ann");
    }

    exhaust("ann");
    assertThat(pace.attempt("ann")).isPresent();
  }

  @Test
  void time_without_attempts_gives_no_more_than_all_at_once() {
    exhaust("ann");
    clock.pass(Duration.ofDays(1));

    exhaust("ann");
    assertThat(pace.attempt("ann")).isPresent();
  }

  private void exhaust(String key) {
    for (int i = 0; i < 3; i++) {
      assertThat(pace.attempt(key)).isEmpty();
    }
  }
}
