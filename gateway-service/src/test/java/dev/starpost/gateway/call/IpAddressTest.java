package dev.starpost.gateway.call;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class IpAddressTest {
  @ParameterizedTest
  @CsvSource({
    "192.0.2.1, 192.0.2.1",
    "' 192.0.2.1 ', 192.0.2.1",
    "192.0.2.1:443, 192.0.2.1",
    "::ffff:192.0.2.1, 192.0.2.1",
    "::FFFF:c000:0201, 192.0.2.1",
    "[::ffff:192.0.2.1], 192.0.2.1",
    "[::ffff:192.0.2.1]:65535, 192.0.2.1",
    "2001:db8::1, 2001:db8::1",
    "2001:DB8:0:0:0:0:0:1, 2001:db8::1",
    "[2001:db8::1], 2001:db8::1",
    "[2001:db8::1]:443, 2001:db8::1",
    "2001:db8::443, 2001:db8::443",
    "::1, ::1"
  })
  void an_address_is_read_however_it_is_written(String written, String address) {
    assertThat(IpAddress.read(written)).contains(address);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "unknown",
        "example.org",
        "_hidden",
        "192.0.2",
        "192.0.2.256",
        "192.0.2.1:",
        "192.0.2.1:x",
        "192.0.2.1:123456",
        "[192.0.2.1",
        "[2001:db8::1]443",
        "[2001:db8::1]:",
        ":443",
        "::ffff:192.0.2.1:443"
      })
  void what_is_none_is_none(String written) {
    assertThat(IpAddress.read(written)).isEmpty();
  }

  @Test
  void what_is_too_long_is_not_looked_at() {
    assertThat(IpAddress.read(" ".repeat(100) + "192.0.2.1")).isEmpty();
  }

  @Test
  void clients_of_ipv4_are_told_apart_and_networks_of_ipv6_are_not() {
    assertThat(network("::ffff:192.0.2.1"))
        .isEqualTo(network("192.0.2.1"))
        .isNotEqualTo(network("::ffff:192.0.2.2"));
    assertThat(network("2001:db8::1")).isEqualTo(network("2001:db8::2"));
    assertThat(network("2001:db8::1")).isNotEqualTo(network("2001:db8:0:1::1"));
  }

  private static String network(String address) {
    return new Client(IpAddress.read(address).orElseThrow(), false, "").network();
  }
}
