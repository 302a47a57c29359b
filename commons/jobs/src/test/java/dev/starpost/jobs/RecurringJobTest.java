package dev.starpost.jobs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.starpost.deploy.servers.Backing;
import dev.starpost.deploy.testservers.ServersForTest;
import dev.starpost.deploy.testservers.WithServers;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Sweeps and the like, of several instances. */
@WithServers(Backing.POSTGRES)
class RecurringJobTest {
  private static final Duration SHORT = Duration.ofMillis(10);

  private final AtomicInteger runs = new AtomicInteger();
  private final AtomicInteger atWork = new AtomicInteger();
  private final AtomicInteger mostAtWork = new AtomicInteger();
  private TestDatabase database;

  @BeforeEach
  void begin(ServersForTest servers) throws Exception {
    database = TestDatabase.in(servers);
  }

  private RecurringJob sweep() {
    return new RecurringJob(
        "sweep",
        SHORT,
        () -> {
          mostAtWork.accumulateAndGet(atWork.incrementAndGet(), Math::max);
          runs.incrementAndGet();
          atWork.decrementAndGet();
        });
  }

  @Test
  void of_all_instances_one_runs_it_at_a_time() {
    try (JobScheduler one = database.start(List.of(sweep()));
        JobScheduler other = database.start(List.of(sweep()))) {
      assertThat(List.of(one.isRunning(), other.isRunning())).containsOnly(true);

      TestDatabase.await("some runs", () -> runs.get() >= 20);
    }

    assertThat(mostAtWork).hasValue(1);
    assertThat(database.count("scheduled_tasks where task_name = 'sweep'")).isEqualTo(1);
  }

  @Test
  void it_goes_on_after_a_run_that_failed() {
    RecurringJob failing =
        new RecurringJob(
            "fails",
            SHORT,
            () -> {
              if (runs.incrementAndGet() == 1) {
                throw new IllegalStateException("on purpose");
              }
            });
    try (JobScheduler scheduler = database.start(List.of(failing))) {
      assertThat(scheduler.isRunning()).isTrue();

      TestDatabase.await("another run", () -> runs.get() >= 2);
    }
    TestDatabase.await(
        "it is noted",
        () -> database.count("scheduled_tasks where last_failure < last_success") == 1);
  }

  @Test
  void a_run_is_interrupted_when_the_service_ends() throws Exception {
    Thread[] worker = new Thread[1];
    AtomicInteger interrupted = new AtomicInteger();
    RecurringJob endless =
        new RecurringJob(
            "endless",
            Duration.ofHours(1),
            () -> {
              worker[0] = Thread.currentThread();
              runs.incrementAndGet();
              try {
                Thread.sleep(Duration.ofHours(1).toMillis());
              } catch (InterruptedException e) {
                interrupted.incrementAndGet();
                throw new IllegalStateException(e);
              }
            });
    JobScheduler scheduler = database.start(List.of(endless));
    TestDatabase.await("it runs", () -> runs.get() == 1);

    scheduler.close();

    worker[0].join();
    assertThat(interrupted).hasValue(1);
    assertThat(scheduler.isRunning()).isFalse();
    assertThat(
            database.count(
                "scheduled_tasks where not picked and execution_time <= now()"
                    + " and coalesce(consecutive_failures, 0) = 0"))
        .as("for others at once")
        .isEqualTo(1);
  }

  @Test
  void an_interval_is_longer_than_nothing() {
    assertThatThrownBy(() -> new RecurringJob("sweep", Duration.ZERO, () -> {}))
        .hasMessage("The interval of the job sweep must be longer than nothing, found PT0S");
  }
}
