package dev.starpost.lobby.session;

import dev.starpost.lobby.problem.LobbyProblem;
import dev.starpost.web.problem.Problem;
import java.time.Duration;

/** Somebody has to wait before they try again. */
public final class TooManyAttempts extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final long seconds;

  TooManyAttempts(Duration wait) {
    super("too many attempts", null, false, false);
    this.seconds = wait.toSeconds() + 1;
  }

  public long seconds() {
    return seconds;
  }

  public Problem problem() {
    return Problem.of(LobbyProblem.TOO_MANY_ATTEMPTS, "seconds", seconds);
  }
}
