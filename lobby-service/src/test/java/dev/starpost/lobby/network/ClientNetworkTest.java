package dev.starpost.lobby.network;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ClientNetworkTest {
  @Test
  void neighbours_of_one_ipv4_network_are_one_and_those_of_the_next_are_another() {
    assertThat(ClientNetwork.of("203.0.113.7")).contains(new ClientNetwork("203.0.113.0/24"));
    assertThat(ClientNetwork.of("203.0.113.250")).isEqualTo(ClientNetwork.of("203.0.113.7"));
    assertThat(ClientNetwork.of("203.0.114.7")).isNotEqualTo(ClientNetwork.of("203.0.113.7"));
  }

  @Test
  void a_network_of_ipv6_stays_as_it_is_and_an_unknown_address_has_none() {
    assertThat(ClientNetwork.of("2001:db8:1:2")).contains(new ClientNetwork("2001:db8:1:2"));
    assertThat(ClientNetwork.of("")).isEmpty();
  }
}
