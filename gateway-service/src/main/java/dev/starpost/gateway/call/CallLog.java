package dev.starpost.gateway.call;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.jboss.logging.Logger;
import org.jboss.logging.MDC;

/**
 * Access log and request metrics. Begins calls, and notes how each of them ended: one line in the
 * log, one count.
 */
@ApplicationScoped
public class CallLog {
  /** Into the log go the route, never the address or a header: they can hold secrets. */
  private static final Logger LOG = Logger.getLogger("dev.starpost.gateway.access");

  private static final String REQUEST_ID = "X-Request-Id";

  /** What everybody calls a request that its client gave up. */
  private static final int CLIENT_GONE = 499;

  private static final Set<String> METHODS =
      Set.of("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS");

  private final TrustedProxies proxies;
  private final MeterRegistry meters;

  CallLog(TrustedProxies proxies, MeterRegistry meters) {
    this.proxies = proxies;
    this.meters = meters;
  }

  public Call begin(RoutingContext routing) {
    HttpServerRequest request = routing.request();
    RequestId id = RequestId.of(request.getHeader(REQUEST_ID), request.getHeader("traceparent"));
    Call call = new Call(routing, id, proxies.client(request));
    routing.response().putHeader(REQUEST_ID, id.text());
    routing.addEndHandler(
        ended -> {
          if (!call.isOver()) {
            boolean answered = ended.succeeded() && routing.response().ended();
            call.end(answered);
            note(call, answered ? routing.response().getStatusCode() : CLIENT_GONE);
          }
        });
    return call;
  }

  private void note(Call call, int status) {
    long nanos = System.nanoTime() - call.startedAt();
    String name = call.request().method().name();
    String method = METHODS.contains(name) ? name : "other";
    Timer.builder("starpost.gateway.requests")
        .tag("method", method.toLowerCase(Locale.ROOT))
        .tag("route", call.routeName())
        .tag("status", Integer.toString(status))
        .register(meters)
        .record(nanos, TimeUnit.NANOSECONDS);
    if (LOG.isInfoEnabled()) {
      write(call, method, status, TimeUnit.NANOSECONDS.toMillis(nanos));
    }
  }

  private static void write(Call call, String method, int status, long millis) {
    MDC.put("requestId", call.id().text());
    MDC.put("traceId", call.id().traceId());
    MDC.put("method", method);
    MDC.put("route", call.routeName());
    MDC.put("status", Integer.toString(status));
    MDC.put("millis", Long.toString(millis));
    MDC.put("caller", call.caller());
    try {
      LOG.infof("%s %s %d in %d ms", method, call.routeName(), status, millis);
    } finally {
      MDC.clear();
    }
  }
}
