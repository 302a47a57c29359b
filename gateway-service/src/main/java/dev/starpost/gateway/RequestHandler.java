package dev.starpost.gateway;

import dev.starpost.gateway.call.Admission;
import dev.starpost.gateway.call.Call;
import dev.starpost.gateway.call.CallLog;
import dev.starpost.gateway.export.Exports;
import dev.starpost.gateway.forward.Forwarder;
import dev.starpost.gateway.limit.CallClass;
import dev.starpost.gateway.limit.RateLimits;
import dev.starpost.gateway.page.BrowserHeaders;
import dev.starpost.gateway.page.LinkedPages;
import dev.starpost.gateway.page.OwnPages;
import dev.starpost.gateway.problem.GatewayProblem;
import dev.starpost.gateway.problem.Problems;
import dev.starpost.gateway.route.RequestPath;
import dev.starpost.gateway.route.Route;
import dev.starpost.gateway.route.RouteTable;
import dev.starpost.gateway.settings.GatewaySettings;
import dev.starpost.gateway.token.Callers;
import dev.starpost.gateway.wire.StrictRequestDecoder;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jboss.logging.Logger;

/**
 * Handler of every request. It goes from step to step, or is answered: size and method, route,
 * caller, rate limit, then on to the service.
 */
@ApplicationScoped
class RequestHandler {
  private static final Logger LOG = Logger.getLogger(RequestHandler.class);

  /** Before everything that the server would serve by itself. */
  private static final int FIRST = Integer.MIN_VALUE + 2;

  private static final Set<HttpMethod> METHODS =
      Set.of(
          HttpMethod.GET,
          HttpMethod.HEAD,
          HttpMethod.POST,
          HttpMethod.PUT,
          HttpMethod.PATCH,
          HttpMethod.DELETE,
          HttpMethod.OPTIONS);

  /** A colon, a space and the end of the line: services count these too. */
  private static final int AROUND_A_HEADER = 4;

  private static final String ALLOWED = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS";

  private final CallLog calls;
  private final OwnPages pages;
  private final LinkedPages linkedPages;
  private final RouteTable routes;
  private final Callers callers;
  private final RateLimits limits;
  private final Forwarder forwarder;
  private final Exports exports;
  private final Problems problems;
  private final GatewaySettings.Sizes sizes;

  RequestHandler(
      CallLog calls,
      OwnPages pages,
      LinkedPages linkedPages,
      RouteTable routes,
      Callers callers,
      RateLimits limits,
      Forwarder forwarder,
      Exports exports,
      Problems problems,
      GatewaySettings settings) {
    this.calls = calls;
    this.pages = pages;
    this.linkedPages = linkedPages;
    this.routes = routes;
    this.callers = callers;
    this.limits = limits;
    this.forwarder = forwarder;
    this.exports = exports;
    this.problems = problems;
    this.sizes = settings.sizes();
  }

  void open(@Observes Router router) {
    router.route().order(FIRST).handler(this::receive).failureHandler(this::refuse);
  }

  /** What the server found wrong by itself; it would say so with a page of its own. */
  private void refuse(RoutingContext routing) {
    Call call = calls.begin(routing);
    BrowserHeaders.write(call);
    Optional<GatewayProblem> unreadable = StrictRequestDecoder.problem(routing.request());
    if (unreadable.isPresent()) {
      problems.answerAndClose(call, unreadable.get());
    } else if (routing.statusCode() >= GatewayProblem.INTERNAL_ERROR.status()) {
      LOG.errorf(
          routing.failure(), "Request failed requestId=%s, answered with 500", call.id().text());
      problems.answer(call, GatewayProblem.INTERNAL_ERROR);
    } else {
      problems.answer(call, GatewayProblem.MALFORMED_REQUEST);
    }
  }

