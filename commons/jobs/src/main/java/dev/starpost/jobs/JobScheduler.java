package dev.starpost.jobs;

import com.github.kagkarlsson.scheduler.Scheduler;
import com.github.kagkarlsson.scheduler.SchedulerName;
import com.github.kagkarlsson.scheduler.jdbc.PostgreSqlJdbcCustomization;
import com.github.kagkarlsson.scheduler.logging.LogLevel;
import com.github.kagkarlsson.scheduler.serializer.Serializer;
import com.github.kagkarlsson.scheduler.stats.MicrometerStatsRegistry;
import com.github.kagkarlsson.scheduler.stats.StatsRegistryAdapter;
import com.github.kagkarlsson.scheduler.task.CompletionHandler;
import com.github.kagkarlsson.scheduler.task.ExecutionComplete;
import com.github.kagkarlsson.scheduler.task.ExecutionOperations;
import com.github.kagkarlsson.scheduler.task.FailureHandler;
import com.github.kagkarlsson.scheduler.task.Task;
import com.github.kagkarlsson.scheduler.task.helper.RecurringTask;
import com.github.kagkarlsson.scheduler.task.helper.Tasks;
import com.github.kagkarlsson.scheduler.task.schedule.FixedDelay;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.sql.DataSource;

/**
 * A scheduler of db-scheduler as we use it: what is due is picked by one statement ({@code for
 * update skip locked}) on threads that have no transaction, and worked at without one.
 *
 * <p>{@link Jobs} has those of a service; tests have more, as if there were more instances.
 */
public final class JobScheduler implements AutoCloseable {
  static final String RECURRING = "scheduled_tasks";

  /** Fewer than four the library does not allow. */
  private static final int MISSED_HEARTBEATS = 4;

  private static final int MOST_RECURRING_AT_ONCE = 4;

  private final Scheduler scheduler;

  private JobScheduler(
      DataSource database,
      String table,
      int threads,
      List<? extends Task<?>> tasks,
      List<RecurringTask<Void>> recurring,
      JobSettings settings,
      MeterRegistry registry) {
    this.scheduler =
        Scheduler.create(database, List.copyOf(tasks))
            .startTasks(recurring)
            .tableName(table)
            .threads(threads)
            .schedulerName(new SchedulerName.Fixed(instance()))
            .jdbcCustomization(new PostgreSqlJdbcCustomization(false, false))
            .pollUsingLockAndFetch(0.5, 1.0)
            .pollingInterval(settings.pollInterval())
            .heartbeatInterval(settings.heartbeatInterval())
            .missedHeartbeatsLimit(MISSED_HEARTBEATS)
            .shutdownMaxWait(settings.shutdownTimeout())
            .serializer(new NoData())
            .failureLogging(LogLevel.OFF, false)
            .addExecutionInterceptor(new Handover(database, table))
            .addSchedulerListener(new JobLog(table, settings.pollInterval()))
            .addSchedulerListener(
                new StatsRegistryAdapter(
                    new MicrometerStatsRegistry(registry, recurring.isEmpty() ? tasks : recurring)))
            .build();
  }

  /** For whoever looks at the table: which instance works at something. */
  private static String instance() {
    String host = Optional.ofNullable(System.getenv("HOSTNAME")).orElse("localhost");
    return host + "/" + ProcessHandle.current().pid();
  }

  static JobScheduler of(
      DataSource database, List<RecurringJob> jobs, JobSettings settings, MeterRegistry registry) {
    return new JobScheduler(
        database,
        RECURRING,
        MOST_RECURRING_AT_ONCE,
        List.of(),
        jobs.stream().map(JobScheduler::task).toList(),
        settings,
        registry);
  }

  private static RecurringTask<Void> task(RecurringJob job) {
    FixedDelay schedule = FixedDelay.of(job.interval());
    FailureHandler<Void> again = new FailureHandler.OnFailureReschedule<>(schedule);
    return Tasks.recurring(job.name(), schedule)
        .onFailure(
            (run, operations) -> {
              JobLog.failed(run, "retrying in %d s".formatted(job.interval().toSeconds()));
              again.onFailure(run, operations);
            })
        .execute((task, context) -> job.work().run());
  }

  public static JobScheduler of(
      DataSource database, KeyedJob job, JobSettings settings, MeterRegistry registry) {
    var handler = new KeyHandler(new KeyedTasks(database, job), job.retries());
    Task<Void> task =
        Tasks.custom(job.name(), Void.class)
            .onFailure(handler)
            .execute(
                (instance, context) -> {
                  job.work().accept(instance.getId());
                  return handler.done(instance.getId());
                });
    var made =
        new JobScheduler(
            database, job.table(), job.mostAtOnce(), List.of(task), List.of(), settings, registry);
    handler.bell = made::wake;
    return made;
  }

  /** What happens after a run for a key. */
  private static final class KeyHandler implements FailureHandler<Void> {
    private final KeyedTasks tasks;
    private final RetryPolicy retries;
    private volatile Runnable bell = () -> {};

    KeyHandler(KeyedTasks tasks, RetryPolicy retries) {
      this.tasks = tasks;
      this.retries = retries;
    }

    CompletionHandler<Void> done(String key) {
      return (run, operations) -> {
        // Whoever has more to do lines up behind the others.
        Optional<Instant> next = tasks.nextDue(key).map(due -> latest(due, run.getTimeDone()));
        if (next.isPresent()) {
          operations.reschedule(run, next.get());
        } else {
          operations.stop();
        }
        lookAgain(key, next);
        if (next.filter(at -> !at.isAfter(run.getTimeDone())).isPresent()) {
          bell.run();
        }
      };
    }

    /** Whoever woke the key before its task was put off changed nothing; see {@link KeyedTasks}. */
    private void lookAgain(String key, Optional<Instant> next) {
      tasks
          .nextDue(key)
          .filter(due -> next.isEmpty() || due.isBefore(next.get()))
          .ifPresent(
              due -> {
                tasks.wake(Map.of(key, latest(due, Instant.now())));
                bell.run();
              });
    }

    private static Instant latest(Instant one, Instant other) {
      return one.isAfter(other) ? one : other;
    }

    @Override
    public void onFailure(ExecutionComplete run, ExecutionOperations<Void> operations) {
      Duration backoff = retries.backoff(run.getExecution().consecutiveFailures);
      JobLog.failed(run, "retrying in %d s".formatted(backoff.toSeconds()));
      operations.reschedule(run, run.getTimeDone().plus(backoff));
    }
  }

  /** Tasks carry no data: what is to be done is in the service's own tables. */
  private static final class NoData implements Serializer {
    @Override
    public byte[] serialize(Object data) {
      return null;
    }

    @Override
    public <T> T deserialize(Class<T> type, byte[] stored) {
      return null;
    }
  }

  public void start() {
    scheduler.start();
  }

  boolean isRunning() {
    return scheduler.getSchedulerState().isStarted()
        && !scheduler.getSchedulerState().isShuttingDown();
  }

  /** Spares this instance the pause until the next look. */
  void wake() {
    scheduler.triggerCheckForDueExecutions();
  }

  /** Returns when what runs has ended, or was interrupted. */
  @Override
  public void close() {
    scheduler.stop();
  }
}
