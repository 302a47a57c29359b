package dev.starpost.gateway.forward;

import dev.starpost.gateway.call.Admission;
import dev.starpost.gateway.settings.GatewaySettings;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.ShutdownDelayInitiatedEvent;
import io.quarkus.runtime.Startup;
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
@Startup // so that operators see a count of 0 before the first stream
class OpenStreams {
  private final Vertx vertx;
  private final Map<ResponsePump, Listener> open = new ConcurrentHashMap<>();
  private volatile boolean closed;

  private final long tokenCheckMillis;

  private record Listener(Context context, Optional<Long> timer) {}

  OpenStreams(Vertx vertx, GatewaySettings settings, MeterRegistry meters) {
    this.vertx = vertx;
    this.tokenCheckMillis = settings.streams().tokenCheckInterval().toMillis();
    meters.gaugeMapSize("starpost.gateway.streams", List.of(), open);
  }

  /** Whether the gateway is about to stop, so that streams are better opened elsewhere. */
  boolean isClosed() {
    return closed;
  }

  void add(ResponsePump stream, Admission admission) {
    Context context = vertx.getOrCreateContext();
    // A timer for each: thousands of streams must not all ask in the same moment.
    Optional<Long> timer =
        admission
            .stillGood()
            .map(
                question ->
                    vertx.setPeriodic(tokenCheckMillis, id -> check(stream, context, question)));
    open.put(stream, new Listener(context, timer));
  }

  void remove(ResponsePump stream) {
    Listener listener = open.remove(stream);
    if (listener != null) {
      listener.timer().ifPresent(vertx::cancelTimer);
    }
  }

  /** When nobody can say, it goes on: its token expires in any case. */
  private static void check(
      ResponsePump stream, Context context, Supplier<Future<Boolean>> question) {
    question
        .get()
        .onSuccess(
            good -> {
              if (!good) {
                end(stream, context);
              }
            });
  }

  /** While there is still a server to say it: clients go on elsewhere. */
  void close(@Observes ShutdownDelayInitiatedEvent event) {
    closed = true;
    open.forEach((stream, listener) -> end(stream, listener.context()));
  }

  private static void end(ResponsePump stream, Context context) {
    context.runOnContext(now -> stream.end());
  }
}
