package dev.starpost.jobs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.deploy.servers.Backing;
import dev.starpost.deploy.testservers.ServersForTest;
import dev.starpost.deploy.testservers.WithServers;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

/** All schedulers of a service. */
@WithServers(Backing.POSTGRES)
class JobsTest {
  @Test
  void they_end_beside_whatever_else_ends(ServersForTest servers) throws Exception {
    TestDatabase database = TestDatabase.in(servers);
    CountDownLatch atWork = new CountDownLatch(2);
    CountDownLatch othersEnded = new CountDownLatch(1);
    AtomicBoolean interrupted = new AtomicBoolean();
    Runnable work =
        () -> {
          atWork.countDown();
          try {
            othersEnded.await();
          } catch (InterruptedException e) {
            interrupted.set(true);
            throw new IllegalStateException(e);
          }
        };
    Jobs jobs =
        new Jobs(
            database.source(),
            null,
            List.of(new RecurringJob("sweep", Duration.ofHours(1), work)),
            List.of(
                TestDatabase.parcels(
                    1,
                    TestDatabase.soon(),
                    person -> {
                      work.run();
                      database.deliver(person);
                    })),
            TestDatabase.settings(Duration.ofMinutes(1)),
            new SimpleMeterRegistry());
    database.send("ann");
    jobs.begin(new StartupEvent());
    atWork.await();

    jobs.beginToEnd(new ShutdownEvent());
    othersEnded.countDown();
    jobs.end(new ShutdownEvent());

    assertThat(interrupted).isFalse();
    assertThat(database.count("parcel")).isZero();
    assertThat(database.count("scheduled_tasks where picked")).isZero();
    assertThat(database.count("parcel_tasks")).isZero();
  }
}
