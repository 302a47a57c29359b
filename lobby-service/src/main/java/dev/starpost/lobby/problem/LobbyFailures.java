package dev.starpost.lobby.problem;

import dev.starpost.outbox.OutboxUnavailable;
import dev.starpost.web.problem.ProblemAnswers;
import jakarta.persistence.PessimisticLockException;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import org.hibernate.exception.GenericJDBCException;
import org.hibernate.exception.JDBCConnectionException;
import org.hibernate.exception.LockAcquisitionException;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;

/** Exception mappers of what goes wrong in the lobby alone. */
public final class LobbyFailures {

  /**
   * No connection to the database, or one that broke; or two who waited for each other, of whom one
   * has to try again.
   */
  @ServerExceptionMapper({
    JDBCConnectionException.class,
    GenericJDBCException.class,
    LockAcquisitionException.class,
    OutboxUnavailable.class,
    PessimisticLockException.class
  })
  public Response unavailable(RuntimeException failure, HttpHeaders headers) {
    return ProblemAnswers.unavailable(failure, headers);
  }

  /** Says how long to wait. */
  @ServerExceptionMapper
  public Response tooMany(RetryLater failure, HttpHeaders headers) {
    Response answer = ProblemAnswers.answer(failure.problem(), headers);
    answer.getHeaders().putSingle(HttpHeaders.RETRY_AFTER, failure.seconds());
    return answer;
  }
}
