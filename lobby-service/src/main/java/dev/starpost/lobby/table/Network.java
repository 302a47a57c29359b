package dev.starpost.lobby.table;

import java.util.Optional;

/**
 * The neighbourhood that a request comes from, and no more than that: 256 addresses of IPv4, a
 * network of IPv6. It is stored for as long as a game with bots runs, and the whole address never
 * is.
 */
record Network(String text) {
  /**
   * @param address of IPv4, or the network of one of IPv6; empty where it is not known
   */
  static Optional<Network> of(String address) {
    if (address.isEmpty()) {
      return Optional.empty();
    }
    int host = address.lastIndexOf('.');
    return Optional.of(
        new Network(
            host < 0 || address.contains(":") ? address : address.substring(0, host) + ".0/24"));
  }
}
