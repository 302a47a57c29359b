package dev.starpost.deploy.launcher;

/** What scripts may rely on. */
final class ExitCode {
  static final int DONE = 0;
  static final int FAILED = 1;
  static final int MISUSED = 2;

  /** Of {@code status} when nothing runs; the number that init scripts use for it. */
  static final int NOT_RUNNING = 3;

  private ExitCode() {}
}
