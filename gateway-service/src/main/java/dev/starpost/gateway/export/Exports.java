package dev.starpost.gateway.export;

import dev.starpost.gateway.call.Admission;
import dev.starpost.gateway.call.Call;
import dev.starpost.gateway.forward.Connections;
import dev.starpost.gateway.forward.Connections.Answer;
import dev.starpost.gateway.problem.GatewayProblem;
import dev.starpost.gateway.problem.Problems;
import dev.starpost.gateway.route.RequestPath;
import dev.starpost.gateway.route.RouteTable;
import dev.starpost.gateway.route.Service;
import dev.starpost.gateway.settings.GatewaySettings;
import io.vertx.core.Future;
import io.vertx.core.MultiMap;
import io.vertx.core.Promise;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpClientResponse;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerResponse;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;

/**
 * Export of personal data ({@code /v1/me/export}). Everything that is stored about somebody, in one
 * document: each service is asked for its parts, all at the same time and with the caller's own
 * token. There is all of it or nothing, because nobody could tell what is missing: what they say is
 * kept in files until all have said it. No more than some pieces of it are in memory at any time.
 */
@ApplicationScoped
public class Exports {
  private static final Logger LOG = Logger.getLogger(Exports.class);
  private static final String PATH = "/v1/me/export";
  private static final String PARTS = "/internal/export";
  private static final int OK = 200;

  /** Of an answer that is no part: more than any problem has. */
  private static final long MOST_OF_REFUSAL = 64 * 1024;

  /** Not to be exported to this caller: what the service says about it is the answer. */
  private static final Set<Integer> REFUSED = Set.of(401, 403);

  /** What of such an answer is for the caller. */
  private static final List<String> HANDED_ON =
      List.of("Content-Type", "Content-Language", "WWW-Authenticate");

  private final Vertx vertx;
  private final Connections connections;
  private final RouteTable routes;
  private final Problems problems;
  private final GatewaySettings.Export settings;
  private final Optional<Service> authorizer;
  private final boolean traced;
  private final Semaphore free;

  Exports(
      Vertx vertx,
      Connections connections,
      RouteTable routes,
      Problems problems,
      GatewaySettings settings,
      @ConfigProperty(name = "quarkus.otel.sdk.disabled") boolean untraced) {
    this.vertx = vertx;
    this.connections = connections;
    this.routes = routes;
    this.problems = problems;
    this.settings = settings.export();
    this.authorizer = routes.service(settings.tokens().service());
    this.traced = !untraced;
    this.free = new Semaphore(this.settings.atOnce());
  }

  public boolean isAt(RequestPath path) {
    return path.text().equals(PATH);
  }

  public int countsAsReads() {
    return settings.reads();
  }

  /** Whether it can go on; answers what only looks like it. */
  public boolean begin(Call call) {
    call.takes(PATH);
    HttpMethod method = call.request().method();
    if (method.equals(HttpMethod.GET) || method.equals(HttpMethod.HEAD)) {
      return true;
    }
    call.response().putHeader(HttpHeaders.ALLOW, "GET, HEAD");
    problems.answer(call, GatewayProblem.METHOD_NOT_ALLOWED);
    return false;
  }

  /**
   * Answers the call. A caller who is not known here is shown to the service that knows them first:
   * nobody keeps all services busy, and others from their turn, with a token that is none.
   */
  public void gather(Call call, Admission admission) {
    MultiMap headers = headers(call, admission);
    if (call.isKnown() || authorizer.isEmpty()) {
      gather(call, headers);
      return;
    }
    ask(authorizer.get(), headers, response -> authorization(authorizer.get(), response))
        .onSuccess(
            answer -> {
              if (REFUSED.contains(answer.status())) {
                refuse(call, answer);
              } else {
                gather(call, headers);
              }
            })
        .onFailure(failure -> failed(call, failure));
  }

  private void gather(Call call, MultiMap headers) {
    if (!free.tryAcquire()) {
      problems.unavailable(call);
      return;
    }
    Gathering gathering = new Gathering();
    List<Future<Answer>> asked =
        routes.exporters().stream()
            .map(service -> ask(service, headers, response -> gathering.take(service, response)))
            .toList();
    // All of them, also when one has failed: a refusal says more than that somebody is away.
    Future.join(asked)
        .transform(all -> answer(call, asked, gathering))
        .onComplete(
            done -> {
              gathering.close();
              free.release();
              if (done.failed()) {
                failed(call, done.cause());
              }
            });
  }

  /** What the services have told so far, for one caller. */
  private final class Gathering {
    private final List<Spool> spools = new ArrayList<>();
    private final AtomicLong room = new AtomicLong(settings.size().asLongValue());
    private boolean closed;

