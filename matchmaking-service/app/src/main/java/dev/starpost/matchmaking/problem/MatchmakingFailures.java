package dev.starpost.matchmaking.problem;

import dev.starpost.outbox.OutboxUnavailable;
import dev.starpost.web.problem.ProblemAnswers;
import io.quarkus.narayana.jta.QuarkusTransactionException;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;
import org.jdbi.v3.core.JdbiException;

/** What goes wrong in this service alone. */
public final class MatchmakingFailures {

  /** No connection to the database, or one that broke. */
  @ServerExceptionMapper({
    JdbiException.class,
    OutboxUnavailable.class,
    QuarkusTransactionException.class
  })
  public Response unavailable(RuntimeException failure, HttpHeaders headers) {
    return ProblemAnswers.unavailable(failure, headers);
  }
}
