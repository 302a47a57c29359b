package dev.starpost.lobby.network;

import java.util.Optional;

/**
 * The network that a client is in: what one household, office or provider has, rather than one of
 * its addresses. It is stored where the whole address never is.
 *
 * @param text of IPv4 the first 24 bits, of IPv6 the first 64
 */
public record ClientNetwork(String text) {
  /** Of all whose address nobody knows. */
  public static final ClientNetwork UNKNOWN = new ClientNetwork("");

  /**
   * The network of an address.
   *
   * @param address of IPv4, or the network of one of IPv6; empty where it is not known
   */
  public static Optional<ClientNetwork> of(String address) {
    if (address.isEmpty()) {
      return Optional.empty();
    }
    int host = address.lastIndexOf('.');
    return Optional.of(
        new ClientNetwork(
            host < 0 || address.contains(":") ? address : address.substring(0, host) + ".0/24"));
  }
}
