package dev.starpost.gateway.forward;

import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.ShutdownDelayInitiatedEvent;
import io.vertx.core.Context;
import io.vertx.core.Vertx;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The streams that pass through this gateway now. */
@ApplicationScoped
class OpenStreams {
  private final Vertx vertx;
  private final Map<Relay, Context> open = new ConcurrentHashMap<>();
  private volatile boolean closed;

  OpenStreams(Vertx vertx, MeterRegistry meters) {
    this.vertx = vertx;
    meters.gaugeMapSize("starpost.gateway.streams", List.of(), open);
  }

  /** Whether the gateway is about to stop, so that streams are better opened elsewhere. */
  boolean isClosed() {
    return closed;
  }

  void add(Relay stream) {
    open.put(stream, vertx.getOrCreateContext());
  }

  void remove(Relay stream) {
    open.remove(stream);
  }

  /** While there is still a server to say it: clients go on elsewhere. */
  void close(@Observes ShutdownDelayInitiatedEvent event) {
    closed = true;
    open.forEach((stream, context) -> context.runOnContext(now -> stream.end()));
  }
}
