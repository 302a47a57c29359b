package dev.starpost.gateway.forward;

import dev.starpost.gateway.GatewaySettings;
import dev.starpost.gateway.call.Admission;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.ShutdownDelayInitiatedEvent;
import io.vertx.core.Context;
import io.vertx.core.Future;
import io.vertx.core.Vertx;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/**
 * The streams that pass through this gateway now. The service lets a stream go on until its token
 * expires; so it is asked here, every few seconds, whether what the token was exchanged for is good
 * still.
 */
@ApplicationScoped
class OpenStreams {
  private final Vertx vertx;
  private final Map<Relay, Listener> open = new ConcurrentHashMap<>();
  private volatile boolean closed;

  private record Listener(Context context, Optional<Supplier<Future<Boolean>>> stillGood) {}

  OpenStreams(Vertx vertx, GatewaySettings settings, MeterRegistry meters) {
    this.vertx = vertx;
    meters.gaugeMapSize("starpost.gateway.streams", List.of(), open);
    vertx.setPeriodic(settings.streams().checked().toMillis(), timer -> open.forEach(this::check));
  }

  /** Whether the gateway is about to stop, so that streams are better opened elsewhere. */
  boolean isClosed() {
    return closed;
  }

  void add(Relay stream, Admission admission) {
    open.put(stream, new Listener(vertx.getOrCreateContext(), admission.stillGood()));
  }

  void remove(Relay stream) {
    open.remove(stream);
  }

  /** When nobody can say, it goes on: its token expires in any case. */
  private void check(Relay stream, Listener listener) {
    listener
        .stillGood()
        .ifPresent(
            question ->
                question
                    .get()
                    .onSuccess(
                        good -> {
                          if (!good) {
                            end(stream, listener);
                          }
                        }));
  }

  /** While there is still a server to say it: clients go on elsewhere. */
  void close(@Observes ShutdownDelayInitiatedEvent event) {
    closed = true;
    open.forEach(OpenStreams::end);
  }

  private static void end(Relay stream, Listener listener) {
    listener.context().runOnContext(now -> stream.end());
  }
}
