package dev.starpost.lobby.account;

import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.net.SocketAddress;
import jakarta.enterprise.context.RequestScoped;
import java.util.List;

/** Where a request comes from, as the gateway says. */
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
    String address = remote == null ? "" : String.valueOf(remote.hostAddress());
    return address.contains(":") ? network(address) : address;
  }

  /** Whether the client speaks https, to the gateway if not to us. */
  public boolean isSecure() {
    return "https".equals(request.scheme());
  }

  /** Groups that are left out by :: are zeros; the network ends there or after the fourth. */
  private static String network(String address) {
    String front = address.contains("::") ? address.substring(0, address.indexOf("::")) : address;
    List<String> groups = List.of(front.split(":", -1));
    return String.join(":", groups.subList(0, Math.min(groups.size(), GROUPS_OF_A_NETWORK)));
  }
}
