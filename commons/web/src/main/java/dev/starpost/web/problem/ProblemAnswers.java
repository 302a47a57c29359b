package dev.starpost.web.problem;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.exc.InvalidDefinitionException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import dev.starpost.text.Language;
import dev.starpost.web.language.Languages;
import io.quarkus.security.AuthenticationCompletionException;
import io.quarkus.security.AuthenticationFailedException;
import io.quarkus.security.ForbiddenException;
import io.quarkus.security.UnauthorizedException;
import io.vertx.ext.web.RoutingContext;
import jakarta.annotation.security.RolesAllowed;
import jakarta.validation.ConstraintViolationException;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ResourceInfo;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import org.jboss.logging.Logger;
import org.jboss.resteasy.reactive.server.ExceptionUnwrapStrategy;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;
import org.jboss.resteasy.reactive.server.UnwrapException;

/**
 * Turns whatever goes wrong into {@code application/problem+json}. What a service alone knows to go
 * wrong it maps itself, with {@link #answer} or {@link #unavailable}. Mappers are asked for what is
 * inside a {@link CompletionException}, not for the exception itself.
 */
@UnwrapException(
    value = CompletionException.class,
    strategy = ExceptionUnwrapStrategy.UNWRAP_IF_NO_EXACT_MATCH)
public final class ProblemAnswers {
  static final String MEDIA_TYPE = "application/problem+json";

  private static final Logger LOG = Logger.getLogger(ProblemAnswers.class);
  private static final MediaType PROBLEM = MediaType.valueOf(MEDIA_TYPE);
  private static final String BEARER = "Bearer";
  private static final String BAD_BEARER = "Bearer error=\"invalid_token\"";

  /** For trouble that passes: when to try again. */
  static final String RETRY_AFTER_SECONDS = "2";

  @ServerExceptionMapper
  public Response problem(Problem problem, HttpHeaders headers) {
    return answer(problem, headers);
  }

  /** Without a token. */
  @ServerExceptionMapper
  public Response anonymous(UnauthorizedException failure, HttpHeaders headers) {
    return unauthenticated(BEARER, headers);
  }

  /** With a token that is not good, or that cannot be checked now. */
  @ServerExceptionMapper({
    AuthenticationFailedException.class,
    AuthenticationCompletionException.class
  })
  public Response badToken(RuntimeException failure, HttpHeaders headers) {
    Optional<IOException> unreachable = cause(failure, IOException.class);
    if (unreachable.isPresent()) {
      LOG.warnf("Fetching the issuer's keys failed: %s, answered with 503", unreachable.get());
      return answer(Problem.of(CommonProblem.UNAVAILABLE), headers);
    }
    return unauthenticated(BAD_BEARER, headers);
  }

  @ServerExceptionMapper
  public Response forbidden(
      ForbiddenException failure, ResourceInfo resource, HttpHeaders headers) {
    List<String> scopes = scopes(resource);
    Problem problem =
        Problem.of(CommonProblem.FORBIDDEN, "scopes", String.join(", ", scopes))
            .with("scopes", scopes);
    return answer(problem, headers);
  }

  @ServerExceptionMapper
  public Response mismatch(MismatchedInputException failure, HttpHeaders headers) {
    return problemInside(failure, headers)
        .orElseGet(() -> answer(JsonMismatch.problem(failure), headers));
  }

  /** A request that does not meet the constraints of its parameters or its body. */
  @ServerExceptionMapper
  public Response violation(
      ConstraintViolationException failure, ContainerRequestContext request, HttpHeaders headers) {
    return Violations.ofAnswer(failure)
        ? unexpected(failure, request, headers)
        : answer(Violations.problem(failure), headers);
  }

  /** A client that has gone while it was answered; all else is a failure of ours. */
  @ServerExceptionMapper
  public Response gone(
      IOException failure,
      RoutingContext connection,
      ContainerRequestContext request,
      HttpHeaders headers) {
    if (!connection.response().closed()) {
      return unexpected(failure, request, headers);
    }
    LOG.debug("Reading the request's body failed, the client has gone", failure);
    return answer(Malformed.body(), headers);
  }

