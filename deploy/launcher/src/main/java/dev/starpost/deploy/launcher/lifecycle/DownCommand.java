package dev.starpost.deploy.launcher.lifecycle;

import dev.starpost.deploy.launcher.cli.Checkout;
import dev.starpost.deploy.launcher.cli.Command;
import dev.starpost.deploy.launcher.cli.ExitCode;
import dev.starpost.deploy.launcher.cli.Refused;
import dev.starpost.deploy.launcher.cli.Syntax;
import dev.starpost.deploy.launcher.console.Console;
import dev.starpost.deploy.launcher.run.DataDirectory;
import dev.starpost.deploy.launcher.run.RunNote;
import dev.starpost.deploy.servers.ServerLayout;
import dev.starpost.deploy.servers.StartFailed;
import dev.starpost.deploy.servers.backing.BackingServers;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * The command {@code down}. Stops the Starpost of a data directory and waits until all of it has
 * gone.
 */
public final class DownCommand implements Command {
  private static final Duration STOP_TIMEOUT = Duration.ofSeconds(90);
  private static final Duration CHILD_STOP_TIMEOUT = Duration.ofSeconds(35);
  private static final Duration KILL_TIMEOUT = Duration.ofSeconds(10);
  private static final Duration NOTE_TIMEOUT = Duration.ofSeconds(5);
  private static final int GLANCE_MILLIS = 50;

  private final Syntax syntax = Syntax.of("down").value("--data");
  private final Checkout checkout;
  private final Console console;

  public DownCommand(Checkout checkout, Console console) {
    this.checkout = checkout;
    this.console = console;
  }

  @Override
  public int run(List<String> words) throws IOException, InterruptedException {
    DataDirectory data = new DataDirectory(checkout.dataDirectory(syntax.parse(words)));
    Optional<RunNote> owner = owner(data);
    Optional<RunNote> last = owner.isPresent() ? owner : data.lastNote();
    // Looked up before anything ends: a handle knows its process even if the number is used again.
    Optional<ProcessHandle> launcher = owner.flatMap(note -> note.launcher().byNumber());
    List<ProcessHandle> servers = last.map(RunNote::processes).orElse(List.of());
    if (launcher.isPresent()) {
      console.line("Stopping Starpost (process " + launcher.get().pid() + ") ...");
      stop(launcher.get());
    } else if (!servers.isEmpty()) {
      console.line("Starpost was killed; waiting until its servers have followed it ...");
    }
    awaitEnd(servers);
    boolean waited = awaitEndOfUnlisted(data);
    console.line(
        launcher.isPresent() || !servers.isEmpty() || waited
            ? "Stopped. The data stays in " + data.path() + "."
            : "Starpost is not running from " + data.path() + ".");
    return ExitCode.DONE;
  }

  /** Empty when nobody owns the directory. A new owner may need a moment to say who it is. */
  private static Optional<RunNote> owner(DataDirectory data)
      throws IOException, InterruptedException {
    long deadline = System.nanoTime() + NOTE_TIMEOUT.toNanos();
    Optional<RunNote> note = data.note();
    while (note.isEmpty() && data.isOwned()) {
      if (System.nanoTime() - deadline > 0) {
        throw Refused.because(
            "A process that does not say which it is uses %s; end it yourself (lsof '%s' shows it)."
                .formatted(data.path(), data.lockFile()));
      }
      Thread.sleep(GLANCE_MILLIS);
      note = data.note();
    }
    return note;
  }

  private void stop(ProcessHandle launcher) throws InterruptedException {
    if (!launcher.destroy() && launcher.isAlive()) {
      throw Refused.because(
          "Process %d is not yours to stop; it belongs to %s."
              .formatted(launcher.pid(), launcher.info().user().orElse("another user")));
    }
    if (!hasEnded(launcher, STOP_TIMEOUT)) {
      console.line(
          "Stop timeout after %d seconds, killing it.".formatted(STOP_TIMEOUT.toSeconds()));
      launcher.destroyForcibly();
      hasEnded(launcher, KILL_TIMEOUT);
    }
  }

  private void awaitEnd(List<ProcessHandle> servers) throws InterruptedException {
    for (ProcessHandle server : servers) {
      if (!hasEnded(server, CHILD_STOP_TIMEOUT)) {
        console.line(
            "Stop timeout after %d seconds, killing process %d."
                .formatted(CHILD_STOP_TIMEOUT.toSeconds(), server.pid()));
        server.destroyForcibly();
        hasEnded(server, KILL_TIMEOUT);
      }
    }
  }

  /** A launcher that was killed while it started had not yet listed its servers. */
  private boolean awaitEndOfUnlisted(DataDirectory data) throws IOException, InterruptedException {
    if (data.isOwned()) {
      return false; // Somebody has started it again.
    }
    AtomicBoolean waited = new AtomicBoolean();
    ServerLayout layout =
        new ServerLayout(checkout.root(), data.path(), data.logs(), ServerLayout.Ports.anyFree());
    try {
      BackingServers.awaitEndOfPrevious(
          layout,
          line -> {
            waited.set(true);
            console.line(line);
          });
    } catch (StartFailed e) {
      throw Refused.because(e.getMessage());
    }
    return waited.get();
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
