package dev.starpost.idempotency;

import dev.starpost.web.problem.ProblemAnswers;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;

/** What goes wrong where answers are stored. */
public final class IdempotencyFailures {
  @ServerExceptionMapper(StoredResponsesUnavailable.class)
  public Response unavailable(RuntimeException failure, HttpHeaders headers) {
    return ProblemAnswers.unavailable(failure, headers);
  }
}
