package dev.starpost.jobs;

import com.github.kagkarlsson.scheduler.event.AbstractSchedulerListener;
import com.github.kagkarlsson.scheduler.task.Execution;
import com.github.kagkarlsson.scheduler.task.ExecutionComplete;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.jboss.logging.Logger;

/** Log lines of jobs: what failed, of what, and what happens next. */
final class JobLog extends AbstractSchedulerListener {
  private static final Logger LOG = Logger.getLogger(JobLog.class);
  private static final long SILENCE_NANOS = Duration.ofMinutes(1).toNanos();

  private final String table;
  private final Duration pollInterval;
  private final AtomicLong saidAt = new AtomicLong(System.nanoTime() - SILENCE_NANOS);

  JobLog(String table, Duration pollInterval) {
    this.table = table;
    this.pollInterval = pollInterval;
  }

  /** A run that failed, and will be retried. */
  static void failed(ExecutionComplete run, String next) {
    Execution execution = run.getExecution();
    Throwable cause = run.getCause().orElse(null);
    LOG.warnf(
        "Job failed job=%s key=%s attempt=%d: %s, %s",
        execution.getTaskName(), execution.getId(), execution.consecutiveFailures + 1, cause, next);
    LOG.debug("Job failed because of", cause);
  }

  /** A run that did not end before its instance. */
  static void handedOver(Execution execution, RuntimeException cause) {
    LOG.infof(
        "Job stopped with its instance job=%s key=%s: %s, retrying on another instance now",
        execution.getTaskName(), execution.getId(), cause);
  }

  @Override
  public void onExecutionDead(Execution execution) {
    LOG.warnf(
        "Job failed job=%s key=%s: its instance %s is dead, retrying now",
        execution.getTaskName(), execution.getId(), execution.pickedBy);
  }

  /** Mostly a database that is away, which would be said at every look. */
  @Override
  public void onSchedulerEvent(SchedulerEventType type) {
    long last = saidAt.get();
    if (type == SchedulerEventType.UNEXPECTED_ERROR
        && System.nanoTime() - last >= SILENCE_NANOS
        && saidAt.compareAndSet(last, System.nanoTime())) {
      LOG.warnf(
          "Reading or writing tasks of jobs failed table=%s, retrying every %d ms",
          table, pollInterval.toMillis());
    }
  }
}
