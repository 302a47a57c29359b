package dev.starpost.lobby.chat;

import dev.starpost.lobby.problem.LobbyProblem;
import dev.starpost.lobby.problem.RetryLater;
import dev.starpost.web.problem.Problem;
import java.time.Duration;

/** Rate limit of chat exceeded: somebody talks faster than others can read. */
public final class TooManyMessages extends RetryLater {
  private static final long serialVersionUID = 1L;

  TooManyMessages(Duration wait) {
    super("too many messages", wait);
  }

  @Override
  public Problem problem() {
    return Problem.of(
        LobbyProblem.TOO_MANY_MESSAGES, "most", Chat.MOST_IN_A_MINUTE, "seconds", seconds());
  }
}
