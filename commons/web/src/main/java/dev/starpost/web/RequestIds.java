package dev.starpost.web;

import jakarta.ws.rs.container.ContainerRequestContext;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jboss.logging.MDC;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;
import org.jboss.resteasy.reactive.server.ServerResponseFilter;

/**
 * The name that the gateway gives to each request: everything that is logged while it is served has
 * it, and every message that comes of it carries it on.
 */
public final class RequestIds {
  /** Of a message. */
  public static final String MESSAGE_HEADER = "request-id";

  /** Of a line in the log. */
  public static final String LOG_KEY = "requestId";

  private static final String HEADER = "X-Request-Id";

  /** What can be in a log without harm; anything else is left out. */
  private static final Pattern PLAIN = Pattern.compile("[0-9A-Za-z._-]{1,128}");

  /** The id, if it is one. */
  public static Optional<String> plain(String text) {
    return Optional.ofNullable(text).filter(id -> PLAIN.matcher(id).matches());
  }

  /** Of the request that is being served now. */
  public static Optional<String> present() {
    return Optional.ofNullable(MDC.get(LOG_KEY)).map(Object::toString);
  }

  @ServerRequestFilter(preMatching = true)
  public void name(ContainerRequestContext request) {
    plain(request.getHeaderString(HEADER)).ifPresent(id -> MDC.put(LOG_KEY, id));
  }

  @ServerResponseFilter
  public void forget() {
    MDC.remove(LOG_KEY);
  }
}
