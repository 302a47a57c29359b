package dev.starpost.deploy.launcher.platform;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.starpost.deploy.launcher.build.Build;
import dev.starpost.deploy.launcher.cli.Checkout;
import dev.starpost.deploy.launcher.cli.Refused;
import dev.starpost.deploy.launcher.run.DataDirectory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ServiceProgramTest {
  @TempDir Path root;
  private Path built;
  private DataDirectory data;

  @BeforeEach
  void a_built_service() throws IOException {
    built = root.resolve("game-engine-service/app/target/quarkus-app");
    Files.createDirectories(built.resolve("lib/main"));
    Files.writeString(built.resolve("quarkus-run.jar"), "one");
    Files.writeString(built.resolve("lib/main/a.jar"), "a");
    data = new DataDirectory(root.resolve("data"));
    data.create();
  }

  @Test
  void services_run_from_a_copy_that_a_build_does_not_touch() throws IOException {
    ServiceProgram program = program();
    Files.writeString(built.resolve("quarkus-run.jar"), "two");

    List<String> command = program.command().apply("engine-2");

    Path started = Path.of(command.get(command.size() - 1));
    assertThat(started).startsWith(data.services().resolve("engine")).hasContent("one");
    assertThat(started.resolveSibling("lib/main/a.jar")).hasContent("a");
    assertThat(command)
        .contains("-Xmx99m", "-XX:HeapDumpPath=" + data.logs().resolve("engine-2.hprof"));
    assertThat(program.origin()).isEqualTo("game-engine-service");
  }

  @Test
  void the_next_start_runs_what_is_built_by_then_and_nothing_of_before() throws IOException {
    program();
    Files.writeString(built.resolve("quarkus-run.jar"), "two");
    Files.delete(built.resolve("lib/main/a.jar"));

    List<String> command = program().command().apply("engine-1");

    Path started = Path.of(command.get(command.size() - 1));
    assertThat(started).hasContent("two");
    assertThat(started.resolveSibling("lib/main")).isEmptyDirectory();
  }

  @Test
  void a_debugger_finds_the_service_that_was_named_and_no_other() throws IOException {
    ServiceProgram program = program(Map.of("STARPOST_DEBUG", "lobby:5005, engine-1:5006"));

    assertThat(program.command().apply("engine-1"))
        .contains("-agentlib:jdwp=transport=dt_socket,server=y,suspend=n,address=127.0.0.1:5006");
    assertThat(program.command().apply("engine-2")).noneMatch(word -> word.contains("jdwp"));
    assertThatThrownBy(() -> program(Map.of("STARPOST_DEBUG", "lobby")))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("STARPOST_DEBUG is a list as lobby:5005,engine-1:5006");
  }

  private ServiceProgram program() throws IOException {
    return program(Map.of());
  }

  private ServiceProgram program(Map<String, String> variables) throws IOException {
    return ServiceProgram.built(
        new Checkout(root, variables), data, Build.ENGINE, List.of("-Xmx99m"));
  }
}
