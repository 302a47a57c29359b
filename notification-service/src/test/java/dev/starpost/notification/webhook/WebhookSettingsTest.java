package dev.starpost.notification.webhook;

import static org.assertj.core.api.Assertions.assertThat;

import io.smallrye.config.PropertiesConfigSource;
import io.smallrye.config.SmallRyeConfig;
import io.smallrye.config.SmallRyeConfigBuilder;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;

class WebhookSettingsTest {
  private static WebhookSettings settings(Map<String, String> set) {
    SmallRyeConfig config =
        new SmallRyeConfigBuilder()
            .addDiscoveredConverters()
            .addDiscoveredInterceptors()
            .withMapping(WebhookSettings.class)
            .withSources(new PropertiesConfigSource(set, "operator", 300))
            .build();
    return config.getConfigMapping(WebhookSettings.class);
  }

  @Test
  void retries_back_off_for_a_day() {
    Duration sum =
        settings(Map.of()).backoff().stream().reduce(Duration.ZERO, (all, one) -> all.plus(one));

    assertThat(sum).isBetween(Duration.ofHours(22), Duration.ofHours(24));
    assertThat(settings(Map.of()).backoff()).isSorted();
  }

  @Test
  void the_names_of_the_last_release_are_still_read() {
    WebhookSettings settings =
        settings(
            Map.of(
                "starpost.webhooks.pauses", "PT1S,PT2S",
                "starpost.webhooks.connect-time", "PT3S",
                "starpost.webhooks.answer-time", "PT4S"));

    assertThat(settings.backoff()).containsExactly(Duration.ofSeconds(1), Duration.ofSeconds(2));
    assertThat(settings.connectTimeout()).isEqualTo(Duration.ofSeconds(3));
    assertThat(settings.responseTimeout()).isEqualTo(Duration.ofSeconds(4));
  }
}
