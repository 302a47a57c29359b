package dev.starpost.web.problem;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.starpost.text.AcceptLanguage;
import dev.starpost.text.Language;
import io.quarkus.runtime.configuration.MemorySize;
import io.quarkus.vertx.http.runtime.RouteConstants;
import io.quarkus.vertx.http.runtime.VertxHttpRecorder;
import io.vertx.core.MultiMap;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;
import org.jboss.resteasy.reactive.common.util.MediaTypeHelper;

/**
 * Problems of requests that never reach a resource: the server has answers of its own for them,
 * which are not in our form. These routes stand before its.
 */
@Singleton
public class RouteProblems {
  private static final Logger LOG = Logger.getLogger(RouteProblems.class);
  private static final ObjectMapper JSON = new ObjectMapper();

  /** Several times what a browser sends. */
  private static final int LONGEST_ACCEPT = 1_000;

  private final long mostBytes;

  public RouteProblems(
      @ConfigProperty(name = "quarkus.http.limits.max-body-size") MemorySize largestBody) {
    this.mostBytes = largestBody.asLongValue();
  }

  public void stand(@Observes Router router) {
    router.route().order(RouteConstants.ROUTE_ORDER_UPLOAD_LIMIT - 1).handler(this::checkLength);
    // A body that does not say its length is counted by BodyLimit instead of by the server.
    router
        .route()
        .order(RouteConstants.ROUTE_ORDER_UPLOAD_LIMIT + 1)
        .handler(
            request -> {
              request.remove(VertxHttpRecorder.MAX_REQUEST_SIZE_KEY);
              forgetTypeOfNothing(request.request());
              forgetUnreadableWish(request.request().headers());
              request.next();
            });
    router.route().failureHandler(RouteProblems::answer);
  }

  /**
   * Nobody reads the body of a GET, so what it says of its type means nothing. Where a path has two
   * forms, the framework would read it all the same, and fail if it is none.
   */
  private static void forgetTypeOfNothing(HttpServerRequest request) {
    if (request.method().equals(HttpMethod.GET) || request.method().equals(HttpMethod.HEAD)) {
      request.headers().remove(HttpHeaders.CONTENT_TYPE);
    }
  }

  /**
   * Forms that cannot be read are no wish, and anything will do. Where a path has two forms, the
   * framework would read them all the same, and fail.
   */
  static void forgetUnreadableWish(MultiMap headers) {
    if (!isListOfTypes(String.join(",", headers.getAll(HttpHeaders.ACCEPT)))) {
      headers.remove(HttpHeaders.ACCEPT);
    }
  }

  private static boolean isListOfTypes(String accepted) {
    if (accepted.length() > LONGEST_ACCEPT) {
      return false;
    }
    try {
      MediaTypeHelper.parseHeader(accepted);
      return true;
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  private void checkLength(RoutingContext request) {
    String length = request.request().getHeader(HttpHeaders.CONTENT_LENGTH);
    if (length == null || Long.parseLong(length) <= mostBytes) {
      request.next();
      return;
    }
    closeAfterwards(request);
    answer(request, Problem.of(CommonProblem.TOO_LARGE));
  }

  /** What was not read would be taken for the next request. */
  static void closeAfterwards(RoutingContext request) {
    request.response().putHeader(HttpHeaders.CONNECTION, HttpHeaders.CLOSE);
    request.addEndHandler(ended -> request.request().connection().close());
  }

  private static void answer(RoutingContext request) {
    int status = request.statusCode();
    if (status >= CommonProblem.INTERNAL_ERROR.status()) {
      LOG.errorf(
          request.failure(),
          "Request failed method=%s path=%s, answered with 500",
          request.request().method(),
          request.request().path());
      answer(request, Problem.of(CommonProblem.INTERNAL_ERROR));
    } else {
      answer(
          request,
          CommonProblem.ofFramework(status).map(Problem::of).orElseGet(Malformed::request));
    }
  }

  /**
   * Answers on a route that is no resource. Who knows better than we when to try again has set
   * {@code Retry-After} before.
   */
  public static void answer(RoutingContext request, Problem problem) {
    HttpServerResponse response = request.response();
    if (response.headWritten()) {
      response.reset();
      return;
    }
    Language language =
        AcceptLanguage.best(request.request().getHeader(HttpHeaders.ACCEPT_LANGUAGE));
    response
        .setStatusCode(problem.kind().status())
        .putHeader(HttpHeaders.CONTENT_TYPE, ProblemAnswers.MEDIA_TYPE)
        .putHeader(HttpHeaders.CONTENT_LANGUAGE, language.tag());
    if (problem.kind().passes() && !response.headers().contains(HttpHeaders.RETRY_AFTER)) {
      response.putHeader(HttpHeaders.RETRY_AFTER, ProblemAnswers.RETRY_AFTER_SECONDS);
    }
    response.end(JSON.valueToTree(problem.document(language)).toString());
  }
}
