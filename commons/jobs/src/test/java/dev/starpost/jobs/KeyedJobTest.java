package dev.starpost.jobs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.deploy.servers.Backing;
import dev.starpost.deploy.testservers.ServersForTest;
import dev.starpost.deploy.testservers.WithServers;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Queues with a task for each key. */
@WithServers(Backing.POSTGRES)
class KeyedJobTest {
  private TestDatabase database;

  @BeforeEach
  void begin(ServersForTest servers) throws Exception {
    database = TestDatabase.in(servers);
  }

  private void awaitAllDelivered() {
    TestDatabase.await("nothing waits", () -> database.count("parcel") == 0);
    TestDatabase.await("no task is left", () -> database.count("parcel_tasks") == 0);
  }

  @Test
  void of_all_instances_one_works_for_a_key_at_a_time() {
    Map<String, AtomicInteger> atWork = new ConcurrentHashMap<>();
    AtomicBoolean twice = new AtomicBoolean();
    Consumer<String> work =
        person -> {
          AtomicInteger here = atWork.computeIfAbsent(person, key -> new AtomicInteger());
          if (here.incrementAndGet() > 1) {
            twice.set(true);
          }
          database.deliver(person);
          here.decrementAndGet();
        };
    KeyedJob job = TestDatabase.parcels(5, TestDatabase.soon(), work);
    try (JobScheduler one = database.start(job);
        JobScheduler other = database.start(job)) {
      for (int i = 0; i < 100; i++) {
        database.send("person " + i % 3);
      }
      awaitAllDelivered();
      assertThat(List.of(one.isRunning(), other.isRunning())).containsOnly(true);
    }
    assertThat(twice).isFalse();
  }

  @Test
  void a_key_whose_work_takes_long_delays_no_other() {
    CountDownLatch ended = new CountDownLatch(1);
    Consumer<String> work =
        person -> {
          if (person.equals("ann")) {
            await(ended);
          }
          database.deliver(person);
        };
    for (int i = 0; i < 50; i++) {
      database.send("ann");
    }
    try (JobScheduler scheduler =
        database.start(TestDatabase.parcels(2, TestDatabase.soon(), work))) {
      assertThat(scheduler.isRunning()).isTrue();
      database.send("bob");

      TestDatabase.await("Bob has his", () -> database.count("parcel where person = 'bob'") == 0);

      assertThat(database.count("parcel where person = 'ann'")).isEqualTo(50);
      ended.countDown();
      awaitAllDelivered();
    }
  }

  @Test
  void keys_take_turns_however_much_waits_for_one_of_them() {
    List<String> turns = new CopyOnWriteArrayList<>();
    for (int i = 0; i < 20; i++) {
      database.send("ann");
    }
    database.send("bob");
    Consumer<String> work =
        person -> {
          turns.add(person);
          database.deliver(person);
        };
    try (JobScheduler scheduler =
        database.start(TestDatabase.parcels(1, TestDatabase.soon(), work))) {
      assertThat(scheduler.isRunning()).isTrue();
      awaitAllDelivered();
    }
    assertThat(turns.subList(0, 2)).containsExactly("ann", "bob");
    assertThat(turns).hasSize(21);
  }

  @Test
  void what_comes_while_the_key_is_worked_for_is_not_forgotten() {
    AtomicInteger runs = new AtomicInteger();
    Consumer<String> work =
        person -> {
          if (runs.incrementAndGet() == 1) {
            database.deliver(person);
            database.send(person); // Finds the key at work, and changes nothing.
            database.run("update parcel set due = now() - interval '1 s'");
          } else {
            database.deliver(person);
          }
        };
    database.send("ann");
    try (JobScheduler scheduler =
        database.start(TestDatabase.parcels(2, TestDatabase.soon(), work))) {
      assertThat(scheduler.isRunning()).isTrue();
      awaitAllDelivered();
    }
    assertThat(runs).hasValue(2);
  }

