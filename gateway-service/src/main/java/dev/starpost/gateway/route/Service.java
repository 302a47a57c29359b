package dev.starpost.gateway.route;

import java.net.URI;
import java.util.List;

/**
 * A service behind the gateway.
 *
 * @param instances where it is: one address, or several where nothing else shares calls out
 */
public record Service(String name, List<Instance> instances) {
  private static final int HTTP_PORT = 80;
  private static final int HTTPS_PORT = 443;

  /** Where one of them listens. */
  public record Instance(String host, int port, boolean tls) {
    /** As it stands before the paths in addresses that the service makes. */
    String origin() {
      return (tls ? "https://" : "http://") + host + ":" + port;
    }
  }

  public Service {
    instances = List.copyOf(instances);
    if (instances.isEmpty()) {
      throw new IllegalArgumentException("the service " + name + " has no address");
    }
  }

  /** Each address is only an origin, as in {@code http://engine:8080}. */
  public static Service at(String name, List<URI> addresses) {
    return new Service(name, addresses.stream().map(address -> instance(name, address)).toList());
  }

  private static Instance instance(String name, URI address) {
    boolean tls = "https".equals(address.getScheme());
    if (address.getHost() == null || (!tls && !"http".equals(address.getScheme()))) {
      throw new IllegalArgumentException(
          "the address of the service " + name + " must be like http://host:port");
    }
    if (address.getRawPath() != null && address.getRawPath().length() > 1) {
      throw new IllegalArgumentException("the address of the service " + name + " has a path");
    }
    int port = address.getPort() >= 0 ? address.getPort() : tls ? HTTPS_PORT : HTTP_PORT;
    return new Instance(address.getHost(), port, tls);
  }

  /** The text without the addresses by which only we know the service. */
  public String withoutOrigins(String text) {
    String hidden = text;
    for (Instance instance : instances) {
      hidden = hidden.replace(instance.origin(), "");
    }
    return hidden;
  }
}
