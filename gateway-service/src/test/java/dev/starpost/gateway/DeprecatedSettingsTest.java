package dev.starpost.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.gateway.settings.GatewaySettings;
import io.smallrye.config.EnvConfigSource;
import io.smallrye.config.PropertiesConfigSource;
import io.smallrye.config.SmallRyeConfigBuilder;
import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Names that settings had before 1.0 are read for one more release. */
class DeprecatedSettingsTest {
  private static final int OPERATOR = 300;

  @Test
  void old_environment_variables_set_what_has_another_name_now() throws IOException {
    GatewaySettings settings =
        with(
            Map.of(
                "STARPOST_GATEWAY_TIMES_CONNECT", "11S",
                "STARPOST_GATEWAY_TIMES_ANSWER", "12S",
                "STARPOST_GATEWAY_TIMES_PAUSE", "13S",
                "STARPOST_GATEWAY_TIMES_BODY", "14S",
                "STARPOST_GATEWAY_STREAMS_SILENCE", "15S",
                "STARPOST_GATEWAY_STREAMS_CHECKED", "16S",
                "STARPOST_GATEWAY_EXPORT_PATIENCE", "17S",
                "STARPOST_GATEWAY_EXPORT_TAKING", "18S",
                "STARPOST_GATEWAY_OPENAPI_REFRESH", "19S",
                "STARPOST_GATEWAY_OPENAPI_RETRY", "20S"));

    assertThat(settings.timeouts().connectTimeout()).isEqualTo(Duration.ofSeconds(11));
    assertThat(settings.timeouts().responseTimeout()).isEqualTo(Duration.ofSeconds(12));
    assertThat(settings.timeouts().idleTimeout()).isEqualTo(Duration.ofSeconds(13));
    assertThat(settings.timeouts().requestBodyTimeout()).isEqualTo(Duration.ofSeconds(14));
    assertThat(settings.streams().idleTimeout()).isEqualTo(Duration.ofSeconds(15));
    assertThat(settings.streams().tokenCheckInterval()).isEqualTo(Duration.ofSeconds(16));
    assertThat(settings.export().responseTimeout()).isEqualTo(Duration.ofSeconds(17));
    assertThat(settings.export().downloadTimeout()).isEqualTo(Duration.ofSeconds(18));
    assertThat(settings.openapi().refreshInterval()).isEqualTo(Duration.ofSeconds(19));
    assertThat(settings.openapi().retryInterval()).isEqualTo(Duration.ofSeconds(20));
  }

  @Test
  void the_new_name_wins() throws IOException {
    GatewaySettings settings =
        with(Map.of("STARPOST_GATEWAY_TIMES_PAUSE", "13S", "STARPOST_GATEWAY_IDLE_TIMEOUT", "31S"));

    assertThat(settings.timeouts().idleTimeout()).isEqualTo(Duration.ofSeconds(31));
  }

  private static GatewaySettings with(Map<String, String> environment) throws IOException {
    return new SmallRyeConfigBuilder()
        .addDefaultInterceptors()
        .addDiscoveredInterceptors()
        .addDiscoveredConverters()
        .withMapping(GatewaySettings.class)
        .withSources(
            new PropertiesConfigSource(
                GatewaySettings.class.getResource("/application.properties")),
            new EnvConfigSource(environment, OPERATOR))
        .build()
        .getConfigMapping(GatewaySettings.class);
  }
}
