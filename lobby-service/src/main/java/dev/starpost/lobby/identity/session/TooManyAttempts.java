package dev.starpost.lobby.identity.session;

import dev.starpost.lobby.problem.LobbyProblem;
import dev.starpost.lobby.problem.RetryLater;
import dev.starpost.web.problem.Problem;
import java.time.Duration;

/** Rate limit of sign-in exceeded: somebody has to wait before they try again. */
public final class TooManyAttempts extends RetryLater {
  private static final long serialVersionUID = 1L;

  TooManyAttempts(Duration wait) {
    super("too many attempts", wait);
  }

  @Override
  public Problem problem() {
    return Problem.of(LobbyProblem.TOO_MANY_ATTEMPTS, "seconds", seconds());
  }
}
