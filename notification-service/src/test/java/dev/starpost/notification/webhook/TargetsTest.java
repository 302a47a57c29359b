package dev.starpost.notification.webhook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.starpost.web.problem.Problem;
import io.smallrye.config.SmallRyeConfigBuilder;
import java.net.InetAddress;
import java.net.UnknownHostException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Where webhooks may be, as it is set unless an operator says otherwise. */
class TargetsTest {
  private final Targets targets =
      new Targets(
          new SmallRyeConfigBuilder()
              .withMapping(WebhookSettings.class)
              .build()
              .getConfigMapping(WebhookSettings.class));

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0.0.0.0",
        "10.1.2.3",
        "100.64.0.1",
        "127.0.0.1",
        "127.255.255.254",
        "169.254.169.254",
        "172.16.0.1",
        "172.31.255.255",
        "192.168.1.1",
        "198.18.0.1",
        "224.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "::ffff:10.0.0.1",
        "::127.0.0.1",
        "64:ff9b::a00:1",
        "2002:7f00:1::",
        "fc00::1",
        "fd12:3456::1",
        "fe80::1",
        "ff02::1",
        "2001:db8::1"
      })
  void what_means_something_else_in_every_network_is_not_called(String address)
      throws UnknownHostException {
    assertThat(PublicAddresses.include(InetAddress.getByName(address))).isFalse();
    String host = address.contains(":") ? "[" + address + "]" : address;
    assertThatThrownBy(() -> targets.resolve("https://" + host + "/"))
        .isInstanceOf(Targets.Forbidden.class);
    assertThatThrownBy(() -> targets.check("https://" + host + "/")).isInstanceOf(Problem.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"1.1.1.1", "9.255.255.255", "172.32.0.1", "100.128.0.1", "2606:4700::1111"})
  void what_everybody_can_reach_is_called(String address) throws Exception {
    assertThat(PublicAddresses.include(InetAddress.getByName(address))).isTrue();
    String host = address.contains(":") ? "[" + address + "]" : address;
    Targets.Target target = targets.resolve("https://" + host + ":8443/a/b?c=d");
    assertThat(target.address()).isEqualTo(InetAddress.getByName(address));
    assertThat(target.port()).isEqualTo(8443);
    assertThat(target.path()).isEqualTo("/a/b?c=d");
  }

  @Test
  void names_that_lead_home_are_looked_up_before_they_are_called() {
    assertThatThrownBy(() -> targets.resolve("https://localhost/"))
        .isInstanceOf(Targets.Forbidden.class)
        .hasMessageContaining("private");
    assertThatThrownBy(() -> targets.check("https://localhost/")).isInstanceOf(Problem.class);
  }

  @Test
  void without_tls_nothing_is_called() {
    assertThatThrownBy(() -> targets.resolve("http://1.1.1.1/"))
        .isInstanceOf(Targets.Forbidden.class);
  }
}
