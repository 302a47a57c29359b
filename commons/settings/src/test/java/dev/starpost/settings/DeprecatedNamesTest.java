package dev.starpost.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.EnvConfigSource;
import io.smallrye.config.PropertiesConfigSource;
import io.smallrye.config.SmallRyeConfig;
import io.smallrye.config.SmallRyeConfigBuilder;
import io.smallrye.config.WithDefault;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.config.spi.ConfigSource;
import org.junit.jupiter.api.Test;

/** The names come from {@code META-INF/deprecated-settings.properties} of the test resources. */
class DeprecatedNamesTest {
  private static final int DEFAULTS = 100;
  private static final int OPERATOR = 300;

  @ConfigMapping(prefix = "starpost.sample")
  interface Sample {
    @WithDefault("PT1S")
    Duration idleTimeout();

    @WithDefault("PT1S,PT2S")
    List<Duration> backoff();

    Retry retry();

    interface Retry {
      @WithDefault("3")
      int mostAttempts();
    }
  }

  @Test
  void the_default_counts_when_neither_name_is_set() {
    assertThat(sample().idleTimeout()).isEqualTo(Duration.ofSeconds(1));
  }

  @Test
  void an_old_name_is_read() {
    assertThat(sample(operator(Map.of("starpost.sample.silence", "PT7S"))).idleTimeout())
        .isEqualTo(Duration.ofSeconds(7));
  }

  @Test
  void the_environment_variable_of_an_old_name_is_read() {
    ConfigSource environment =
        new EnvConfigSource(Map.of("STARPOST_SAMPLE_SILENCE", "PT7S"), OPERATOR);

    assertThat(sample(environment).idleTimeout()).isEqualTo(Duration.ofSeconds(7));
  }

  @Test
  void elements_of_a_list_are_read() {
    Sample sample =
        sample(
            operator(
                Map.of(
                    "starpost.sample.pauses[0]", "PT5S",
                    "starpost.sample.pauses[1]", "PT6S")));

    assertThat(sample.backoff()).containsExactly(Duration.ofSeconds(5), Duration.ofSeconds(6));
  }

  @Test
  void what_is_below_an_old_name_is_read() {
    assertThat(sample(operator(Map.of("starpost.sample.again.most-attempts", "5"))).retry())
        .extracting(Sample.Retry::mostAttempts)
        .isEqualTo(5);
  }

  @Test
  void the_new_name_wins_in_the_same_place() {
    ConfigSource both =
        operator(Map.of("starpost.sample.silence", "PT7S", "starpost.sample.idle-timeout", "PT8S"));

    assertThat(sample(both).idleTimeout()).isEqualTo(Duration.ofSeconds(8));
  }

  @Test
  void what_the_operator_calls_by_the_old_name_wins_over_a_default_of_the_service() {
    ConfigSource shipped =
        new PropertiesConfigSource(
            Map.of("starpost.sample.idle-timeout", "PT8S"), "application", DEFAULTS);

    assertThat(sample(shipped, operator(Map.of("starpost.sample.silence", "PT7S"))).idleTimeout())
        .isEqualTo(Duration.ofSeconds(7));
  }

  @Test
  void each_old_name_that_is_set_is_warned_of() {
    SmallRyeConfig config =
        config(
            operator(
                Map.of(
                    "starpost.sample.silence", "PT7S",
                    "starpost.sample.pauses[0]", "PT5S",
                    "starpost.sample.retry.most-attempts", "5")));

    assertThat(DeprecationWarnings.of(config, DeprecatedSettings.onTheClassPath()))
        .containsExactly(
            "Setting starpost.sample.pauses is deprecated, use starpost.sample.backoff"
                + " (STARPOST_SAMPLE_BACKOFF): the old name is read until release 9.1",
            "Setting starpost.sample.silence is deprecated, use starpost.sample.idle-timeout"
                + " (STARPOST_SAMPLE_IDLE_TIMEOUT): the old name is read until release 9.2");
  }

  @Test
  void the_environment_variable_of_an_old_name_is_warned_of() {
    SmallRyeConfig config =
        config(new EnvConfigSource(Map.of("STARPOST_SAMPLE_SILENCE", "PT7S"), OPERATOR));

    assertThat(DeprecationWarnings.of(config, DeprecatedSettings.onTheClassPath()))
        .singleElement()
        .asString()
        .contains("starpost.sample.silence");
  }

  @Test
  void new_names_are_not_warned_of() {
    SmallRyeConfig config = config(operator(Map.of("starpost.sample.idle-timeout", "PT8S")));

    assertThat(DeprecationWarnings.of(config, DeprecatedSettings.onTheClassPath())).isEmpty();
  }

  @Test
  void a_line_that_does_not_say_until_when_is_refused() {
    assertThatThrownBy(() -> DeprecatedSetting.of("starpost.old", "starpost.new"))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("starpost.old")
        .hasMessageContaining("until <release>");
  }

  private static Sample sample(ConfigSource... sources) {
    return config(sources).getConfigMapping(Sample.class);
  }

  /** As in a service: what is not known is refused, interceptors are found on the class path. */
  private static SmallRyeConfig config(ConfigSource... sources) {
    return new SmallRyeConfigBuilder()
        .addDefaultInterceptors()
        .addDiscoveredInterceptors()
        .withMapping(Sample.class)
        .withSources(sources)
        .build();
  }

  private static ConfigSource operator(Map<String, String> settings) {
    return new PropertiesConfigSource(settings, "operator", OPERATOR);
  }
}
