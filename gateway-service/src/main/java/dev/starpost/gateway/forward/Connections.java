package dev.starpost.gateway.forward;

import dev.starpost.gateway.route.Service;
import dev.starpost.gateway.settings.GatewaySettings;
import io.vertx.core.Future;
import io.vertx.core.MultiMap;
import io.vertx.core.Promise;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpClient;
import io.vertx.core.http.HttpClientOptions;
import io.vertx.core.http.HttpClientRequest;
import io.vertx.core.http.HttpClientResponse;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.PoolOptions;
import io.vertx.core.http.RequestOptions;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;

/**
 * HTTP client pools: the connections to the services. Streams have some of their own: each holds
 * one for as long as somebody listens, and calls must not wait for that.
 */
@ApplicationScoped
public class Connections {
  private static final int MOST_CALLS = 256;
  private static final int MOST_WAITING = 2048;

  /**
   * Shorter than any service keeps an idle connection, so that we do not call into a closed one.
   */
  private static final int IDLE_SECONDS = 15;

  private final Vertx vertx;
  private final HttpClient calls;
  private final HttpClient streams;
  private final AtomicInteger turn = new AtomicInteger();

  /** A short answer, as a whole. */
  public record Answer(int status, MultiMap headers, Buffer body) {}

  /** A service says more than anybody wants to hear. */
  public static final class TooLong extends RuntimeException {
    private static final long serialVersionUID = 1;

    TooLong(String service, long mostBytes) {
      super("the service " + service + " answers with more than " + mostBytes + " bytes");
    }
  }

  Connections(Vertx vertx, GatewaySettings settings) {
    this.vertx = vertx;
    HttpClientOptions options =
        new HttpClientOptions()
            .setConnectTimeout(Math.toIntExact(settings.timeouts().connectTimeout().toMillis()))
            .setKeepAliveTimeout(IDLE_SECONDS);
    this.calls =
        vertx.createHttpClient(
            options,
            new PoolOptions().setHttp1MaxSize(MOST_CALLS).setMaxWaitQueueSize(MOST_WAITING));
    this.streams =
        vertx.createHttpClient(
            options,
            new PoolOptions().setHttp1MaxSize(settings.streams().most()).setMaxWaitQueueSize(0));
  }

  /** Fails if there is no connection to be had; then nothing has been sent. */
  Future<HttpClientRequest> open(Service service, HttpMethod method, String uri, boolean stream) {
    return open(stream ? streams : calls, service, method, uri);
  }

  /** In turn, and past those that do not listen: nothing has been sent to them. */
  private Future<HttpClientRequest> open(
      HttpClient client, Service service, HttpMethod method, String uri) {
    List<Service.Instance> instances = service.instances();
    int first = Math.floorMod(turn.getAndIncrement(), instances.size());
    Future<HttpClientRequest> request = client.request(options(instances.get(first), method, uri));
    for (int i = 1; i < instances.size(); i++) {
      Service.Instance next = instances.get((first + i) % instances.size());
      request = request.recover(failure -> client.request(options(next, method, uri)));
    }
    return request;
  }

  /** Asks a service something for the gateway itself. */
  public Future<Answer> ask(
      Service service, HttpMethod method, String uri, Buffer body, Duration timeout) {
    MultiMap headers = MultiMap.caseInsensitiveMultiMap();
    if (body.length() > 0) {
      headers.set(HttpHeaders.CONTENT_TYPE, "application/json");
    }
    return ask(
        service,
        method,
        uri,
        headers,
        body,
        timeout,
        response -> whole(service, response, Long.MAX_VALUE));
  }

  /**
   * Reads something long from a service.
   *
   * @param take begins at once to take the pieces of the answer; what it makes of them must be
   *     there in time
   */
  public <T> Future<T> read(
      Service service,
      String uri,
      MultiMap headers,
      Duration timeout,
      Function<HttpClientResponse, Future<T>> take) {
    return ask(service, HttpMethod.GET, uri, headers, Buffer.buffer(), timeout, take);
  }

  private <T> Future<T> ask(
      Service service,
      HttpMethod method,
      String uri,
      MultiMap headers,
      Buffer body,
      Duration timeout,
      Function<HttpClientResponse, Future<T>> take) {
    Promise<T> answered = Promise.promise();
    // From now on: where all connections are taken, one is waited for no longer than for an answer.
    long timer =
        vertx.setTimer(
            timeout.toMillis(),
            late ->
                answered.tryFail(
                    new TimeoutException("response timeout of service " + service.name())));
    open(calls, service, method, uri)
        .compose(
            request -> {
              answered.future().onFailure(late -> request.reset());
              request.putHeader(HttpHeaders.ACCEPT, "application/json");
              request.headers().addAll(headers);
              return request.send(body).compose(take);
            })
        .onSuccess(answered::tryComplete)
        .onFailure(answered::tryFail);
    return answered.future().onComplete(done -> vertx.cancelTimer(timer));
  }

  /** All of an answer. Fails if it is longer than that. */
  public static Future<Answer> whole(Service service, HttpClientResponse response, long mostBytes) {
    Promise<Answer> whole = Promise.promise();
    Buffer body = Buffer.buffer();
    response.exceptionHandler(whole::tryFail);
    response.endHandler(
        end -> whole.tryComplete(new Answer(response.statusCode(), response.headers(), body)));
    response.handler(
        piece -> {
          if (body.length() + piece.length() > mostBytes) {
            whole.tryFail(new TooLong(service.name(), mostBytes));
            response.request().reset();
          } else {
            body.appendBuffer(piece);
          }
        });
    return whole.future();
  }

  private static RequestOptions options(Service.Instance instance, HttpMethod method, String uri) {
    return new RequestOptions()
        .setHost(instance.host())
        .setPort(instance.port())
        .setSsl(instance.tls())
        .setMethod(method)
        .setURI(uri);
  }
}
