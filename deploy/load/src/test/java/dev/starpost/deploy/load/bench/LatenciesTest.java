package dev.starpost.deploy.load.bench;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LatenciesTest {
  private final Latencies latencies = new Latencies();

  @Test
  void a_percentile_is_a_time_that_so_many_did_not_exceed() {
    for (int time = 5_000; time >= 1; time--) {
      latencies.add(time);
    }
    assertThat(latencies.count()).isEqualTo(5_000);
    assertThat(latencies.percentile(50)).isEqualTo(2_500);
    assertThat(latencies.percentile(99)).isEqualTo(4_950);
    assertThat(latencies.max()).isEqualTo(5_000);
  }

  @Test
  void what_comes_after_a_look_counts_too() {
    latencies.add(7);
    assertThat(latencies.percentile(99)).isEqualTo(7);
    latencies.add(3);
    assertThat(latencies.percentile(50)).isEqualTo(3);
    assertThat(latencies.percentile(99)).isEqualTo(7);
  }

  @Test
  void nothing_takes_no_time() {
    assertThat(latencies.percentile(99)).isZero();
  }

  @Test
  void short_times_are_told_more_precisely() {
    assertThat(Latencies.millis(1_260_000)).isEqualTo("1.3");
    assertThat(Latencies.millis(1_234_500_000)).isEqualTo("1235");
  }
}
