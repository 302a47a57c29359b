package dev.starpost.deploy.launcher.cli;

/** Exit codes. What scripts may rely on. */
public final class ExitCode {
  public static final int DONE = 0;
  public static final int FAILED = 1;
  static final int MISUSED = 2;

  /** Of {@code status} when nothing runs; the number that init scripts use for it. */
  public static final int NOT_RUNNING = 3;

  private ExitCode() {}
}
