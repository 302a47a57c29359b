package dev.starpost.rating.problem;

import dev.starpost.outbox.OutboxUnavailable;
import dev.starpost.web.problem.ProblemAnswers;
import io.quarkus.narayana.jta.QuarkusTransactionException;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import org.hibernate.JDBCException;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;

/** What goes wrong in this service alone. */
public final class RatingFailures {

  /** No connection to the database, or one that broke. */
  @ServerExceptionMapper({
    JDBCException.class,
    OutboxUnavailable.class,
    QuarkusTransactionException.class
  })
  public Response unavailable(RuntimeException failure, HttpHeaders headers) {
    return ProblemAnswers.unavailable(failure, headers);
  }
}
