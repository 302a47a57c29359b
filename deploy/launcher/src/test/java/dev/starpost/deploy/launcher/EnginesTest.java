package dev.starpost.deploy.launcher;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.starpost.deploy.servers.FreePort;
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

/** With processes that are real and engines that are not. */
class EnginesTest {
  private static final EngineProgram FAKE = engine -> java();

  @TempDir Path directory;
  private final ByteArrayOutputStream said = new ByteArrayOutputStream();
  private DataDirectory data;
  private LiveNote note;

  @BeforeEach
  void a_launcher_that_starts() throws IOException {
    data = new DataDirectory(directory);
    data.create();
    KnownProcess ourselves = KnownProcess.of(ProcessHandle.current());
    note = LiveNote.begin(data, new RunNote(ourselves, Instant.EPOCH, 8080, false, List.of()));
  }

  @Test
  void all_are_ready_noted_and_told_what_they_need_and_gone_when_closed()
      throws IOException, InterruptedException {
    List<ProcessHandle> processes;
    try (Engines engines = start(engine(1, FAKE), engine(2, FAKE))) {
      for (Engine engine : engines.all()) {
        assertThat(new EngineClient(engine.address()).isReady()).isTrue();
      }
      RunNote written = data.lastNote().orElseThrow();
      assertThat(written.servers())
          .extracting(RunNote.Server::name)
          .containsExactlyInAnyOrder("engine-1", "engine-2");
      assertThat(written.servers())
          .extracting(RunNote.Server::address)
          .containsExactlyInAnyOrderElementsOf(
              engines.all().stream().map(Engine::address).toList());
      processes = written.processes();
      assertThat(processes).hasSize(2);
    }
    assertThat(processes).noneMatch(ProcessHandle::isAlive);
    assertThat(Files.readString(data.logs().resolve("engine-2.log")))
        .contains("issuer http://localhost:8080");
  }

  @Test
  void one_that_dies_is_named_and_started_again() throws IOException, InterruptedException {
    try (Engines engines = start(engine(1, FAKE), engine(2, FAKE))) {
      ProcessHandle first = processOf("engine-1");
      ProcessHandle second = processOf("engine-2");

      first.destroyForcibly();

      StarpostProcess.await(() -> said().contains("engine-1 is ready again."));
      assertThat(said())
          .contains("engine-1 has died (exit code 137); its log is " + data.logs())
          .doesNotContain("engine-2 has died");
      assertThat(new EngineClient(engines.all().get(0).address()).isReady()).isTrue();
      assertThat(processOf("engine-1")).isNotEqualTo(first).matches(ProcessHandle::isAlive);
      assertThat(processOf("engine-2")).isEqualTo(second);
    }
    assertThat(note.now().processes()).isEmpty();
  }

  @Test
  void one_that_cannot_live_is_tried_until_it_is_stopped()
      throws IOException, InterruptedException {
    Path broken = directory.resolve("broken");
    EngineProgram breakable =
        engine -> {
          String unlessBroken = "test -e broken && exit 4; exec \"$@\"";
          List<String> command = new ArrayList<>(List.of("sh", "-c", unlessBroken, "sh"));
          command.addAll(java());
          return command;
        };
    try (Engines engines = start(engine(1, breakable))) {
      Files.createFile(broken);
      processOf("engine-1").destroyForcibly();
      StarpostProcess.await(() -> said().split("exit code 4", -1).length > 3);

      Files.delete(broken);

      StarpostProcess.await(() -> said().contains("engine-1 is ready again."));
      assertThat(new EngineClient(engines.all().get(0).address()).isReady()).isTrue();
    }
    assertThat(note.now().processes()).isEmpty();
  }

  @Test
  void one_that_does_not_start_fails_them_all_with_its_last_words() throws IOException {
    EngineProgram failing = engine -> java("no broker to be found");

    assertThatThrownBy(() -> start(engine(1, FAKE), engine(2, failing)))
        .isInstanceOf(Refused.class)
        .hasMessageContainingAll(
            "engine-2 ended with code 3 while starting", "engine-2.log", "no broker to be found");
    assertThat(note.now().processes()).isEmpty();
  }

  private Engines start(Engine... engines) throws IOException, InterruptedException {
    Duration blink = Duration.ofMillis(1);
    return Engines.start(List.of(engines), () -> new RestartPauses(blink, blink, blink));
  }

  private Engine engine(int number, EngineProgram program) {
    Map<String, String> environment = new HashMap<>(System.getenv());
    environment.put("MP_JWT_VERIFY_ISSUER", "http://localhost:8080");
    Console console = new Console(new PrintStream(said, true, UTF_8), 0);
    return new Engine(number, FreePort.any(), program, environment, data, note, console);
  }

  private ProcessHandle processOf(String engine) {
    return note.now().servers().stream()
        .filter(server -> server.name().equals(engine))
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
        List.of("-cp", System.getProperty("java.class.path"), FakeEngine.class.getName()));
    command.addAll(List.of(arguments));
    return command;
  }
}
