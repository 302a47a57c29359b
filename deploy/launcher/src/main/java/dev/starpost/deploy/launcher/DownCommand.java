package dev.starpost.deploy.launcher;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Stops the Starpost of a data directory and waits until all of it has gone. */
final class DownCommand implements Command {
  private static final Duration TO_STOP_IN_ORDER = Duration.ofSeconds(60);
  private static final Duration TO_FOLLOW_THE_LAUNCHER = Duration.ofSeconds(35);

  private final Syntax syntax = Syntax.of("down").value("--data");
  private final Checkout checkout;
  private final Console console;

  DownCommand(Checkout checkout, Console console) {
    this.checkout = checkout;
    this.console = console;
  }

  @Override
  public int run(List<String> words) throws IOException, InterruptedException {
    DataDirectory data = new DataDirectory(checkout.dataDirectory(syntax.parse(words)));
    Optional<RunNote> note = data.note();
    if (note.isEmpty()) {
      console.line("Starpost is not running from " + data.path() + ".");
      return ExitCode.DONE;
    }
    // Looked up before anything ends: a handle knows its process even if the number is used again.
    Optional<ProcessHandle> launcher = ProcessHandle.of(note.get().pid());
    List<ProcessHandle> servers = note.get().processes();
    console.line("Stopping Starpost (process " + note.get().pid() + ") ...");
    launcher.ifPresent(ProcessHandle::destroy);
    if (launcher.isPresent() && !hasEnded(launcher.get(), TO_STOP_IN_ORDER)) {
      console.line("It does not stop by itself; ending it by force.");
      launcher.get().destroyForcibly();
    }
    for (ProcessHandle server : servers) {
      if (!hasEnded(server, TO_FOLLOW_THE_LAUNCHER)) {
        console.line("Process " + server.pid() + " does not stop by itself; ending it by force.");
        server.destroyForcibly();
      }
    }
    console.line("Stopped. The data stays in " + data.path() + ".");
    return ExitCode.DONE;
  }

  private static boolean hasEnded(ProcessHandle process, Duration within)
      throws InterruptedException {
    try {
      process.onExit().get(within.toMillis(), TimeUnit.MILLISECONDS);
      return true;
    } catch (TimeoutException e) {
      return false;
    } catch (ExecutionException e) {
      throw new IllegalStateException("waiting for a process cannot fail", e);
    }
  }
}
