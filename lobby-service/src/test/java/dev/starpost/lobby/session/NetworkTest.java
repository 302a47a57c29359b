package dev.starpost.lobby.session;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NetworkTest {
  @ParameterizedTest
  @CsvSource({"203.0.113.77, 203.0.113", "2001:db8:1:2, 2001:db8:1:2", "'', ''"})
  void neighbours_are_of_one_network(String address, String network) {
    assertThat(Network.of(address)).isEqualTo(new Network(network));
  }
}