  private void receive(RoutingContext routing) {
    // Nothing is read before it is known what for.
    routing.request().pause();
    Call call = calls.begin(routing);
    BrowserHeaders.write(call);
    try {
      receive(call);
    } catch (RuntimeException e) {
      failed(call, e);
    }
  }

  private void receive(Call call) {
    HttpServerRequest request = call.request();
    Optional<GatewayProblem> unreadable = StrictRequestDecoder.problem(request);
    if (unreadable.isPresent()) {
      problems.answerAndClose(call, unreadable.get());
      return;
    }
    Optional<GatewayProblem> invalid = validateHead(request);
    if (invalid.isPresent()) {
      if (invalid.get() == GatewayProblem.METHOD_NOT_ALLOWED) {
        call.response().putHeader(HttpHeaders.ALLOW, ALLOWED);
      }
      problems.answer(call, invalid.get());
    } else if (BrowserHeaders.isPreflight(request)) {
      call.takes("preflight");
      BrowserHeaders.answerPreflight(call);
    } else {
      RequestPath.of(request.path())
          .ifPresentOrElse(
              path -> find(call, path), () -> problems.answer(call, GatewayProblem.NOT_FOUND));
    }
  }

  /** The method, and the sizes of the address, the headers and the announced body. */
  private Optional<GatewayProblem> validateHead(HttpServerRequest request) {
    if (!METHODS.contains(request.method())) {
      return Optional.of(GatewayProblem.METHOD_NOT_ALLOWED);
    }
    if (request.uri().length() > sizes.address().asLongValue()) {
      return Optional.of(GatewayProblem.ADDRESS_TOO_LONG);
    }
    long headers = 0;
    for (Map.Entry<String, String> header : request.headers()) {
      headers += header.getKey().length() + header.getValue().length() + AROUND_A_HEADER;
    }
    if (headers > sizes.headers().asLongValue()) {
      return Optional.of(GatewayProblem.HEADERS_TOO_LARGE);
    }
    String length = request.getHeader(HttpHeaders.CONTENT_LENGTH);
    if (length != null && Long.parseLong(length) > sizes.body().asLongValue()) {
      return Optional.of(GatewayProblem.TOO_LARGE);
    }
    return Optional.empty();
  }

  private void find(Call call, RequestPath path) {
    if (pages.serve(call, path)) {
      return;
    }
    if (exports.isAt(path)) {
      export(call);
      return;
    }
    Optional<Route> route = routes.route(path);
    if (route.isEmpty()) {
      problems.answer(call, GatewayProblem.NOT_FOUND);
      return;
    }
    call.takes(route.get().pattern().toString());
    CallClass callClass = limits.classOf(call.request().method(), path);
    if (linkedPages.isAt(path)) {
      BrowserHeaders.writeForLinkedPage(call);
      forward(call, callClass, route.get(), Admission.ofNobody());
      return;
    }
    callers.identify(
        call,
        callClass == CallClass.STREAMS,
        admission -> {
          try {
            forward(call, callClass, route.get(), admission);
          } catch (RuntimeException e) {
            failed(call, e);
          }
        });
  }

  private void export(Call call) {
    if (exports.begin(call)) {
      callers.identify(
          call,
          false,
          admission -> {
            try {
              if (!call.isOver() && limits.admits(call, CallClass.READS, exports.countsAsReads())) {
                exports.gather(call, admission);
              }
            } catch (RuntimeException e) {
              failed(call, e);
            }
          });
    }
  }

  private void forward(Call call, CallClass callClass, Route route, Admission admission) {
    if (call.isOver() || !limits.admits(call, callClass)) {
      return;
    }
    forwarder.forward(
        call, route.service().orElseThrow(), admission, callClass == CallClass.STREAMS);
  }

  private void failed(Call call, RuntimeException failure) {
    LOG.errorf(failure, "Request failed requestId=%s, answered with 500", call.id().text());
    problems.answer(call, GatewayProblem.INTERNAL_ERROR);
  }
}
