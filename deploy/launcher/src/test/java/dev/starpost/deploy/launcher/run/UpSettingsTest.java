package dev.starpost.deploy.launcher.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.starpost.deploy.launcher.cli.Checkout;
import dev.starpost.deploy.launcher.cli.Refused;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class UpSettingsTest {
  private final Checkout checkout = new Checkout(Path.of("/checkout"), Map.of());

  @Test
  void without_a_wish_there_is_one_engine_on_8080() {
    assertThat(settings())
        .isEqualTo(new UpSettings(Path.of("/checkout/.starpost/data"), new Ports(8080), 1));
  }

  @Test
  void what_is_handed_to_another_launcher_is_what_was_wished() {
    UpSettings wished = settings("--data", "/data", "--port", "9000", "--engines", "8");

    assertThat(wished).isEqualTo(new UpSettings(Path.of("/data"), new Ports(9000), 8));
    assertThat(settings(wished.asOptions().toArray(String[]::new))).isEqualTo(wished);
  }

  @Test
  void there_are_no_more_engines_than_ports_for_them() {
    assertThatThrownBy(() -> settings("--engines", "9"))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("--engines takes a number from 1 to 8, not '9'");
  }

  private UpSettings settings(String... words) {
    return UpSettings.of(checkout, UpSettings.SYNTAX.parse(List.of(words)));
  }
}
