package dev.starpost.idempotency;

import dev.starpost.web.problem.ProblemAnswers;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;

/** Problems of the store of responses. */
public final class IdempotencyFailures {
  @ServerExceptionMapper(StoredResponsesUnavailable.class)
  public Response unavailable(RuntimeException failure, HttpHeaders headers) {
    return ProblemAnswers.unavailable(failure, headers);
  }
}
