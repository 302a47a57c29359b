package dev.starpost.lobby.problem;

import dev.starpost.web.problem.Problem;
import java.time.Duration;

/** Rate limit exceeded: the answer has a {@code Retry-After}, after which a retry may succeed. */
public abstract class RetryLater extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final long seconds;

  protected RetryLater(String what, Duration retryAfter) {
    super(what, null, false, false);
    this.seconds = retryAfter.toSeconds() + 1;
  }

  public final long seconds() {
    return seconds;
  }

  public abstract Problem problem();
}
