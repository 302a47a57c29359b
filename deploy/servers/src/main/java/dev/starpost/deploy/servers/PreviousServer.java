package dev.starpost.deploy.servers;

import dev.starpost.deploy.servers.process.Poll;
import dev.starpost.deploy.servers.process.ProcessStart;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * PID file. Remembers the process that works on a data directory. When we were killed, our servers
 * are stopped by their leashes, which takes a moment; the next start has to wait for them, not to
 * fight them for the port and the files.
 */
public final class PreviousServer {

  /** Longer than the leash gives a server before it kills it. */
  private static final Duration TIME_TO_END = Duration.ofSeconds(45);

  private final Path file;

  public PreviousServer(Path directory) {
    this.file = directory.resolve("server.pid");
  }

  /** The start tells our server from a later process that got the same number. */
  void remember(long pid) throws IOException {
    Files.write(file, List.of(Long.toString(pid), startOf(pid)));
  }

  public void awaitEnd(Backing backing, Progress progress)
      throws IOException, StartFailed, InterruptedException {
    Optional<ProcessHandle> previous = find();
    if (previous.isEmpty()) {
      return;
    }
    long pid = previous.get().pid();
    progress.say("waiting for the previous %s (process %d) to end".formatted(backing.title(), pid));
    if (!Poll.until(TIME_TO_END, () -> !previous.get().isAlive())) {
      throw new StartFailed(
          "%s already runs on this data directory, as process %d. Stop that Starpost first, or choose another data directory."
              .formatted(backing.title(), pid));
    }
  }

  private Optional<ProcessHandle> find() throws IOException {
    if (!Files.exists(file)) {
      return Optional.empty();
    }
    List<String> lines = Files.readAllLines(file);
    if (lines.size() < 2) {
      return Optional.empty();
    }
    return ProcessHandle.of(Long.parseLong(lines.get(0)))
        .filter(process -> startOf(process.pid()).equals(lines.get(1)));
  }

  private static String startOf(long pid) {
    return ProcessStart.of(pid).orElse("unknown");
  }
}
