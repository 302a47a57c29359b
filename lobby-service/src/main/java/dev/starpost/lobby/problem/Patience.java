package dev.starpost.lobby.problem;

import dev.starpost.web.problem.Problem;
import java.time.Duration;

/** Somebody has to wait before they try again, and is told for how long. */
public abstract class Patience extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final long seconds;

  protected Patience(String what, Duration wait) {
    super(what, null, false, false);
    this.seconds = wait.toSeconds() + 1;
  }

  public final long seconds() {
    return seconds;
  }

  public abstract Problem problem();
}
