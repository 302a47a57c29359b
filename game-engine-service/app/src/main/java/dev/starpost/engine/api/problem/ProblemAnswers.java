package dev.starpost.engine.api.problem;

import dev.starpost.engine.api.Languages;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;

/** Turns whatever goes wrong into {@code application/problem+json}. */
public final class ProblemAnswers {
  private static final MediaType PROBLEM = new MediaType("application", "problem+json");

  /** For trouble that passes: when to try again. */
  private static final int RETRY_AFTER_SECONDS = 2;

  @ServerExceptionMapper
  Response problem(Problem problem, HttpHeaders headers) {
    return answer(problem, headers);
  }

  static Response answer(Problem problem, HttpHeaders headers) {
    Response.ResponseBuilder response =
        Response.status(problem.kind().status())
            .type(PROBLEM)
            .entity(problem.document(Languages.of(headers)));
    if (problem.kind().status() == Response.Status.SERVICE_UNAVAILABLE.getStatusCode()) {
      response.header(HttpHeaders.RETRY_AFTER, RETRY_AFTER_SECONDS);
    }
    return response.build();
  }
}
