package dev.starpost.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PreferTest {
  @ParameterizedTest
  @CsvSource({
    "wait=0, 0",
    "wait=7, 7",
    "'respond-async, wait=7', 7",
    "wait=21, 20",
    "wait=999999, 20",
    "wait=9999999999, 20",
    "wait=soon, 5",
    "await=7, 5",
    "respond-async, 5"
  })
  void a_caller_waits_as_long_as_it_wants_within_limits(String header, int seconds) {
    assertThat(patience(header)).hasSeconds(seconds);
  }

  @Test
  void only_the_beginning_is_looked_at() {
    assertThat(patience("wait=7," + "a".repeat(8_000))).hasSeconds(7);
    assertThat(patience("a".repeat(8_000) + ",wait=7")).hasSeconds(5);
  }

  @Test
  void who_does_not_say_waits_as_usual() {
    assertThat(patience(null)).hasSeconds(5);
  }

  private static Duration patience(String header) {
    return Prefer.wait(header, Duration.ofSeconds(5), Duration.ofSeconds(20));
  }
}
