package dev.starpost.jobs;

/** The tasks of a job cannot be read or written. */
public final class JobsUnavailable extends RuntimeException {
  private static final long serialVersionUID = 1L;

  JobsUnavailable(Throwable cause) {
    super("the tasks of a job cannot be read or written", cause);
  }
}
