package dev.starpost.jobs;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

class ParallelShutdownTest {
  private static final Duration LONG = Duration.ofSeconds(20);

  @Test
  void all_end_side_by_side() {
    CountDownLatch ending = new CountDownLatch(3);
    Runnable onlyWithTheOthers =
        () -> {
          ending.countDown();
          await(ending);
        };

    assertThat(
            ParallelShutdown.begin(List.of(onlyWithTheOthers, onlyWithTheOthers, onlyWithTheOthers))
                .await(LONG))
        .isTrue();
  }

  @Test
  void whoever_does_not_end_is_not_waited_for_without_an_end() {
    CountDownLatch never = new CountDownLatch(1);

    assertThat(ParallelShutdown.begin(List.of(() -> await(never))).await(Duration.ofMillis(1)))
        .isFalse();
  }

  @Test
  void one_that_fails_has_ended() {
    Runnable fails =
        () -> {
          throw new IllegalStateException("on purpose");
        };

    assertThat(ParallelShutdown.begin(List.of(fails, () -> {})).await(LONG)).isTrue();
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
