package dev.starpost.gateway.forward;

import dev.starpost.gateway.call.Call;
import dev.starpost.gateway.route.Service;
import io.vertx.core.MultiMap;
import io.vertx.core.http.Cookie;
import io.vertx.core.http.HttpClientRequest;
import io.vertx.core.http.HttpClientResponse;
import io.vertx.core.http.HttpServerResponse;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Header filtering between client, gateway and service. Which headers pass, which do not, and which
 * the gateway writes itself.
 */
final class HeaderRules {
  private static final String SESSION_COOKIE = "starpost_session";
  private static final String CACHE_CONTROL = "Cache-Control";

  /** What is said to the neighbour only (RFC 9110, 7.6.1), and who it is. */
  private static final Set<String> HOP_BY_HOP =
      Set.of(
          "connection",
          "keep-alive",
          "proxy-authenticate",
          "proxy-authorization",
          "proxy-authentication-info",
          "proxy-connection",
          "te",
          "trailer",
          "transfer-encoding",
          "upgrade",
          "http2-settings");

  /** What the gateway says itself, or what nobody outside may say. */
  private static final Set<String> NOT_FROM_CLIENTS =
      Set.of(
          "host",
          "content-length",
          "expect",
          "authorization",
          "cookie",
          "forwarded",
          "via",
          "x-real-ip",
          "x-request-id",
          "traceparent",
          "tracestate",
          "baggage",
          "x-starpost");

  private static final Set<String> NOT_FROM_SERVICES =
      Set.of(
          "server",
          "via",
          "x-powered-by",
          "x-request-id",
          "content-security-policy",
          "referrer-policy",
          "strict-transport-security",
          "x-content-type-options",
          "x-frame-options");

  /** Where services may name themselves. */
  private static final Set<String> ADDRESSES = Set.of("location", "content-location", "link");

  private HeaderRules() {}

  /**
   * @param authorization what the service is told about the caller
   * @param knowsSessions whether the service is the one that made the session cookie
   * @param traced whether somebody else writes the trace context
   */
  static void request(
      Call call,
      HttpClientRequest to,
      Optional<String> authorization,
      boolean knowsSessions,
      boolean traced) {
    MultiMap from = call.request().headers();
    Set<String> dropped = namedByConnection(from);
    for (Map.Entry<String, String> header : from) {
      String name = header.getKey().toLowerCase(Locale.ROOT);
      if (!dropped.contains(name)
          && !HOP_BY_HOP.contains(name)
          && !NOT_FROM_CLIENTS.contains(name)
          && !name.startsWith("x-forwarded-")
          && !name.startsWith("x-starpost-")) {
        to.headers().add(header.getKey(), header.getValue());
      }
    }
    authorization.ifPresent(value -> to.putHeader("Authorization", value));
    if (knowsSessions) {
      Cookie session = call.request().getCookie(SESSION_COOKIE);
      if (session != null) {
        to.putHeader("Cookie", SESSION_COOKIE + "=" + session.getValue());
      }
    }
    to.putHeader("X-Request-Id", call.id().text());
    to.putHeader("X-Forwarded-For", call.client().address());
    to.putHeader("X-Forwarded-Proto", call.client().scheme());
    if (!call.client().host().isEmpty()) {
      to.putHeader("X-Forwarded-Host", call.client().host());
    }
    if (!traced) {
      to.putHeader("traceparent", call.id().traceparent());
      if (call.id().kept() && from.contains("tracestate")) {
        to.putHeader("tracestate", from.getAll("tracestate"));
      }
    }
  }

  /** The gateway's own headers are there already, and stay. */
  static void response(HttpClientResponse from, HttpServerResponse to, Service service) {
    Set<String> dropped = namedByConnection(from.headers());
    for (Map.Entry<String, String> header : from.headers()) {
      String name = header.getKey().toLowerCase(Locale.ROOT);
      if (dropped.contains(name)
          || HOP_BY_HOP.contains(name)
          || NOT_FROM_SERVICES.contains(name)
          || name.startsWith("x-starpost-")
          || name.startsWith("access-control-")) {
        continue;
      }
      String value = header.getValue();
      to.headers()
          .add(header.getKey(), ADDRESSES.contains(name) ? service.withoutOrigins(value) : value);
    }
  }

  /**
   * What somebody was given for themselves is stored by nobody, unless the service says how. What
   * anybody can read without a name is left as it is.
   */
  static void keepPersonal(Call call, HttpServerResponse to, boolean named) {
    if ((named || !call.isSafe()) && !to.headers().contains(CACHE_CONTROL)) {
      to.putHeader(CACHE_CONTROL, "no-store");
    }
  }

  private static Set<String> namedByConnection(MultiMap headers) {
    Set<String> named = new HashSet<>();
    for (String value : headers.getAll("Connection")) {
      for (String name : value.split(",", -1)) {
        named.add(name.strip().toLowerCase(Locale.ROOT));
      }
    }
    return named;
  }
}
