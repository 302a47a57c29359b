package dev.starpost.lobby.network;

import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.net.SocketAddress;
import jakarta.enterprise.context.RequestScoped;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;

/** The address that a request comes from, as the gateway says. */
@RequestScoped
public class ClientAddress {
  private static final int GROUPS_OF_A_NETWORK = 4;

  private final HttpServerRequest request;

  ClientAddress(HttpServerRequest request) {
    this.request = request;
  }

  /**
   * The address; of IPv6 the network, because a single household can have more addresses in it than
   * one can count.
   */
  public String text() {
    SocketAddress remote = request.remoteAddress();
    return network(remote == null ? "" : String.valueOf(remote.hostAddress()));
  }

  /** Whether the client speaks https, to the gateway if not to us. */
  public boolean isSecure() {
    return "https".equals(request.scheme());
  }

  /** An IPv4 address in the clothes of an IPv6 one (::ffff:192.0.2.1) is the address inside. */
  static String network(String address) {
    if (!address.contains(":")) {
      return address;
    }
    try {
      // Something with a colon is never looked up, only read; and read as what is inside.
      InetAddress read = InetAddress.getByName(address);
      String[] groups = read.getHostAddress().split(":", -1);
      return String.join(":", Arrays.copyOf(groups, Math.min(groups.length, GROUPS_OF_A_NETWORK)));
    } catch (UnknownHostException e) {
      return "";
    }
  }
}
