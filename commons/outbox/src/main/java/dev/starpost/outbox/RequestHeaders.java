package dev.starpost.outbox;

import dev.starpost.web.RequestIds;
import io.opentelemetry.api.trace.Span;
import io.opentelemetry.api.trace.SpanContext;
import io.quarkus.arc.Arc;
import io.quarkus.vertx.http.runtime.CurrentVertxRequest;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Request id and trace as headers: messages name the request that they come from, as the gateway
 * has named it, and its trace.
 */
@ApplicationScoped
class RequestHeaders implements MessageHeaders {
  private final CurrentVertxRequest request;

  RequestHeaders(CurrentVertxRequest request) {
    this.request = request;
  }

  @Override
  public Map<String, String> present() {
    Map<String, String> headers = new TreeMap<>();
    sent("X-Request-Id").ifPresent(id -> headers.put(REQUEST_ID, id));
    trace().ifPresent(trace -> headers.put(TRACE, trace));
    return headers;
  }

  /** Of our own span, where traces are written; else the one that came goes on. */
  private Optional<String> trace() {
    SpanContext span = Span.current().getSpanContext();
    return span.isValid()
        ? Optional.of(
            "00-%s-%s-%s"
                .formatted(span.getTraceId(), span.getSpanId(), span.getTraceFlags().asHex()))
        : sent(TRACE);
  }

  private Optional<String> sent(String header) {
    if (!Arc.container().requestContext().isActive()) {
      return Optional.empty();
    }
    return Optional.ofNullable(request.getCurrent())
        .map(RoutingContext::request)
        .map(http -> http.getHeader(header))
        .flatMap(RequestIds::plain);
  }
}