  /** What JAX-RS itself says; what it wants to say in headers is kept. */
  @ServerExceptionMapper
  public Response fromFramework(
      WebApplicationException failure, ContainerRequestContext request, HttpHeaders headers) {
    Response wanted = failure.getResponse();
    if (wanted.getStatus() < Response.Status.BAD_REQUEST.getStatusCode()) {
      return wanted;
    }
    Optional<Response> inside = problemInside(failure, headers);
    if (inside.isPresent()) {
      return inside.get();
    }
    if (wanted.getStatus() >= Response.Status.INTERNAL_SERVER_ERROR.getStatusCode()) {
      return unexpected(failure, request, headers);
    }
    Response.ResponseBuilder response = begin(problemOf(failure, wanted.getStatus()), headers);
    wanted
        .getHeaders()
        .forEach(
            (name, values) -> {
              if (!name.equalsIgnoreCase(HttpHeaders.CONTENT_TYPE)) {
                values.forEach(value -> response.header(name, value));
              }
            });
    return response.build();
  }

  /** Jackson's word for a mistake in our own classes. */
  @ServerExceptionMapper
  public Response indescribable(
      InvalidDefinitionException failure, ContainerRequestContext request, HttpHeaders headers) {
    return unexpected(failure, request, headers);
  }

  @ServerExceptionMapper
  public Response unexpected(
      Throwable failure, ContainerRequestContext request, HttpHeaders headers) {
    LOG.errorf(
        failure,
        "Request failed method=%s path=%s, answered with 500",
        request.getMethod(),
        request.getUriInfo().getRequestUri().getPath());
    return answer(Problem.of(CommonProblem.INTERNAL_ERROR), headers);
  }

  /** For the mappers of a service: a part of the platform does not answer. */
  public static Response unavailable(Throwable failure, HttpHeaders headers) {
    LOG.warnf(
        "Request failed, because a part of the platform is away: %s, answered with 503", failure);
    return answer(Problem.of(CommonProblem.UNAVAILABLE), headers);
  }

  /** For the mappers of a service: the problem in the caller's language. */
  public static Response answer(Problem problem, HttpHeaders headers) {
    return begin(problem, headers).build();
  }

  private static Problem problemOf(WebApplicationException failure, int status) {
    Optional<JsonProcessingException> json = cause(failure, JsonProcessingException.class);
    if (json.isPresent()) {
      return JsonMismatch.problem(json.get());
    }
    return CommonProblem.ofFramework(status).map(Problem::of).orElseGet(Malformed::request);
  }

  /** A request that found its own fault while it was being read. */
  private static Optional<Response> problemInside(Throwable failure, HttpHeaders headers) {
    return cause(failure, Problem.class).map(problem -> answer(problem, headers));
  }

  private static <T extends Throwable> Optional<T> cause(Throwable failure, Class<T> type) {
    for (Throwable at = failure; at != null; at = at.getCause()) {
      if (type.isInstance(at)) {
        return Optional.of(type.cast(at));
      }
    }
    return Optional.empty();
  }

  private static List<String> scopes(ResourceInfo resource) {
    RolesAllowed allowed = resource.getResourceMethod().getAnnotation(RolesAllowed.class);
    if (allowed == null) {
      allowed = resource.getResourceClass().getAnnotation(RolesAllowed.class);
    }
    return allowed == null ? List.of() : List.of(allowed.value());
  }

  private static Response unauthenticated(String challenge, HttpHeaders headers) {
    return begin(Problem.of(CommonProblem.UNAUTHENTICATED), headers)
        .header(HttpHeaders.WWW_AUTHENTICATE, challenge)
        .build();
  }

  private static Response.ResponseBuilder begin(Problem problem, HttpHeaders headers) {
    Language language = Languages.of(headers);
    Response.ResponseBuilder response =
        Response.status(problem.kind().status())
            .type(PROBLEM)
            .header(HttpHeaders.CONTENT_LANGUAGE, language.tag())
            .entity(problem.document(language));
    if (problem.kind().passes()) {
      response.header(HttpHeaders.RETRY_AFTER, RETRY_AFTER_SECONDS);
    }
    return response;
  }
}
