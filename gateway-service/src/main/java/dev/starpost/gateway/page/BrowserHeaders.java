package dev.starpost.gateway.page;

import dev.starpost.gateway.call.Call;
import io.vertx.core.MultiMap;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;

/**
 * CORS and security headers. What browsers are told. Pages of any origin may call the API with a
 * token of theirs, but never with the cookie: there are no credentials in the rules of CORS here,
 * and {@code X-Starpost}, which calls with a cookie need, is not among the headers that they may
 * send.
 */
public final class BrowserHeaders {
  /** For our own pages: nothing from elsewhere. */
  static final String PAGE_POLICY =
      "default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none';"
          + " form-action 'none'; frame-ancestors 'none'";

  /** The page that shows the API makes styles and pictures as it goes. */
  static final String DOCS_POLICY =
      "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline';"
          + " img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none';"
          + " form-action 'none'; frame-ancestors 'none'";

  /** For pages of services: our styles, and forms that go back to us. */
  private static final String LINKED_PAGE_POLICY =
      "default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none';"
          + " form-action 'self'; frame-ancestors 'none'";

  private static final String API_POLICY = "default-src 'none'; frame-ancestors 'none'";
  private static final String METHODS = "GET, HEAD, POST, PUT, PATCH, DELETE";
  private static final String SENT =
      "Accept, Accept-Language, Authorization, Content-Type, Idempotency-Key, If-Match,"
          + " If-None-Match, Last-Event-ID, Prefer, X-Request-Id, traceparent, tracestate";
  private static final String EXPOSED =
      "Content-Language, ETag, Link, Location, Preference-Applied, RateLimit, RateLimit-Policy,"
          + " Retry-After, WWW-Authenticate, X-Request-Id";
  private static final int NO_CONTENT = 204;

  private BrowserHeaders() {}

  /** On every answer. */
  public static void write(Call call) {
    MultiMap headers = call.response().headers();
    headers.set("X-Content-Type-Options", "nosniff");
    headers.set("Referrer-Policy", "no-referrer");
    headers.set("Content-Security-Policy", API_POLICY);
    headers.set("X-Frame-Options", "DENY");
    headers.set("Access-Control-Allow-Origin", "*");
    headers.set("Access-Control-Expose-Headers", EXPOSED);
    if (call.client().secure()) {
      headers.set("Strict-Transport-Security", "max-age=31536000");
    }
  }

  /** Instead of what protects the readers of JSON. */
  public static void writeForLinkedPage(Call call) {
    call.response().headers().set("Content-Security-Policy", LINKED_PAGE_POLICY);
  }

  /** Whether it is the question of a browser whether it may ask. */
  public static boolean isPreflight(HttpServerRequest request) {
    return request.method().equals(HttpMethod.OPTIONS)
        && request.headers().contains(HttpHeaders.ORIGIN)
        && request.headers().contains(HttpHeaders.ACCESS_CONTROL_REQUEST_METHOD);
  }

  public static void answerPreflight(Call call) {
    call.request().resume();
    call.response()
        .setStatusCode(NO_CONTENT)
        .putHeader(HttpHeaders.ACCESS_CONTROL_ALLOW_METHODS, METHODS)
        .putHeader(HttpHeaders.ACCESS_CONTROL_ALLOW_HEADERS, SENT)
        .putHeader(HttpHeaders.ACCESS_CONTROL_MAX_AGE, "7200")
        .end();
  }
}
