package dev.starpost.deploy.launcher.platform;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dev.starpost.deploy.launcher.StarpostProcess;
import dev.starpost.deploy.launcher.cli.Refused;
import dev.starpost.deploy.launcher.console.Console;
import dev.starpost.deploy.launcher.process.KnownProcess;
import dev.starpost.deploy.launcher.run.DataDirectory;
import dev.starpost.deploy.launcher.run.LiveNote;
import dev.starpost.deploy.launcher.run.Restarts;
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
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** With processes that are real and services that are not. */
class SupervisedServicesTest {
  /** The fakes run from the class path of these tests. */
  private static final ServiceFiles NONE = ServiceFiles.in(Path.of("/nowhere"));

  private static final ServiceProgram FAKE = new ServiceProgram("here", name -> java(), NONE);

  @TempDir Path directory;
  private final ByteArrayOutputStream said = new ByteArrayOutputStream();
  private DataDirectory data;
  private LiveNote note;

  @BeforeEach
  void a_launcher_that_starts() throws IOException {
    data = new DataDirectory(directory);
    data.create();
    KnownProcess ourselves = KnownProcess.of(ProcessHandle.current());
    RunNote starting = new RunNote(ourselves, Instant.EPOCH, 8080, false, List.of());
    note = LiveNote.begin(data, starting, console());
  }

  @Test
  void all_are_ready_noted_and_told_what_they_need_and_gone_when_closed()
      throws IOException, InterruptedException {
    List<ProcessHandle> processes;
    SupervisedService.Plan lobby = plan("lobby", FAKE);
    SupervisedService.Plan engine = plan("engine-1", FAKE);
    SupervisedServices services = start(lobby, engine);
    try (services) {
      assertThat(Readiness.at(lobby.health())).isTrue();
      assertThat(Readiness.at(engine.health())).isTrue();
      RunNote written = data.lastNote().orElseThrow();
      assertThat(written.servers())
          .extracting(RunNote.Server::name, RunNote.Server::address, RunNote.Server::health)
          .containsExactly(
              tuple("engine-1", engine.address(), Optional.of(engine.health())),
              tuple("lobby", lobby.address(), Optional.of(lobby.health())));
      processes = written.processes();
      assertThat(processes).hasSize(2);
    }
    assertThat(processes).noneMatch(ProcessHandle::isAlive);
    assertThat(Files.readString(data.logs().resolve("engine-1.log"))).contains("told engine-1");
  }

  @Test
  void one_that_dies_is_named_and_started_again() throws IOException, InterruptedException {
    SupervisedService.Plan lobby = plan("lobby", FAKE);
    try (SupervisedServices services = start(lobby, plan("engine-1", FAKE))) {
      assertThat(services).isNotNull();
      ProcessHandle first = processOf("lobby");
      ProcessHandle second = processOf("engine-1");

      first.destroyForcibly();

      StarpostProcess.await(() -> said().contains("lobby is ready again."));
      assertThat(said())
          .containsPattern("lobby failed \\(exit code 137\\), restarting in .* s; its log is ")
          .contains(data.logs().toString())
          .doesNotContain("engine-1 failed");
      assertThat(Readiness.at(lobby.health())).isTrue();
      assertThat(processOf("lobby")).isNotEqualTo(first).matches(ProcessHandle::isAlive);
      assertThat(processOf("engine-1")).isEqualTo(second);
      assertThat(data.lastNote().orElseThrow().servers())
          .extracting(server -> server.restarts().count(), server -> server.restarts().isUnderWay())
          .containsExactly(tuple(0, false), tuple(1, false));
    }
    assertThat(note.now().processes()).isEmpty();
  }

  @Test
  void one_that_cannot_live_is_tried_until_it_is_stopped()
      throws IOException, InterruptedException {
    Path broken = directory.resolve("broken");
    ServiceProgram breakable =
        new ServiceProgram(
            "here",
            name -> {
              String unlessBroken = "test -e broken && exit 4; exec \"$@\"";
              List<String> command = new ArrayList<>(List.of("sh", "-c", unlessBroken, "sh"));
              command.addAll(java());
              return command;
            },
            NONE);
    SupervisedService.Plan plan = plan("engine-1", breakable);
    try (SupervisedServices services = start(plan)) {
      assertThat(services).isNotNull();
      Files.createFile(broken);
      processOf("engine-1").destroyForcibly();
      StarpostProcess.await(() -> said().split("exit code 4", -1).length > 3);
      Restarts restarts = data.lastNote().orElseThrow().servers().get(0).restarts();
      assertThat(restarts.isUnderWay()).isTrue();
      assertThat(restarts.count()).isGreaterThanOrEqualTo(3);

      Files.delete(broken);

      StarpostProcess.await(() -> said().contains("engine-1 is ready again."));
      assertThat(Readiness.at(plan.health())).isTrue();
    }
    assertThat(note.now().processes()).isEmpty();
  }

