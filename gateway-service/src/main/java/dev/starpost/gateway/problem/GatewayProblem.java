package dev.starpost.gateway.problem;

import java.util.Locale;

/**
 * Problem codes of the gateway. What the gateway itself says no to. The name of each is part of the
 * public API.
 */
public enum GatewayProblem {
  MALFORMED_REQUEST(400),
  UNAUTHENTICATED(401),
  CROSS_SITE(403),
  NOT_FOUND(404),
  METHOD_NOT_ALLOWED(405),
  TOO_SLOW(408),
  TOO_LARGE(413),
  ADDRESS_TOO_LONG(414),
  TOO_MANY_REQUESTS(429),
  HEADERS_TOO_LARGE(431),
  INTERNAL_ERROR(500),
  UNAVAILABLE(503);

  private static final String TYPES = "https://starpost.dev/problems/";

  private final int status;

  GatewayProblem(int status) {
    this.status = status;
  }

  public int status() {
    return status;
  }

  /** As in {@code too-large}. */
  public String code() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  String type() {
    return TYPES + code();
  }

  /** Whether the request was not read to its end, so that its connection is of no use any more. */
  boolean leavesRequestUnread() {
    return this == TOO_LARGE || this == TOO_SLOW;
  }
}
