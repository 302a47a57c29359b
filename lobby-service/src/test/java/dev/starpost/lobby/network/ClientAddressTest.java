package dev.starpost.lobby.network;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClientAddressTest {
  @ParameterizedTest
  @CsvSource({
    "192.0.2.1, 192.0.2.1",
    "::ffff:192.0.2.1, 192.0.2.1",
    "0:0:0:0:0:ffff:c000:201, 192.0.2.1",
    "2001:db8:1:2:3:4:5:6, 2001:db8:1:2",
    "2001:db8:1:2::6, 2001:db8:1:2",
    "2001:db8::6, 2001:db8:0:0",
    "::1, 0:0:0:0",
    "'', ''",
    "no:address, ''"
  })
  void an_address_counts_for_itself_and_one_of_ipv6_for_its_network(
      String address, String counted) {
    assertThat(ClientAddress.network(address)).isEqualTo(counted);
  }
}
