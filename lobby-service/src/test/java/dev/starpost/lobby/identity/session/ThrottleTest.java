package dev.starpost.lobby.identity.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class ThrottleTest {
  private static final Duration WINDOW = Duration.ofMinutes(15);

  private final TestClock clock = new TestClock();
  private final Throttle throttle = new Throttle(3, WINDOW, clock);

  @Test
  void so_many_and_no_more() {
    exhaust("ann");

    assertThat(throttle.attempt("ann")).contains(WINDOW);
    assertThat(throttle.attempt("bob")).isEmpty();
  }

  @Test
  void the_time_to_wait_does_not_grow_by_trying() {
    exhaust("ann");
    clock.pass(Duration.ofMinutes(10));

    assertThat(throttle.attempt("ann")).contains(Duration.ofMinutes(5));
    assertThat(throttle.attempt("ann")).contains(Duration.ofMinutes(5));
  }

  @Test
  void afterwards_it_begins_anew() {
    exhaust("ann");
    clock.pass(WINDOW);

    exhaust("ann");
    assertThat(throttle.attempt("ann")).isPresent();
  }

  @Test
  void what_is_forgotten_does_not_count() {
    exhaust("ann");
    throttle.forget("ann");

    exhaust("ann");
  }

  private void exhaust(String key) {
    for (int i = 0; i < 3; i++) {
      assertThat(throttle.attempt(key)).isEmpty();
    }
  }
}
