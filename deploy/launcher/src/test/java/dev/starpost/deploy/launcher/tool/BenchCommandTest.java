package dev.starpost.deploy.launcher.tool;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.starpost.deploy.launcher.cli.Checkout;
import dev.starpost.deploy.launcher.cli.ExitCode;
import dev.starpost.deploy.launcher.cli.Refused;
import dev.starpost.deploy.launcher.console.Console;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** With a checkout in which nothing is built. */
class BenchCommandTest {
  @TempDir Path root;
  private final ByteArrayOutputStream said = new ByteArrayOutputStream();

  @Test
  void without_a_name_it_lists_what_there_is() throws IOException, InterruptedException {
    assertThat(bench().run(List.of())).isEqualTo(ExitCode.DONE);
    assertThat(said.toString(UTF_8))
        .contains(
            "bench rules",
            "bench bots",
            "bench moves",
            "bench cold",
            "bench lobby",
            "bench streams",
            "bench ladders");
  }

  @Test
  void an_unknown_benchmark_is_refused() {
    assertThatThrownBy(() -> bench().run(List.of("speed")))
        .isInstanceOf(Refused.class)
        .hasMessageContaining(
            "there are rules, bots, moves, cold, lobby, streams, ladders and matchmaking");
  }

  @Test
  void the_platform_is_measured_only_when_all_of_it_is_built() throws IOException {
    for (String module : List.of("deploy/kafka", "deploy/mongo", "deploy/postgres")) {
      Path target = Files.createDirectories(root.resolve(module).resolve("target"));
      Files.createDirectories(target.resolve("classes"));
      Files.createFile(target.resolve("classpath"));
    }
    assertRefused("game-engine-service/app");
    Path engine =
        Files.createDirectories(root.resolve("game-engine-service/app/target/quarkus-app"));
    Files.createFile(engine.resolve("quarkus-run.jar"));
    assertRefused("deploy/load");
  }

  private void assertRefused(String module) {
    assertThatThrownBy(() -> bench().run(List.of("moves")))
        .isInstanceOf(Refused.class)
        .hasMessageContaining(module + " is not");
  }

  private BenchCommand bench() {
    return new BenchCommand(
        new Checkout(root, Map.of("STARPOST_BUILD", "skip")),
        new Console(new PrintStream(said, true, UTF_8), 0));
  }
}
