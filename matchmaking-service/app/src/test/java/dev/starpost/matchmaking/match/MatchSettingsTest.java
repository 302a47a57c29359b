package dev.starpost.matchmaking.match;

import static org.assertj.core.api.Assertions.assertThat;

import io.smallrye.config.PropertiesConfigSource;
import io.smallrye.config.SmallRyeConfig;
import io.smallrye.config.SmallRyeConfigBuilder;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;

class MatchSettingsTest {
  @Test
  void the_names_of_the_last_release_are_still_read() {
    SmallRyeConfig config =
        new SmallRyeConfigBuilder()
            .addDiscoveredConverters()
            .addDiscoveredInterceptors()
            .withMapping(MatchSettings.class)
            .withSources(
                new PropertiesConfigSource(
                    Map.of("starpost.matching.every", "PT1S", "starpost.matching.stand-by", "PT2S"),
                    "operator",
                    300))
            .build();
    MatchSettings settings = config.getConfigMapping(MatchSettings.class);

    assertThat(settings.interval()).isEqualTo(Duration.ofSeconds(1));
    assertThat(settings.standbyInterval()).isEqualTo(Duration.ofSeconds(2));
  }
}