    Future<Answer> take(Service service, HttpClientResponse response) {
      if (response.statusCode() != OK) {
        return Connections.whole(service, response, MOST_OF_REFUSAL);
      }
      response.pause();
      return Spool.open(vertx)
          .compose(
              spool -> {
                keep(spool);
                Future<Spool> taken = spool.take(response, bytes -> room.addAndGet(-bytes) >= 0);
                response.resume();
                return taken;
              })
          .map(spool -> new Answer(OK, response.headers(), Buffer.buffer()));
    }

    synchronized List<Spool> told() {
      return List.copyOf(spools);
    }

    private synchronized void keep(Spool spool) {
      spools.add(spool);
      if (closed) {
        // It comes too late: the service's time was over meanwhile.
        spool.close();
      }
    }

    synchronized void close() {
      closed = true;
      spools.forEach(Spool::close);
    }
  }

  private void failed(Call call, Throwable failure) {
    if (call.response().headWritten()) {
      LOG.warnf("Export failed requestId=%s: %s, connection closed", call.id().text(), failure);
      // It must not look whole.
      call.breakOff();
    } else {
      LOG.warnf("Export failed requestId=%s: %s, answered with 503", call.id().text(), failure);
      problems.unavailable(call);
    }
  }

  private Future<Answer> ask(
      Service service, MultiMap headers, Function<HttpClientResponse, Future<Answer>> take) {
    return connections.read(service, PARTS, headers, settings.responseTimeout(), take);
  }

  /** What the authorizer thinks of somebody; what it has to tell about them is not wanted yet. */
  private static Future<Answer> authorization(Service service, HttpClientResponse response) {
    if (response.statusCode() != OK) {
      return Connections.whole(service, response, MOST_OF_REFUSAL);
    }
    response.request().reset();
    return Future.succeededFuture(new Answer(OK, response.headers(), Buffer.buffer()));
  }

  private MultiMap headers(Call call, Admission admission) {
    MultiMap headers = MultiMap.caseInsensitiveMultiMap();
    admission.authorization().ifPresent(token -> headers.set("Authorization", token));
    headers.set("Accept-Language", call.language().tag());
    headers.set("X-Request-Id", call.id().text());
    if (!traced) {
      headers.set("traceparent", call.id().traceparent());
    }
    return headers;
  }

  private Future<Void> answer(Call call, List<Future<Answer>> asked, Gathering gathering) {
    Optional<Answer> refusal =
        asked.stream()
            .filter(Future::succeeded)
            .map(Future::result)
            .filter(answer -> REFUSED.contains(answer.status()))
            .findFirst();
    if (refusal.isPresent()) {
      refuse(call, refusal.get());
      return Future.succeededFuture();
    }
    for (Future<Answer> one : asked) {
      if (one.failed()) {
        return Future.failedFuture(one.cause());
      }
      if (one.result().status() != OK) {
        return Future.failedFuture("a service answers with " + one.result().status());
      }
    }
    return vertx
        .executeBlocking(() -> Document.of(gathering.told()), false)
        .compose(document -> give(call, document));
  }

  private static void refuse(Call call, Answer refusal) {
    if (!call.isOver()) {
      HttpServerResponse response = call.response().setStatusCode(refusal.status());
      for (String header : HANDED_ON) {
        if (refusal.headers().contains(header)) {
          response.putHeader(header, refusal.headers().get(header));
        }
      }
      end(call, refusal.body());
    }
  }

  /** Fails if the client does not take it in time. */
  private Future<Void> give(Call call, Document document) {
    if (call.isOver()) {
      return Future.succeededFuture();
    }
    HttpServerResponse response =
        call.response()
            .putHeader(HttpHeaders.CONTENT_TYPE, "application/json")
            .putHeader(HttpHeaders.CACHE_CONTROL, "no-store")
            .putHeader(HttpHeaders.CONTENT_LENGTH, Long.toString(document.length()));
    call.request().handler(null).resume();
    if (call.request().method().equals(HttpMethod.HEAD)) {
      return response.end();
    }
    Promise<Void> given = Promise.promise();
    long timer =
        vertx.setTimer(
            settings.downloadTimeout().toMillis(),
            id -> given.tryFail(new TimeoutException("download timeout")));
    call.whenGone(given::tryComplete);
    document
        .send(response)
        .compose(sent -> response.end())
        .onSuccess(given::tryComplete)
        .onFailure(given::tryFail);
    return given.future().onComplete(done -> vertx.cancelTimer(timer));
  }

  private static void end(Call call, Buffer body) {
    HttpServerResponse response =
        call.response()
            .putHeader(HttpHeaders.CACHE_CONTROL, "no-store")
            .putHeader(HttpHeaders.CONTENT_LENGTH, Integer.toString(body.length()));
    call.request().handler(null).resume();
    if (call.request().method().equals(HttpMethod.HEAD)) {
      response.end();
    } else {
      response.end(body);
    }
  }
}
