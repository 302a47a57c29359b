package dev.starpost.notification.webhook;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.List;

/**
 * Filter of IP addresses: tells those that everybody can reach from those that mean something else
 * in every network: the special-purpose registries of IANA.
 */
final class PublicAddresses {
  private static final List<Network> SPECIAL =
      Arrays.stream(
              new String[] {
                "0.0.0.0/8",
                "10.0.0.0/8",
                "100.64.0.0/10",
                "127.0.0.0/8",
                "169.254.0.0/16",
                "172.16.0.0/12",
                "192.0.0.0/24",
                "192.0.2.0/24",
                "192.88.99.0/24",
                "192.168.0.0/16",
                "198.18.0.0/15",
                "198.51.100.0/24",
                "203.0.113.0/24",
                "224.0.0.0/4",
                "240.0.0.0/4",
                "::/96",
                "64:ff9b:1::/48",
                "100::/64",
                "2001::/23",
                "2001:db8::/32",
                "3fff::/20",
                "5f00::/16",
                "fc00::/7",
                "fe80::/10",
                "fec0::/10",
                "ff00::/8"
              })
          .map(Network::of)
          .toList();

  /** Addresses of IPv6 that lead to one of IPv4, and where in them it is. */
  private static final Network TRANSLATED = Network.of("64:ff9b::/96");

  private static final Network SIX_TO_FOUR = Network.of("2002::/16");
  private static final int IPV4_BYTES = 4;

  private PublicAddresses() {}

  static boolean include(InetAddress address) {
    byte[] bytes = address.getAddress();
    if (SPECIAL.stream().anyMatch(network -> network.includes(bytes))) {
      return false;
    }
    if (address instanceof Inet4Address) {
      return true;
    }
    if (TRANSLATED.includes(bytes)) {
      return include(ipv4(bytes, bytes.length - IPV4_BYTES));
    }
    return !SIX_TO_FOUR.includes(bytes) || include(ipv4(bytes, 2));
  }

  private static InetAddress ipv4(byte[] within, int from) {
    try {
      return InetAddress.getByAddress(Arrays.copyOfRange(within, from, from + IPV4_BYTES));
    } catch (UnknownHostException e) {
      throw new IllegalStateException("four bytes are an address", e);
    }
  }

  private static final class Network {
    private final byte[] prefix;
    private final int bits;

    private Network(byte[] prefix, int bits) {
      this.prefix = prefix;
      this.bits = bits;
    }

    static Network of(String text) {
      int slash = text.indexOf('/');
      try {
        // An address in digits: nobody is asked.
        return new Network(
            InetAddress.getByName(text.substring(0, slash)).getAddress(),
            Integer.parseInt(text.substring(slash + 1)));
      } catch (UnknownHostException e) {
        throw new IllegalStateException(text + " is no network", e);
      }
    }

    boolean includes(byte[] address) {
      if (address.length != prefix.length) {
        return false;
      }
      int whole = bits / Byte.SIZE;
      int rest = bits % Byte.SIZE;
      int mask = rest == 0 ? 0 : 0xff << (Byte.SIZE - rest);
      return Arrays.equals(address, 0, whole, prefix, 0, whole)
          && (rest == 0 || (address[whole] & mask) == (prefix[whole] & mask));
    }
  }
}
