package dev.starpost.gateway.call;

import io.netty.util.NetUtil;
import java.util.Arrays;
import java.util.Optional;

/**
 * IP address in its canonical form. Reads an address as proxies write it, and writes it in one way:
 * nobody may be counted twice, or with others, by how the address is written.
 */
final class IpAddress {
  /** {@code [ffff:...:255.255.255.255%zone]:65535} and some more. */
  private static final int LONGEST = 80;

  private static final int MAPPED_BYTES = 12;

  private IpAddress() {}

  /**
   * The address without its port; an IPv4 address in the clothes of an IPv6 one ({@code
   * ::ffff:192.0.2.1}) without them. Empty if it is none.
   */
  static Optional<String> read(String written) {
    if (written.length() > LONGEST) {
      return Optional.empty();
    }
    return bytes(withoutPort(written.strip())).map(NetUtil::bytesToIpAddress);
  }

  /** Four or sixteen. */
  static Optional<byte[]> bytes(String address) {
    return Optional.ofNullable(NetUtil.createByteArrayFromIpAddressString(address))
        .map(IpAddress::unmapped);
  }

  /** A port is told from the last group of an IPv6 address by the brackets around that. */
  private static String withoutPort(String written) {
    int end = written.lastIndexOf(':');
    boolean hasPort =
        end > 0
            && isPort(written, end + 1)
            && (written.charAt(end - 1) == ']' || written.indexOf(':') == end);
    String host = hasPort ? written.substring(0, end) : written;
    return host.startsWith("[") && host.endsWith("]") ? host.substring(1, host.length() - 1) : host;
  }

  private static boolean isPort(String written, int from) {
    int digits = written.length() - from;
    return digits >= 1
        && digits <= 5
        && written.chars().skip(from).allMatch(c -> c >= '0' && c <= '9');
  }

  private static byte[] unmapped(byte[] address) {
    for (int i = 0; i < MAPPED_BYTES; i++) {
      int expected = i < MAPPED_BYTES - 2 ? 0 : -1;
      if (address.length <= MAPPED_BYTES || address[i] != expected) {
        return address;
      }
    }
    return Arrays.copyOfRange(address, MAPPED_BYTES, address.length);
  }
}
