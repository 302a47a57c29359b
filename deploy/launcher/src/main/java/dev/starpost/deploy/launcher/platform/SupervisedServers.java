package dev.starpost.deploy.launcher.platform;

import dev.starpost.deploy.launcher.cli.Refused;
import dev.starpost.deploy.launcher.console.Console;
import dev.starpost.deploy.launcher.console.ReadableTime;
import dev.starpost.deploy.launcher.process.Uninterruptibly;
import dev.starpost.deploy.launcher.run.LiveNote;
import dev.starpost.deploy.launcher.run.RunNote;
import dev.starpost.deploy.servers.Backing;
import dev.starpost.deploy.servers.ServerLayout;
import dev.starpost.deploy.servers.StartFailed;
import dev.starpost.deploy.servers.backing.BackingServers;
import dev.starpost.deploy.servers.backing.RunningServer;
import dev.starpost.deploy.servers.process.LogFile;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Supervisor of the backing servers. One that dies is restarted where it was, as the services are,
 * which find it again by themselves; only one that fails again and again is given up. Servers that
 * were given by address are not ours to start.
 */
public final class SupervisedServers implements AutoCloseable {
  /** With the usual back-off, half a minute beside what the starts take. */
  static final int MOST_FAILURES_IN_A_ROW = 6;

  private static final int LINES_SHOWN = 12;

  private final ServerLayout layout;
  private final Map<String, String> environment;
  private final LiveNote note;
  private final Console console;
  private final BackingServers first;
  private final Map<Backing, BackingServers> restarted = new EnumMap<>(Backing.class);
  private final List<Thread> supervisors = new ArrayList<>();
  private final CompletableFuture<String> givenUp = new CompletableFuture<>();

  private SupervisedServers(
      ServerLayout layout,
      Map<String, String> environment,
      LiveNote note,
      Console console,
      BackingServers first) {
    this.layout = layout;
    this.environment = environment;
    this.note = note;
    this.console = console;
    this.first = first;
  }

  /**
   * Returns when every one of them answers. When one fails, none is left.
   *
   * @throws Refused with the reason
   */
  public static SupervisedServers start(
      ServerLayout layout,
      Map<String, String> environment,
      Set<Backing> which,
      LiveNote note,
      Console console,
      Supplier<RestartBackoff> backoff)
      throws IOException, InterruptedException {
    BackingServers first;
    try {
      first = BackingServers.start(layout, environment, EnumSet.copyOf(which), console::line);
    } catch (StartFailed e) {
      throw Refused.because(e.getMessage());
    }
    SupervisedServers all = new SupervisedServers(layout, environment, note, console, first);
    boolean noted = false;
    try {
      for (RunningServer server : first.servers()) {
        note.add(RunNote.Server.of(server));
      }
      noted = true;
    } finally {
      if (!noted) {
        all.close();
      }
    }
    first.servers().stream()
        .filter(server -> server.pid().isPresent())
        .forEach(server -> all.supervise(server, backoff.get()));
    return all;
  }

  /** Where they are, which stays as it is. */
  public BackingServers addresses() {
    return first;
  }

  /** Returns when one of them is given up, with the reason and what to do now. */
  public String awaitGivingUp() throws InterruptedException {
    try {
      return givenUp.get();
    } catch (ExecutionException e) {
      throw new IllegalStateException("waiting for a failure cannot fail", e);
    }
  }

  /** As {@link #awaitGivingUp}; empty as long as all of them are alive or on their way. */
  public Optional<String> givenUp() {
    return Optional.ofNullable(givenUp.getNow(null));
  }

  private void supervise(RunningServer server, RestartBackoff backoff) {
    Thread supervisor =
        new Thread(
            () -> {
              try {
                keepAlive(server, backoff);
              } catch (InterruptedException e) {
                // It is to be stopped, which is done by whoever interrupts.
                Thread.currentThread().interrupt();
              }
            },
            "supervisor of " + server.name());
    supervisor.setDaemon(true);
    supervisors.add(supervisor);
    supervisor.start();
  }

  private void keepAlive(RunningServer started, RestartBackoff backoff)
      throws InterruptedException {
    Optional<RunningServer> running = Optional.of(started);
    String failure = "";
    while (true) {
      Duration served = Duration.ZERO;
      if (running.isPresent()) {
        long since = System.nanoTime();
        failure = hasDied(started, awaitEnd(running.get()));
        served = Duration.ofNanos(System.nanoTime() - since);
      }
      Duration wait = backoff.afterServing(served);
      if (backoff.inARow() == MOST_FAILURES_IN_A_ROW) {
        givenUp.complete(reason(started, failure));
        return;
      }
      note.died(started.name());
      console.line("%s Restarting in %s.".formatted(failure, ReadableTime.seconds(wait)));
      Thread.sleep(wait.toMillis());
      try {
        running = Optional.of(startAgain(started.backing()));
      } catch (StartFailed e) {
        if (Thread.interrupted()) {
          throw new InterruptedException();
        }
        running = Optional.empty();
        failure = e.getMessage();
      }
    }
  }

  private RunningServer startAgain(Backing backing) throws StartFailed, InterruptedException {
    BackingServers again =
        BackingServers.start(layout, environment, Set.of(backing), console::line);
    synchronized (restarted) {
      restarted.put(backing, again);
    }
    RunningServer server = again.servers().get(0);
    note.isBack(RunNote.Server.of(server));
    console.line(server.name() + " is ready again.");
    return server;
  }

  private String hasDied(RunningServer server, int code) {
    return "%s failed (exit code %d); its log is %s.".formatted(server.name(), code, log(server));
  }

  private String reason(RunningServer server, String failure) {
    String end = String.join(System.lineSeparator(), LogFile.end(LINES_SHOWN, log(server)));
    // A start that failed may have said it already.
    String log = failure.contains(end) ? "" : "%nThe end of its log is:%n%s".formatted(end);
    return ("%s failed again after %d restarts, giving up. %s%s%n"
            + "All data stays in %s. Mend that, then ./starpost up starts everything again.")
        .formatted(server.name(), MOST_FAILURES_IN_A_ROW - 1, failure, log, layout.data());
  }

  private Path log(RunningServer server) {
    return layout.logs().resolve(server.backing().directoryName() + ".log");
  }

  private static int awaitEnd(RunningServer server) throws InterruptedException {
    try {
      return server.onExit().get();
    } catch (ExecutionException e) {
      throw new IllegalStateException("waiting for a process cannot fail", e);
    }
  }

  /** Stops all of them side by side, and returns when they are gone. */
  @Override
  public void close() {
    supervisors.forEach(Thread::interrupt);
    supervisors.forEach(supervisor -> Uninterruptibly.run(supervisor::join));
    synchronized (restarted) {
      Stream.concat(Stream.of(first), restarted.values().stream())
          .parallel()
          .forEach(BackingServers::close);
    }
  }
}
