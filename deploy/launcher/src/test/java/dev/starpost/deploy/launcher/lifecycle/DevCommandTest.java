package dev.starpost.deploy.launcher.lifecycle;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.starpost.deploy.launcher.StarpostProcess;
import dev.starpost.deploy.launcher.build.Build;
import dev.starpost.deploy.launcher.cli.Checkout;
import dev.starpost.deploy.launcher.console.Console;
import dev.starpost.deploy.launcher.platform.FakeService;
import dev.starpost.deploy.launcher.platform.RestartBackoff;
import dev.starpost.deploy.launcher.platform.ServiceFiles;
import dev.starpost.deploy.launcher.platform.ServiceProgram;
import dev.starpost.deploy.launcher.platform.SupervisedService;
import dev.starpost.deploy.launcher.platform.SupervisedServices;
import dev.starpost.deploy.launcher.run.DataDirectory;
import dev.starpost.deploy.launcher.run.LiveNote;
import dev.starpost.deploy.launcher.run.LockHolder;
import dev.starpost.deploy.launcher.run.RunNote;
import dev.starpost.deploy.servers.process.FreePort;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** With a Maven that only pretends, and a lobby that says what it was built from. */
class DevCommandTest {
  private static final String SOURCE = "lobby-service/src/main/java/A.java";

  /** Packages the source itself, unless that is broken. */
  private static final String MAVEN =
      """
      #!/bin/sh
      if grep broken lobby-service/src/main/java/A.java; then
        echo '[ERROR] cannot find symbol'
        exit 1
      fi
      mkdir -p lobby-service/target/quarkus-app
      : >lobby-service/target/quarkus-app/quarkus-run.jar
      cp lobby-service/src/main/java/A.java lobby-service/target/quarkus-app/text
      """;

  @TempDir Path root;
  private final ByteArrayOutputStream said = new ByteArrayOutputStream();
  private Checkout checkout;
  private DataDirectory data;
  private LiveNote note;

  @BeforeEach
  void a_checkout_and_its_data() throws IOException {
    Files.createDirectories(root.resolve(SOURCE).getParent());
    Files.writeString(root.resolve(SOURCE), "first");
    Files.writeString(root.resolve("mvnw"), MAVEN);
    assertThat(root.resolve("mvnw").toFile().setExecutable(true)).isTrue();
    checkout = new Checkout(root, Map.of("PATH", System.getenv("PATH")));
    data = new DataDirectory(root.resolve(".starpost/data"));
    data.create();
  }

  @Test
  void what_is_saved_is_built_and_run_and_a_mistake_is_told_and_forgiven()
      throws IOException, InterruptedException {
    new Build(checkout, console()).bringUpToDate(Build.LOBBY);
    try (LockHolder owner = LockHolder.owning(data.path());
        SupervisedServices services = lobbyOf(owner)) {
      assertThat(services).isNotNull();
      Thread watching = new Thread(this::watch);
      watching.start();
      try {
        StarpostProcess.await(() -> said().contains("Watching "));

        Files.writeString(root.resolve(SOURCE), "broken by a slip");
        StarpostProcess.await(() -> said().contains("The build failed"));
        assertThat(said()).contains("[ERROR] cannot find symbol");

        Files.writeString(root.resolve(SOURCE), "second, and better");
        StarpostProcess.await(() -> said().contains("lobby answers, "));

        assertThat(data.logs().resolve("lobby.log")).content().contains("second, and better");
        assertThat(said())
            .containsPattern("lobby answers, [0-9.]+ s after the file was saved \\(build ")
            .doesNotContain("failed (exit code");
      } finally {
        watching.interrupt();
        watching.join();
      }
      assertThat(note.now().processes()).as("Starpost goes on").isNotEmpty();
    }
  }

  @Test
  void without_a_starpost_and_for_no_service_it_says_what_is_needed() {
    assertThatThrownBy(() -> dev("lobby-service"))
        .hasMessageContaining("Starpost is not up; ./starpost up in another terminal");
    assertThatThrownBy(() -> dev("lobbby"))
        .hasMessageContainingAll("no service 'lobbby'", "lobby", "engine", "gateway");
    assertThatThrownBy(() -> dev()).hasMessageContaining("'dev' needs a service: engine, lobby");
  }

  private SupervisedServices lobbyOf(LockHolder owner) throws IOException, InterruptedException {
    RunNote starting = new RunNote(owner.process(), Instant.EPOCH, 8080, false, List.of());
    note = LiveNote.begin(data, starting, console());
    ServiceFiles files = ServiceFiles.of(data, Build.LOBBY);
    files.replace(Build.LOBBY.packaged(checkout));
    int port = FreePort.any();
    Map<String, String> environment = new HashMap<>(System.getenv());
    environment.put("QUARKUS_HTTP_PORT", Integer.toString(port));
    SupervisedService.Plan plan =
        new SupervisedService.Plan(
            "lobby",
            new ServiceProgram("here", name -> command(files), files),
            environment,
            List.of(port));
    Duration longer = Duration.ofMinutes(10);
    SupervisedServices services =
        SupervisedServices.start(
            List.of(List.of(new SupervisedService(plan, data, note, console()))),
            () -> new RestartBackoff(longer, longer, longer));
    note.ready();
    return services;
  }

  private static List<String> command(ServiceFiles files) {
    List<String> command = new ArrayList<>();
    command.addAll(List.of("sh", "-c", "cat \"$0\"; echo; exec \"$@\""));
    command.add(files.current().resolve("text").toString());
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(
        List.of("-cp", System.getProperty("java.class.path"), FakeService.class.getName()));
    return command;
  }

  private void watch() {
    try {
      dev("lobby");
    } catch (IOException e) {
      throw new IllegalStateException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private int dev(String... words) throws IOException, InterruptedException {
    return new DevCommand(checkout, console()).run(List.of(words));
  }

  private Console console() {
    return new Console(new PrintStream(said, true, UTF_8), 0);
  }

  private String said() {
    return said.toString(UTF_8);
  }
}
