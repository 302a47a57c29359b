package dev.starpost.deploy.launcher.platform;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class RestartBackoffTest {
  private final RestartBackoff pauses = RestartBackoff.usual();

  @Test
  void they_grow_up_to_half_a_minute() {
    assertThat(Stream.generate(() -> seconds(Duration.ZERO)).limit(8))
        .containsExactly(1L, 2L, 4L, 8L, 16L, 30L, 30L, 30L);
  }

  @Test
  void who_has_served_well_is_started_again_soon() {
    seconds(Duration.ZERO);
    seconds(Duration.ZERO);

    assertThat(seconds(Duration.ofSeconds(59))).isEqualTo(4);
    assertThat(seconds(Duration.ofSeconds(60))).isEqualTo(1);
    assertThat(pauses.inARow()).isEqualTo(1);
    assertThat(seconds(Duration.ofSeconds(1))).isEqualTo(2);
    assertThat(pauses.inARow()).isEqualTo(2);
  }

  private long seconds(Duration served) {
    return pauses.afterServing(served).toSeconds();
  }
}
