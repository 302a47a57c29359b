package dev.starpost.gateway.call;

import dev.starpost.gateway.settings.GatewaySettings;
import io.netty.handler.ipfilter.IpFilterRuleType;
import io.netty.handler.ipfilter.IpSubnetFilterRule;
import io.netty.util.NetUtil;
import io.vertx.core.MultiMap;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.net.SocketAddress;
import jakarta.enterprise.context.ApplicationScoped;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.util.List;
import java.util.Optional;

/**
 * Evaluation of {@code X-Forwarded-*} headers. Finds out who the client is. What a header says of
 * it counts only from a proxy that we trust.
 */
@ApplicationScoped
public class TrustedProxies {
  private static final String FORWARDED_FOR = "X-Forwarded-For";
  private static final String FORWARDED_PROTO = "X-Forwarded-Proto";
  private static final String FORWARDED_HOST = "X-Forwarded-Host";

  /** How much of a chain of proxies is looked at, from its end. */
  private static final int LONGEST_CHAIN = 1_000;

  private final List<IpSubnetFilterRule> trusted;

  TrustedProxies(GatewaySettings settings) {
    trusted =
        settings.trustedProxies().orElse(List.of()).stream().map(TrustedProxies::network).toList();
  }

  public Client client(HttpServerRequest request) {
    SocketAddress peer = request.remoteAddress();
    String address =
        peer == null || peer.hostAddress() == null
            ? "unknown"
            : IpAddress.read(peer.hostAddress()).orElse(peer.hostAddress());
    boolean secure = request.isSSL();
    String host = request.authority() == null ? "" : request.authority().toString();
    if (!isTrusted(address)) {
      return new Client(address, secure, host);
    }
    MultiMap headers = request.headers();
    String scheme = headers.get(FORWARDED_PROTO);
    String named = headers.get(FORWARDED_HOST);
    return new Client(
        clientBehind(address, headers.getAll(FORWARDED_FOR)),
        scheme == null ? secure : scheme.strip().equalsIgnoreCase("https"),
        named == null ? host : named);
  }

  /**
   * The last address of the list that is not a proxy of ours: everything before it was written by
   * somebody whom we do not know.
   */
  private String clientBehind(String peer, List<String> forwarded) {
    String client = peer;
    String chain = String.join(",", forwarded);
    int end = chain.length();
    int beginning = Math.max(0, end - LONGEST_CHAIN);
    while (end >= beginning) {
      int comma = chain.lastIndexOf(',', end - 1);
      Optional<String> address = IpAddress.read(chain.substring(comma + 1, end));
      if (address.isEmpty()) {
        return client;
      }
      client = address.get();
      if (!isTrusted(client)) {
        return client;
      }
      end = comma;
    }
    return client;
  }

  private boolean isTrusted(String address) {
    if (trusted.isEmpty()) {
      return false;
    }
    Optional<byte[]> bytes = IpAddress.bytes(address);
    if (bytes.isEmpty()) {
      return false;
    }
    try {
      InetSocketAddress socket = new InetSocketAddress(InetAddress.getByAddress(bytes.get()), 0);
      return trusted.stream().anyMatch(rule -> rule.matches(socket));
    } catch (UnknownHostException e) {
      return false;
    }
  }

  private static IpSubnetFilterRule network(String text) {
    int slash = text.indexOf('/');
    String address = slash < 0 ? text : text.substring(0, slash);
    byte[] bytes = NetUtil.createByteArrayFromIpAddressString(address);
    if (bytes == null) {
      throw new IllegalArgumentException(
          "\"" + text + "\" is no network: write it like 10.0.0.0/8 or fd00::/8");
    }
    int bits = slash < 0 ? bytes.length * Byte.SIZE : Integer.parseInt(text.substring(slash + 1));
    return new IpSubnetFilterRule(address, bits, IpFilterRuleType.ACCEPT);
  }
}
