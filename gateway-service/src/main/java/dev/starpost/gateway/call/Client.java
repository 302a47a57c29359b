package dev.starpost.gateway.call;

import java.util.HexFormat;
import java.util.regex.Pattern;

/**
 * The client of a request, behind trusted proxies. Where a request comes from, and how it reached
 * us.
 *
 * @param host as the client named us; may be empty
 */
public record Client(String address, boolean secure, String host) {
  private static final Pattern HOST = Pattern.compile("[A-Za-z0-9.:\\[\\]_-]{1,255}");
  private static final int NETWORK_BYTES = 8;

  public Client {
    host = host != null && HOST.matcher(host).matches() ? host : "";
  }

  public String scheme() {
    return secure ? "https" : "http";
  }

  /** Whom to count: an IPv6 user has a whole network of addresses. */
  public String network() {
    return IpAddress.bytes(address)
        .filter(bytes -> bytes.length > NETWORK_BYTES)
        .map(bytes -> HexFormat.of().formatHex(bytes, 0, NETWORK_BYTES) + "/64")
        .orElse(address);
  }
}
