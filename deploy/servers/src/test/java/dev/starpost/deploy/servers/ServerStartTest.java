package dev.starpost.deploy.servers;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ServerStartTest {

  @TempDir Path directory;

  private ServerLayout layout;
  private ServerStart start;

  @BeforeEach
  void prepare() throws Exception {
    layout = new ServerLayout(directory, directory, directory, ServerLayout.Ports.anyFree());
    start = new ServerStart(Backing.MONGO, layout, System.getenv(), new Progress(line -> {}));
    Files.createDirectories(layout.dataOf(Backing.MONGO));
  }

  @Test
  void what_an_earlier_run_said_is_no_reason_for_this_one() throws Exception {
    Files.writeString(layout.logOf(Backing.MONGO), "No space left on device\n");

    assertThatThrownBy(() -> start.run(List.of("sh", "-c", "echo broken; exit 3"), Map.of()))
        .isInstanceOf(StartFailed.class)
        .hasMessageContaining("ended with code 3")
        .hasMessageEndingWith("broken");
  }

  @Test
  void a_reason_is_found_before_a_long_stack_trace() {
    String script = "echo No space left on device; seq 1 100; exit 3";

    assertThatThrownBy(() -> start.run(List.of("sh", "-c", script), Map.of()))
        .hasMessageContaining("The disk is full, so MongoDB cannot start");
  }
}
