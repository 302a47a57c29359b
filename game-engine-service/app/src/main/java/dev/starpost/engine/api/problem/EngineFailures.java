package dev.starpost.engine.api.problem;

import com.mongodb.MongoException;
import dev.starpost.engine.command.CommandSender;
import dev.starpost.engine.game.UnreadableHistory;
import dev.starpost.web.problem.Problem;
import dev.starpost.web.problem.ProblemAnswers;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import org.jboss.logging.Logger;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;

/** Exception mappers of what only the engine knows. */
public final class EngineFailures {
  private static final Logger LOG = Logger.getLogger(EngineFailures.class);

  @ServerExceptionMapper({MongoException.class, CommandSender.Undelivered.class})
  Response unavailable(RuntimeException failure, HttpHeaders headers) {
    return ProblemAnswers.unavailable(failure, headers);
  }

  @ServerExceptionMapper
  Response unreadable(UnreadableHistory failure, HttpHeaders headers) {
    LOG.errorf("Reading a game failed, answered that it is parked: %s", failure.getMessage());
    return ProblemAnswers.answer(Problem.of(GameProblem.GAME_PARKED), headers);
  }
}
