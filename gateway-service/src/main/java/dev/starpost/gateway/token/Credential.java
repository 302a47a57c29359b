package dev.starpost.gateway.token;

import io.vertx.core.MultiMap;
import io.vertx.core.http.Cookie;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerRequest;

/**
 * What a request brings to say whose it is.
 *
 * @param secret empty if it brings nothing
 */
record Credential(Kind kind, String secret) {
  static final String SESSION_COOKIE = "starpost_session";

  private static final String BEARER = "bearer ";

  /** Four times what the lobby writes into a cookie: nobody is asked about more. */
  private static final int LONGEST_SESSION = 200;

  /** The kinds of credentials. */
  enum Kind {
    NONE,
    /** To be exchanged. */
    PERSONAL_TOKEN,
    /** To be exchanged. */
    SESSION,
    /** For the services to check. */
    ACCESS_TOKEN
  }

  /** A header says more than a cookie, which the browser sends unasked. */
  static Credential of(HttpServerRequest request) {
    MultiMap headers = request.headers();
    String authorization = headers.get(HttpHeaders.AUTHORIZATION);
    if (authorization != null) {
      if (!authorization.regionMatches(true, 0, BEARER, 0, BEARER.length())) {
        return new Credential(Kind.ACCESS_TOKEN, "");
      }
      String token = authorization.substring(BEARER.length()).strip();
      return new Credential(
          token.startsWith(PersonalToken.PREFIX) ? Kind.PERSONAL_TOKEN : Kind.ACCESS_TOKEN, token);
    }
    Cookie session = request.getCookie(SESSION_COOKIE);
    return session == null
            || session.getValue().isEmpty()
            || session.getValue().length() > LONGEST_SESSION
        ? new Credential(Kind.NONE, "")
        : new Credential(Kind.SESSION, session.getValue());
  }

  @Override
  public String toString() {
    return kind.toString();
  }
}
