package dev.starpost.engine.api.problem;

import dev.starpost.engine.api.Languages;
import dev.starpost.kernel.data.GameJson;
import dev.starpost.text.Language;
import io.quarkus.runtime.configuration.MemorySize;
import io.quarkus.vertx.http.runtime.RouteConstants;
import io.quarkus.vertx.http.runtime.VertxHttpRecorder;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;

/**
 * Problems of requests that never reach a resource: the server has answers of its own for them,
 * which are not in our form. These routes stand before its.
 */
@ApplicationScoped
class RouteProblems {
  private static final Logger LOG = Logger.getLogger(RouteProblems.class);

  private final long mostBytes;

  RouteProblems(
      @ConfigProperty(name = "quarkus.http.limits.max-body-size") MemorySize largestBody) {
    this.mostBytes = largestBody.asLongValue();
  }

  void stand(@Observes Router router) {
    router.route().order(RouteConstants.ROUTE_ORDER_UPLOAD_LIMIT - 1).handler(this::checkLength);
    // A body that does not say its length is counted by BodyLimit instead of by the server.
    router
        .route()
        .order(RouteConstants.ROUTE_ORDER_UPLOAD_LIMIT + 1)
        .handler(
            request -> {
              request.remove(VertxHttpRecorder.MAX_REQUEST_SIZE_KEY);
              request.next();
            });
    router.route().failureHandler(RouteProblems::answer);
  }

  private void checkLength(RoutingContext request) {
    String length = request.request().getHeader(HttpHeaders.CONTENT_LENGTH);
    if (length == null || Long.parseLong(length) <= mostBytes) {
      request.next();
      return;
    }
    closeAfterwards(request);
    answer(request, Problem.of(ProblemKind.TOO_LARGE));
  }

  /** What was not read would be taken for the next request. */
  static void closeAfterwards(RoutingContext request) {
    request.response().putHeader(HttpHeaders.CONNECTION, HttpHeaders.CLOSE);
    request.addEndHandler(ended -> request.request().connection().close());
  }

  private static void answer(RoutingContext request) {
    int status = request.statusCode();
    if (status >= ProblemKind.INTERNAL_ERROR.status()) {
      LOG.errorf(
          request.failure(), "%s %s failed", request.request().method(), request.request().path());
      answer(request, Problem.of(ProblemKind.INTERNAL_ERROR));
    } else {
      answer(
          request, ProblemKind.ofFramework(status).map(Problem::of).orElseGet(Malformed::request));
    }
  }

  private static void answer(RoutingContext request, Problem problem) {
    HttpServerResponse response = request.response();
    if (response.headWritten()) {
      response.reset();
      return;
    }
    Language language = Languages.of(request.request().getHeader(HttpHeaders.ACCEPT_LANGUAGE));
    response
        .setStatusCode(problem.kind().status())
        .putHeader(HttpHeaders.CONTENT_TYPE, ProblemAnswers.MEDIA_TYPE)
        .putHeader(HttpHeaders.CONTENT_LANGUAGE, language.tag())
        .end(GameJson.tree(problem.document(language)).toString());
  }
}
