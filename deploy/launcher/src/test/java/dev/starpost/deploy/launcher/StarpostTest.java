package dev.starpost.deploy.launcher;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.deploy.launcher.cli.Command;
import dev.starpost.deploy.launcher.cli.ExitCode;
import dev.starpost.deploy.launcher.console.Console;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.file.AccessDeniedException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class StarpostTest {
  private final ByteArrayOutputStream said = new ByteArrayOutputStream();

  @Test
  void what_nobody_expected_is_said_in_a_sentence_and_a_trace() {
    Command broken =
        words -> {
          throw new IllegalStateException("two moons");
        };

    assertThat(run(broken)).isEqualTo(ExitCode.FAILED);
    assertThat(said.toString(UTF_8))
        .startsWith("starpost: This should not happen; please report it")
        .contains("IllegalStateException: two moons", "at dev.starpost.deploy.launcher.");
  }

  @Test
  void a_file_of_another_user_is_said_in_a_sentence() {
    Command foreign =
        words -> {
          throw new AccessDeniedException("/data/lock");
        };

    assertThat(run(foreign)).isEqualTo(ExitCode.FAILED);
    assertThat(said.toString(UTF_8))
        .isEqualToIgnoringNewLines(
            "starpost: You may not use /data/lock; it probably belongs to another user.");
  }

  private int run(Command command) {
    Console console = new Console(new PrintStream(said, true, UTF_8), 0);
    return new Starpost(Map.of("do", command), console, console).run(List.of("do"));
  }
}
