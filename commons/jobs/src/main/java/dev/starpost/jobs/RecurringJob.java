package dev.starpost.jobs;

import java.time.Duration;

/**
 * A recurring job, such as a sweep. Of all instances of a service one runs it at a time; when that
 * one dies, another does. Every bean of this type is run.
 *
 * @param name in {@code scheduled_tasks}, in metrics and in logs: stored, so it stays as it is
 * @param interval from the end of one run to the next, also after a run that failed
 * @param work outside of any transaction
 */
public record RecurringJob(String name, Duration interval, Runnable work) {
  public RecurringJob {
    if (interval.isNegative() || interval.isZero()) {
      throw new IllegalArgumentException(
          "The interval of the job %s must be longer than nothing, found %s"
              .formatted(name, interval));
    }
  }
}
