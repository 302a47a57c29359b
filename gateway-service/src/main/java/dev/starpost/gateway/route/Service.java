package dev.starpost.gateway.route;

import java.net.URI;

/** A service behind the gateway. */
public record Service(String name, String host, int port, boolean tls) {
  private static final int HTTP_PORT = 80;
  private static final int HTTPS_PORT = 443;

  /** The address is only an origin, as in {@code http://engine:8080}. */
  public static Service at(String name, URI address) {
    boolean tls = "https".equals(address.getScheme());
    if (address.getHost() == null || (!tls && !"http".equals(address.getScheme()))) {
      throw new IllegalArgumentException(
          "the address of the service " + name + " must be like http://host:port");
    }
    if (address.getRawPath() != null && address.getRawPath().length() > 1) {
      throw new IllegalArgumentException("the address of the service " + name + " has a path");
    }
    int port = address.getPort() >= 0 ? address.getPort() : tls ? HTTPS_PORT : HTTP_PORT;
    return new Service(name, address.getHost(), port, tls);
  }

  /** As it stands before the paths in addresses that the service makes. */
  public String origin() {
    return (tls ? "https://" : "http://") + host + ":" + port;
  }
}
