package dev.starpost.jobs;

import dev.starpost.web.health.ReadinessContributor;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.arc.All;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import jakarta.transaction.Status;
import jakarta.transaction.Synchronization;
import jakarta.transaction.TransactionSynchronizationRegistry;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.sql.DataSource;
import org.jboss.logging.Logger;

/** The jobs of a service: started and stopped with it. */
@ApplicationScoped
public class Jobs {
  private static final Logger LOG = Logger.getLogger(Jobs.class);

  /** Before those who wait for something in their shutdown, and after all of them. */
  private static final int EARLY = 2;

  private static final int LATE = 4_000;

  /** For a scheduler's own threads, besides the time that its runs get. */
  private static final Duration MARGIN = Duration.ofSeconds(4);

  private final TransactionSynchronizationRegistry transactions;
  private final Map<String, Keyed> keyed = new TreeMap<>();
  private final List<JobScheduler> schedulers = new ArrayList<>();

  private final Duration longestShutdown;
  private ParallelShutdown shutdown;

  private record Keyed(KeyedTasks tasks, JobScheduler scheduler) {}

  Jobs(
      DataSource database,
      TransactionSynchronizationRegistry transactions,
      @All List<RecurringJob> recurring,
      @All List<KeyedJob> queues,
      JobSettings settings,
      MeterRegistry registry) {
    this.transactions = transactions;
    // Once until runs are interrupted, once more until they have ended thereby.
    this.longestShutdown = settings.shutdownTimeout().multipliedBy(2).plus(MARGIN);
    List<RecurringJob> all = new ArrayList<>(recurring);
    for (KeyedJob job : queues) {
      var tasks = new KeyedTasks(database, job);
      JobScheduler scheduler = JobScheduler.of(database, job, settings, registry);
      keyed.put(job.name(), new Keyed(tasks, scheduler));
      schedulers.add(scheduler);
      all.add(
          new RecurringJob(
              job.name() + "-recovery", settings.recoveryInterval(), tasks::wakeForgotten));
    }
    if (!all.isEmpty()) {
      schedulers.add(JobScheduler.of(database, all, settings, registry));
    }
  }

  void begin(@Observes StartupEvent event) {
    schedulers.forEach(JobScheduler::start);
  }

  /**
   * Lets a keyed job work for keys at these times, or earlier: in the present transaction, with
   * what is to be worked at. This instance looks for it as soon as it is committed.
   */
  public void wake(String job, Map<String, Instant> due) {
    if (due.isEmpty()) {
      return;
    }
    if (transactions.getTransactionStatus() != Status.STATUS_ACTIVE) {
      throw new IllegalStateException("a key is woken in the transaction of what waits for it");
    }
    Keyed woken = keyed.get(job);
    woken.tasks().wake(due);
    transactions.registerInterposedSynchronization(new Bell(woken.scheduler()));
  }

  private record Bell(JobScheduler scheduler) implements Synchronization {
    @Override
    public void beforeCompletion() {}

    @Override
    public void afterCompletion(int status) {
      if (status == Status.STATUS_COMMITTED) {
        scheduler.wake();
      }
    }
  }

  @Produces
  @Singleton
  ReadinessContributor readiness() {
    return ReadinessContributor.of(
        "jobs", () -> schedulers.stream().allMatch(JobScheduler::isRunning));
  }

  /** Nothing new is begun, and what runs may end while others take their time to end. */
  void beginToEnd(@Observes @Priority(EARLY) ShutdownEvent event) {
    shutdown =
        ParallelShutdown.begin(
            schedulers.stream().<Runnable>map(scheduler -> scheduler::close).toList());
  }

  void end(@Observes @Priority(LATE) ShutdownEvent event) {
    if (!shutdown.await(longestShutdown)) {
      LOG.warnf(
          "Jobs still run after %d ms, stopping; another instance takes them over",
          longestShutdown.toMillis());
    }
  }
}
