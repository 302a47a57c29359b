package dev.starpost.engine.api.problem;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.exc.InvalidDefinitionException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.mongodb.MongoException;
import dev.starpost.engine.api.Languages;
import dev.starpost.engine.game.UnreadableHistory;
import dev.starpost.engine.topic.CommandSender;
import dev.starpost.text.Language;
import io.quarkus.security.AuthenticationCompletionException;
import io.quarkus.security.AuthenticationFailedException;
import io.quarkus.security.ForbiddenException;
import io.quarkus.security.UnauthorizedException;
import jakarta.annotation.security.RolesAllowed;
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
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;

/** Turns whatever goes wrong into {@code application/problem+json}. */
public final class ProblemAnswers {
  static final String MEDIA_TYPE = "application/problem+json";

  private static final Logger LOG = Logger.getLogger(ProblemAnswers.class);
  private static final MediaType PROBLEM = MediaType.valueOf(MEDIA_TYPE);
  private static final String BEARER = "Bearer";
  private static final String BAD_BEARER = "Bearer error=\"invalid_token\"";

  /** For trouble that passes: when to try again. */
  private static final int RETRY_AFTER_SECONDS = 2;

  @ServerExceptionMapper
  Response problem(Problem problem, HttpHeaders headers) {
    return answer(problem, headers).build();
  }

  /** Without a token. */
  @ServerExceptionMapper
  Response anonymous(UnauthorizedException failure, HttpHeaders headers) {
    return unauthenticated(BEARER, headers);
  }

  /** With a token that is not good, or that cannot be checked now. */
  @ServerExceptionMapper({
    AuthenticationFailedException.class,
    AuthenticationCompletionException.class
  })
  Response badToken(RuntimeException failure, HttpHeaders headers) {
    Optional<IOException> unreachable = cause(failure, IOException.class);
    if (unreachable.isPresent()) {
      LOG.warnf("The keys of the issuer cannot be fetched: %s", unreachable.get());
      return answer(Problem.of(ProblemKind.UNAVAILABLE), headers).build();
    }
    return unauthenticated(BAD_BEARER, headers);
  }

  @ServerExceptionMapper
  Response forbidden(ForbiddenException failure, ResourceInfo resource, HttpHeaders headers) {
    List<String> scopes = scopes(resource);
    Problem problem =
        Problem.of(ProblemKind.FORBIDDEN, "scopes", String.join(", ", scopes))
            .with("scopes", scopes);
    return answer(problem, headers).build();
  }

  @ServerExceptionMapper
  Response mismatch(MismatchedInputException failure, HttpHeaders headers) {
    return problemInside(failure, headers)
        .orElseGet(() -> answer(Malformed.json(failure), headers).build());
  }

  /** A body that ends too early; most likely nobody is there any more to read this. */
  @ServerExceptionMapper
  Response brokenOff(IOException failure, HttpHeaders headers) {
    LOG.debug("A request broke off", failure);
    return answer(Malformed.body(), headers).build();
  }

  /** What JAX-RS itself says; what it wants to say in headers is kept. */
  @ServerExceptionMapper
  Response fromFramework(
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
    Response.ResponseBuilder response = answer(problemOf(failure, wanted.getStatus()), headers);
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

  @ServerExceptionMapper({MongoException.class, CommandSender.Undelivered.class})
  Response unavailable(RuntimeException failure, HttpHeaders headers) {
    LOG.warnf("A part of the platform does not answer: %s", failure);
    return answer(Problem.of(ProblemKind.UNAVAILABLE), headers).build();
  }

  @ServerExceptionMapper
  Response unreadable(UnreadableHistory failure, HttpHeaders headers) {
    LOG.errorf("A game cannot be read: %s", failure.getMessage());
    return answer(Problem.of(ProblemKind.GAME_PARKED), headers).build();
  }

  /** Jackson's word for a mistake in our own classes. */
  @ServerExceptionMapper
  Response indescribable(
      InvalidDefinitionException failure, ContainerRequestContext request, HttpHeaders headers) {
    return unexpected(failure, request, headers);
  }

  @ServerExceptionMapper
  Response unexpected(Throwable failure, ContainerRequestContext request, HttpHeaders headers) {
    if (failure instanceof CompletionException
        && failure.getCause() instanceof RuntimeException inside) {
      return inside instanceof Problem problem
          ? problem(problem, headers)
          : isTransient(inside)
              ? unavailable(inside, headers)
              : unexpected(inside, request, headers);
    }
    LOG.errorf(
        failure,
        "%s %s failed",
        request.getMethod(),
        request.getUriInfo().getRequestUri().getPath());
    return answer(Problem.of(ProblemKind.INTERNAL_ERROR), headers).build();
  }

  private static boolean isTransient(Throwable failure) {
    return failure instanceof MongoException || failure instanceof CommandSender.Undelivered;
  }

  private static Problem problemOf(WebApplicationException failure, int status) {
    Optional<JsonProcessingException> json = cause(failure, JsonProcessingException.class);
    if (json.isPresent()) {
      return Malformed.json(json.get());
    }
    return ProblemKind.ofFramework(status).map(Problem::of).orElseGet(Malformed::request);
  }

  /** A request that found its own fault while it was being read. */
  private static Optional<Response> problemInside(Throwable failure, HttpHeaders headers) {
    return cause(failure, Problem.class).map(problem -> answer(problem, headers).build());
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
    return answer(Problem.of(ProblemKind.UNAUTHENTICATED), headers)
        .header(HttpHeaders.WWW_AUTHENTICATE, challenge)
        .build();
  }

  private static Response.ResponseBuilder answer(Problem problem, HttpHeaders headers) {
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
