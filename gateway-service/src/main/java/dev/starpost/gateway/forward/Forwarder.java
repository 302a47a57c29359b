package dev.starpost.gateway.forward;

import dev.starpost.gateway.call.Admission;
import dev.starpost.gateway.call.Call;
import dev.starpost.gateway.problem.GatewayProblem;
import dev.starpost.gateway.problem.Problems;
import dev.starpost.gateway.route.Service;
import dev.starpost.gateway.settings.GatewaySettings;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import io.vertx.core.Future;
import io.vertx.core.Promise;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpClientRequest;
import io.vertx.core.http.HttpClientResponse;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerResponse;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;

/**
 * Reverse proxy. Brings a call to its service, and the answer back. Whatever goes wrong is a 503.
 */
@ApplicationScoped
public class Forwarder {
  private static final Logger LOG = Logger.getLogger(Forwarder.class);
  private static final int NO_CONTENT = 204;
  private static final int NOT_MODIFIED = 304;

  private final Vertx vertx;
  private final Connections connections;
  private final OpenStreams streams;
  private final Problems problems;
  private final GatewaySettings settings;
  private final MeterRegistry meters;
  private final boolean traced;

  Forwarder(
      Vertx vertx,
      Connections connections,
      OpenStreams streams,
      Problems problems,
      GatewaySettings settings,
      MeterRegistry meters,
      @ConfigProperty(name = "quarkus.otel.sdk.disabled") boolean untraced) {
    this.vertx = vertx;
    this.connections = connections;
    this.streams = streams;
    this.problems = problems;
    this.settings = settings;
    this.meters = meters;
    this.traced = !untraced;
  }

  /**
   * Answers the call with what the service answers, or with a problem.
   *
   * @param admission what is known about the caller
   * @param stream whether the answer will be a stream
   */
  public void forward(Call call, Service service, Admission admission, boolean stream) {
    if (stream && streams.isClosed()) {
      problems.unavailable(call);
      return;
    }
    RequestBody.collect(
            vertx,
            call.request(),
            settings.sizes().body().asLongValue(),
            settings.timeouts().requestBodyTimeout())
        .onSuccess(
            body -> {
              if (!call.isOver()) {
                send(call, service, admission, stream, body);
              }
            })
        .onFailure(
            failure ->
                problems.answer(
                    call,
                    failure instanceof RequestBody.Refused refused
                        ? refused.problem()
                        : GatewayProblem.MALFORMED_REQUEST));
  }

  private void send(Call call, Service service, Admission admission, boolean stream, Buffer body) {
    long began = System.nanoTime();
    open(call, service, stream)
        .compose(
            request -> {
              boolean knowsSessions = service.name().equals(settings.tokens().service());
              HeaderRules.request(call, request, admission.authorization(), knowsSessions, traced);
              return answer(call, request, body);
            })
        .onSuccess(
            answer -> {
              measure(service, began, "answered");
              if (call.isOver()) {
                answer.request().reset();
              } else {
                relay(call, service, admission, answer);
              }
            })
        .onFailure(
            failure -> {
              if (call.isOver()) {
                return;
              }
              measure(service, began, "failed");
              LOG.warnf(
                  "Forwarding failed service=%s requestId=%s: %s, answered with 503",
                  service.name(), call.id().text(), failure);
              problems.unavailable(call);
            });
  }

  /** A read that found no connection is tried once more: nothing has been sent yet. */
  private Future<HttpClientRequest> open(Call call, Service service, boolean stream) {
    HttpMethod method = call.request().method();
    String uri = call.request().uri();
    Supplier<Future<HttpClientRequest>> attempt =
        () -> connections.open(service, method, uri, stream);
    return method.equals(HttpMethod.GET) || method.equals(HttpMethod.HEAD)
        ? RetryOnce.of(vertx, attempt)
        : attempt.get();
  }

  private Future<HttpClientResponse> answer(Call call, HttpClientRequest request, Buffer body) {
    if (call.isOver()) {
      request.reset();
      return Future.failedFuture("the client has gone");
    }
    Promise<HttpClientResponse> answered = Promise.promise();
    long timer =
        vertx.setTimer(
            settings.timeouts().responseTimeout().toMillis(),
            id -> {
              answered.tryFail(new TimeoutException("response timeout"));
              request.reset();
            });
    call.whenGone(
        () -> {
          answered.tryFail("the client has gone");
          request.reset();
        });
    // Paused until somebody is there to take the pieces.
    request
        .response()
        .onSuccess(
            response -> {
              response.pause();
              if (!answered.tryComplete(response)) {
                request.reset();
              }
            })
        .onFailure(answered::tryFail);
    boolean hasBody = body.length() > 0 || call.request().headers().contains("Content-Length");
    if (hasBody) {
      request.end(body);
    } else {
      request.end();
    }
    return answered.future().onComplete(done -> vertx.cancelTimer(timer));
  }

  private void relay(Call call, Service service, Admission admission, HttpClientResponse answer) {
    HttpServerResponse response = call.response();
    response.setStatusCode(answer.statusCode());
    HeaderRules.response(answer, response, service);
    HeaderRules.keepPersonal(call, response, admission.authorization().isPresent());
    boolean stream = isStream(answer);
    boolean bodiless =
        call.request().method().equals(HttpMethod.HEAD)
            || answer.statusCode() == NO_CONTENT
            || answer.statusCode() == NOT_MODIFIED;
    if (!bodiless && !answer.headers().contains(HttpHeaders.CONTENT_LENGTH)) {
      response.setChunked(true);
    }
    AtomicReference<ResponsePump> relay = new AtomicReference<>();
    Duration idleTimeout =
        stream ? settings.streams().idleTimeout() : settings.timeouts().idleTimeout();
    relay.set(
        new ResponsePump(
            vertx,
            call,
            answer,
            idleTimeout,
            () -> {
              if (stream) {
                streams.remove(relay.get());
              }
            }));
    if (stream) {
      streams.add(relay.get(), admission);
      // The client learns that it is connected before there is anything to say.
      response.writeHead();
    }
    relay.get().start();
  }

  private static boolean isStream(HttpClientResponse answer) {
    String type = answer.getHeader(HttpHeaders.CONTENT_TYPE);
    if (type == null) {
      return false;
    }
    String media = type.toLowerCase(Locale.ROOT);
    return media.startsWith("text/event-stream") || media.startsWith("application/x-ndjson");
  }

  private void measure(Service service, long began, String outcome) {
    Timer.builder("starpost.gateway.upstream")
        .tag("service", service.name())
        .tag("outcome", outcome)
        .register(meters)
        .record(System.nanoTime() - began, TimeUnit.NANOSECONDS);
  }
}
