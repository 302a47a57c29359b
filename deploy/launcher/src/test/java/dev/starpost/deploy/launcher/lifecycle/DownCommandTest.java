package dev.starpost.deploy.launcher.lifecycle;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.deploy.launcher.cli.Checkout;
import dev.starpost.deploy.launcher.cli.ExitCode;
import dev.starpost.deploy.launcher.console.Console;
import dev.starpost.deploy.launcher.process.KnownProcess;
import dev.starpost.deploy.launcher.run.DataDirectory;
import dev.starpost.deploy.launcher.run.LockHolder;
import dev.starpost.deploy.launcher.run.RunNote;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DownCommandTest {
  @TempDir Path directory;
  private final ByteArrayOutputStream said = new ByteArrayOutputStream();

  /** On a system that works the start of a process out from the wall clock. */
  @Test
  void a_launcher_is_stopped_after_the_clock_was_set() throws IOException, InterruptedException {
    try (LockHolder owner = LockHolder.owning(directory)) {
      KnownProcess launcher =
          new KnownProcess(owner.process().pid(), Optional.of("by the clock before"));
      new DataDirectory(directory)
          .write(new RunNote(launcher, Instant.EPOCH, 8080, true, List.of()));

      assertThat(down()).isEqualTo(ExitCode.DONE);

      assertThat(said.toString(UTF_8))
          .contains("Stopping Starpost (process " + launcher.pid() + ")", "Stopped.");
      assertThat(launcher.byNumber()).isEmpty();
    }
  }

  private int down() throws IOException, InterruptedException {
    Checkout checkout = new Checkout(Path.of("/checkout"), Map.of());
    Console console = new Console(new PrintStream(said, true, UTF_8), 0);
    return new DownCommand(checkout, console).run(List.of("--data", directory.toString()));
  }
}
