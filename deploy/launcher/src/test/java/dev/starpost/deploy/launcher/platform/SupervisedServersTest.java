package dev.starpost.deploy.launcher.platform;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.deploy.launcher.StarpostProcess;
import dev.starpost.deploy.launcher.console.Console;
import dev.starpost.deploy.launcher.lifecycle.Reachability;
import dev.starpost.deploy.launcher.process.KnownProcess;
import dev.starpost.deploy.launcher.run.DataDirectory;
import dev.starpost.deploy.launcher.run.LiveNote;
import dev.starpost.deploy.launcher.run.Restarts;
import dev.starpost.deploy.launcher.run.RunNote;
import dev.starpost.deploy.servers.Backing;
import dev.starpost.deploy.servers.ServerLayout;
import dev.starpost.deploy.servers.postgres.Postgres;
import dev.starpost.deploy.servers.process.FreePort;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** With a real PostgreSQL, which is the first of them to be there. */
class SupervisedServersTest {
  private static final Duration BLINK = Duration.ofMillis(1);
  private static final Duration LONGER_THAN_ANY_TEST = Duration.ofHours(1);

  @TempDir Path directory;
  private final ByteArrayOutputStream said = new ByteArrayOutputStream();
  private final int port = FreePort.any();
  private DataDirectory data;
  private LiveNote note;

  @BeforeEach
  void a_launcher_that_starts() throws IOException {
    data = new DataDirectory(directory);
    note = noteIn(data);
  }

  private LiveNote noteIn(DataDirectory place) throws IOException {
    place.create();
    KnownProcess ourselves = KnownProcess.of(ProcessHandle.current());
    RunNote starting = new RunNote(ourselves, Instant.EPOCH, 8080, false, List.of());
    return LiveNote.begin(place, starting, console());
  }

  @Test
  void one_that_is_killed_comes_back_where_it_was_and_its_restart_is_noted()
      throws IOException, InterruptedException {
    ProcessHandle second;
    try (SupervisedServers servers = start(Map.of(), note)) {
      Postgres address = servers.addresses().postgres();
      ProcessHandle first = process();
      LiveNote other = noteIn(new DataDirectory(directory.resolve("other")));
      try (SupervisedServers given = start(Map.of(variable(), address.address()), other)) {
        first.destroyForcibly();
        StarpostProcess.await(() -> said().contains("PostgreSQL is ready again."));

        assertThat(given.givenUp()).isEmpty();
        assertThat(other.now().servers())
            .as("not its own to start")
            .extracting(RunNote.Server::restarts)
            .containsExactly(Restarts.NONE);
      }
      second = process();
      assertThat(second).isNotEqualTo(first).matches(ProcessHandle::isAlive);
      assertThat(Reachability.at(address.host() + ":" + address.port())).isTrue();
      assertThat(data.lastNote().orElseThrow().servers())
          .singleElement()
          .satisfies(
              postgres -> {
                assertThat(postgres.restarts().count()).isEqualTo(1);
                assertThat(postgres.restarts().isUnderWay()).isFalse();
              });
      assertThat(said())
          .containsOnlyOnce("PostgreSQL failed (exit code 137); its log is " + data.logs());
    }
    assertThat(second.isAlive()).isFalse();
  }

  @Test
  void one_that_cannot_come_back_is_given_up_with_the_reason_and_what_to_do()
      throws IOException, InterruptedException {
    try (SupervisedServers servers = start(Map.of(), note)) {
      Files.writeString(
          directory.resolve("postgres/embedded/cluster/postgresql.conf"), "no_such_setting = 1\n");

      process().destroyForcibly();

      assertThat(servers.awaitGivingUp())
          .startsWith("PostgreSQL failed again after 5 restarts, giving up.")
          .contains("no_such_setting", "postgres.log", "./starpost up", directory.toString());
      Restarts restarts = data.lastNote().orElseThrow().servers().get(0).restarts();
      assertThat(restarts.count()).isEqualTo(5);
      assertThat(restarts.isUnderWay()).isTrue();
    }
  }

  private SupervisedServers start(Map<String, String> wishes, LiveNote noted)
      throws IOException, InterruptedException {
    Path checkout = StarpostProcess.checkout();
    ServerLayout layout =
        new ServerLayout(checkout, directory, data.logs(), new ServerLayout.Ports(0, 0, port, 0));
    Map<String, String> environment = new HashMap<>(System.getenv());
    environment.keySet().removeIf(name -> name.startsWith("STARPOST_"));
    environment.put(Backing.POSTGRES.programVariable(), "embedded");
    environment.putAll(wishes);
    return SupervisedServers.start(
        layout,
        environment,
        Set.of(Backing.POSTGRES),
        noted,
        console(),
        () -> new RestartBackoff(BLINK, BLINK, LONGER_THAN_ANY_TEST));
  }

  private static String variable() {
    return Backing.POSTGRES.addressVariable();
  }

  private ProcessHandle process() {
    return note.now().processes().get(0);
  }

  private Console console() {
    return new Console(new PrintStream(said, true, UTF_8), 0);
  }

  private String said() {
    return said.toString(UTF_8);
  }
}