  /** The first look after a run sees nothing, as if it came before the sender's commit. */
  @Test
  void what_comes_between_the_end_of_a_run_and_its_task_is_not_forgotten() {
    database.run("create sequence looks");
    KeyedJob usual = TestDatabase.parcels(2, TestDatabase.soon(), database::deliver);
    KeyedJob job =
        new KeyedJob(
            usual.name(),
            usual.table(),
            "select person as key, min(due) as due from parcel where nextval('looks') > 1"
                + " group by person",
            usual.mostAtOnce(),
            usual.retries(),
            usual.work());
    database.send("ann");
    database.send("ann");
    try (JobScheduler scheduler = database.start(job)) {
      assertThat(scheduler.isRunning()).isTrue();
      awaitAllDelivered();
    }
  }

  @Test
  void what_is_rolled_back_wakes_nobody() {
    database.transaction(false, connection -> database.send(connection, "ann"));

    assertThat(database.count("parcel_tasks")).isZero();
  }

  @Test
  void a_key_is_woken_earlier_and_never_later() {
    KeyedTasks tasks = database.tasks();
    Instant noon = Instant.parse("2026-01-01T12:00:00Z");
    tasks.wake(Map.of("ann", noon));
    tasks.wake(Map.of("ann", noon.plusSeconds(60)));
    assertThat(database.count(atTime(noon))).isEqualTo(1);

    tasks.wake(Map.of("ann", noon.minusSeconds(60), "bob", noon));

    assertThat(database.count(atTime(noon.minusSeconds(60)))).isEqualTo(1);
    assertThat(database.count("parcel_tasks")).isEqualTo(2);
  }

  private static String atTime(Instant time) {
    return "parcel_tasks where task_instance = 'ann' and execution_time = '%s'".formatted(time);
  }

  @Test
  void what_failed_is_retried_after_its_backoff_whatever_else_comes() {
    RetryPolicy hourly = new RetryPolicy(Duration.ofHours(1), Duration.ofHours(1));
    AtomicInteger runs = new AtomicInteger();
    Consumer<String> work =
        person -> {
          if (runs.incrementAndGet() == 1) {
            throw new IllegalStateException("on purpose");
          }
          database.deliver(person);
        };
    database.send("ann");
    try (JobScheduler scheduler = database.start(TestDatabase.parcels(2, hourly, work))) {
      assertThat(scheduler.isRunning()).isTrue();
      TestDatabase.await(
          "it has failed",
          () -> database.count("parcel_tasks where consecutive_failures = 1") == 1);
      database.send("ann");
      assertThat(database.tasks().wakeForgotten()).isZero();
      assertThat(database.count("parcel_tasks where execution_time > now() + interval '50 min'"))
          .isEqualTo(1);

      database.run("update parcel_tasks set execution_time = now()");

      awaitAllDelivered();
    }
    assertThat(runs).hasValue(3);
  }

  @Test
  void what_is_interrupted_because_its_instance_ends_is_nobodys_failure_and_due_at_once() {
    RetryPolicy hourly = new RetryPolicy(Duration.ofHours(1), Duration.ofHours(1));
    CountDownLatch atWork = new CountDownLatch(1);
    Consumer<String> endless =
        person -> {
          atWork.countDown();
          try {
            await(new CountDownLatch(1));
          } finally {
            Thread.currentThread().interrupt(); // As most libraries leave it.
          }
        };
    database.send("ann");
    try (JobScheduler ends = database.start(TestDatabase.parcels(1, hourly, endless))) {
      assertThat(ends.isRunning()).isTrue();
      await(atWork);
    }
    assertThat(
            database.count(
                "parcel_tasks where not picked and execution_time <= now()"
                    + " and coalesce(consecutive_failures, 0) = 0"))
        .isEqualTo(1);

    try (JobScheduler other = database.start(TestDatabase.parcels(1, hourly, database::deliver))) {
      assertThat(other.isRunning()).isTrue();
      awaitAllDelivered();
    }
  }

  @Test
  void what_nobody_was_told_of_is_found() {
    database.run("insert into parcel (person, due) values ('ann', now()), ('ann', now())");
    database.send("bob");

    assertThat(database.tasks().wakeForgotten()).as("Ann's").isEqualTo(1);
    assertThat(database.tasks().wakeForgotten()).isZero();
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
