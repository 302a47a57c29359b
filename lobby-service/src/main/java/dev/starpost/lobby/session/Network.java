package dev.starpost.lobby.session;

/**
 * Where a client is: what one household, office or provider has, rather than one of its addresses.
 *
 * @param text of IPv4 the first 24 bits, of IPv6 the first 64
 */
record Network(String text) {

  /**
   * The network of an address.
   *
   * @param address of IPv4 in full, of IPv6 the network already
   */
  static Network of(String address) {
    boolean isIpv4 = !address.contains(":") && address.contains(".");
    return new Network(isIpv4 ? address.substring(0, address.lastIndexOf('.')) : address);
  }
}
