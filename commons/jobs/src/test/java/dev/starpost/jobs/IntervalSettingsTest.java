package dev.starpost.jobs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.smallrye.config.PropertiesConfigSource;
import io.smallrye.config.SmallRyeConfigBuilder;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Intervals as operators write them, also those that were expressions of a scheduler before. */
class IntervalSettingsTest {
  private static final String SETTING = "starpost.tickets.sweep-interval";

  private static Duration read(String value) {
    return new SmallRyeConfigBuilder()
        .addDiscoveredConverters()
        .withSources(new PropertiesConfigSource(Map.of(SETTING, value), "operator", 300))
        .build()
        .getValue(SETTING, Duration.class);
  }

  @Test
  void an_interval_is_written_in_short_or_in_iso() {
    assertThat(read("10s")).isEqualTo(Duration.ofSeconds(10));
    assertThat(read("PT10S")).isEqualTo(Duration.ofSeconds(10));
    assertThat(read("10m")).isEqualTo(Duration.ofMinutes(10));
    assertThat(read("1h")).isEqualTo(Duration.ofHours(1));
  }

  @Test
  void a_job_cannot_be_switched_off() {
    for (String value : List.of("off", "disabled")) {
      assertThatThrownBy(() -> read(value))
          .hasMessageContainingAll(SETTING, "Invalid duration: " + value);
    }
  }
}