  @Test
  void one_that_ends_for_another_build_runs_that_and_has_not_died()
      throws IOException, InterruptedException {
    Path built = Files.createDirectories(directory.resolve("built"));
    Files.writeString(built.resolve("text"), "first build");
    ServiceFiles files = ServiceFiles.in(directory.resolve("services/engine"));
    files.replace(built);
    ServiceProgram program = new ServiceProgram("here", name -> saying(files), files);
    try (SupervisedServices services =
        start(plan("engine-1", program), plan("engine-2", program))) {
      assertThat(services).isNotNull();
      List<ProcessHandle> first = note.now().processes();

      Files.writeString(built.resolve("text"), "second build");
      files.offer(built);
      first.forEach(ProcessHandle::destroy);

      StarpostProcess.await(() -> said().split(" is ready again.", -1).length == 3);
      for (String engine : List.of("engine-1", "engine-2")) {
        assertThat(said()).contains(engine + " is started again, as it was built just now.");
        assertThat(data.logs().resolve(engine + ".log")).content().contains("second build");
      }
      assertThat(said()).doesNotContain("failed");
      assertThat(note.now().servers()).allMatch(each -> each.restarts().equals(Restarts.NONE));
    }
  }

  private static List<String> saying(ServiceFiles files) {
    String text = files.current().resolve("text").toString();
    List<String> command =
        new ArrayList<>(List.of("sh", "-c", "cat \"$0\"; echo; exec \"$@\"", text));
    command.addAll(java());
    return command;
  }

  @Test
  void one_that_does_not_start_fails_them_all_with_its_last_words() throws IOException {
    ServiceProgram failing =
        new ServiceProgram("here", name -> java("no broker to be found"), NONE);

    assertThatThrownBy(() -> start(plan("lobby", FAKE), plan("engine-2", failing)))
        .isInstanceOf(Refused.class)
        .hasMessageContainingAll(
            "engine-2 failed to start (exit code 3)", "engine-2.log", "no broker to be found");
    assertThat(note.now().processes()).isEmpty();
  }

  @Test
  void those_behind_the_gateway_serve_until_it_has_gone() throws IOException, InterruptedException {
    Path end = directory.resolve("end");
    SupervisedService.Plan gateway =
        plan("gateway", FAKE, Map.of(FakeService.ENDS_WITH, end.toString()));
    SupervisedService.Plan lobby = plan("lobby", FAKE);
    SupervisedServices services =
        startGroups(List.of(List.of(service(gateway)), List.of(service(lobby))));
    Thread closing = new Thread(services::close);
    try {
      closing.start();
      Path log = data.logs().resolve("gateway.log");
      StarpostProcess.await(() -> Files.readString(log).contains(FakeService.ASKED_TO_END));

      assertThat(Readiness.at(lobby.health())).isTrue();
      assertThat(data.logs().resolve("lobby.log"))
          .content()
          .doesNotContain(FakeService.ASKED_TO_END);
    } finally {
      Files.createFile(end);
      closing.join();
    }
    assertThat(note.now().processes()).isEmpty();
  }

  private SupervisedServices start(SupervisedService.Plan... plans)
      throws IOException, InterruptedException {
    return startGroups(List.of(Stream.of(plans).map(this::service).toList()));
  }

  private static SupervisedServices startGroups(List<List<SupervisedService>> groups)
      throws IOException, InterruptedException {
    Duration blink = Duration.ofMillis(1);
    return SupervisedServices.start(groups, () -> new RestartBackoff(blink, blink, blink));
  }

  private SupervisedService service(SupervisedService.Plan plan) {
    return new SupervisedService(plan, data, note, console());
  }

  private Console console() {
    return new Console(new PrintStream(said, true, UTF_8), 0);
  }

  private static SupervisedService.Plan plan(String name, ServiceProgram program) {
    return plan(name, program, Map.of());
  }

  private static SupervisedService.Plan plan(
      String name, ServiceProgram program, Map<String, String> variables) {
    int port = FreePort.any();
    Map<String, String> environment = new HashMap<>(System.getenv());
    environment.put("SOMETHING", name);
    environment.put("QUARKUS_HTTP_PORT", Integer.toString(port));
    environment.putAll(variables);
    return new SupervisedService.Plan(name, program, environment, List.of(port));
  }

  private ProcessHandle processOf(String service) {
    return note.now().servers().stream()
        .filter(server -> server.name().equals(service))
        .flatMap(server -> server.process().flatMap(KnownProcess::find).stream())
        .findFirst()
        .orElseThrow();
  }

  private String said() {
    return said.toString(UTF_8);
  }

  private static List<String> java(String... arguments) {
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    List<String> command = new ArrayList<>();
    command.add(java.toString());
    command.addAll(
        List.of("-cp", System.getProperty("java.class.path"), FakeService.class.getName()));
    command.addAll(List.of(arguments));
    return command;
  }
}
