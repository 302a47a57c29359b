package dev.starpost.jobs;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.deploy.servers.Backing;
import dev.starpost.deploy.testservers.ServersForTest;
import dev.starpost.deploy.testservers.WithServers;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.postgresql.ds.PGSimpleDataSource;

/** A real process, killed in the midst of its jobs. */
@WithServers(Backing.POSTGRES)
class KillTest {
  @Test
  void another_instance_takes_over_from_one_that_is_killed(ServersForTest servers)
      throws Exception {
    TestDatabase database = TestDatabase.in(servers);
    database.send("ann");
    Process service = start(database.source());
    AtomicInteger sweeps = new AtomicInteger();
    KeyedJob parcels = TestDatabase.parcels(1, TestDatabase.soon(), database::deliver);
    List<RecurringJob> sweep =
        List.of(
            new RecurringJob(
                "sweep", TestDatabase.SETTINGS.pollInterval(), sweeps::incrementAndGet));
    try (JobScheduler queue = database.start(parcels);
        JobScheduler recurring = database.start(sweep)) {
      assertThat(List.of(queue.isRunning(), recurring.isRunning())).containsOnly(true);
      assertThat(database.count("parcel")).as("at work elsewhere").isEqualTo(1);

      service.destroyForcibly().waitFor();

      TestDatabase.await("the parcel is delivered", () -> database.count("parcel") == 0);
      TestDatabase.await("the sweep runs here", () -> sweeps.get() > 0);
    } finally {
      service.destroyForcibly().waitFor();
    }
  }

  private static Process start(PGSimpleDataSource database) throws IOException {
    Process service =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Xmx128m",
                "-Djava.util.logging.manager=org.jboss.logmanager.LogManager",
                "-cp",
                System.getProperty("java.class.path"),
                KilledService.class.getName(),
                database.getUrl(),
                database.getUser(),
                database.getPassword())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    BufferedReader said = service.inputReader(UTF_8);
    for (String line = said.readLine(); !"at work".equals(line); line = said.readLine()) {
      assertThat(line).as("the service has ended by itself").isNotNull();
    }
    return service;
  }
}
