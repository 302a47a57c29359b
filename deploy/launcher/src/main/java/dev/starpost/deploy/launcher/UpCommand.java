package dev.starpost.deploy.launcher;

import dev.starpost.deploy.servers.Backing;
import dev.starpost.deploy.servers.BackingServers;
import dev.starpost.deploy.servers.FreePort;
import dev.starpost.deploy.servers.Layout;
import dev.starpost.deploy.servers.RunningServer;
import dev.starpost.deploy.servers.StartFailed;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;

/** Starts everything, and stays until it is told to stop or a server has died. */
final class UpCommand implements Command {
  private final Checkout checkout;
  private final Console console;
  private final Build build;

  UpCommand(Checkout checkout, Console console) {
    this.checkout = checkout;
    this.console = console;
    this.build = new Build(checkout, console);
  }

  @Override
  public int run(List<String> words) throws IOException, InterruptedException {
    Options options = Settings.SYNTAX.parse(words);
    Settings settings = Settings.of(checkout, options);
    DataDirectory data = new DataDirectory(settings.data());
    data.create();
    if (options.has("--detach")) {
      return inTheBackground(settings, data);
    }
    Optional<FileChannel> ownership = data.own();
    if (ownership.isEmpty()) {
      return sayAlreadyUp(data);
    }
    try {
      return inTheForeground(settings, data);
    } finally {
      data.eraseNote();
      ownership.get().close();
    }
  }

  private int inTheBackground(Settings settings, DataDirectory data)
      throws IOException, InterruptedException {
    if (data.isOwned()) {
      return sayAlreadyUp(data);
    }
    prepare(settings, data, data.lastNote().isPresent());
    return new BackgroundUp(checkout, console, settings, data).run();
  }

  private int inTheForeground(Settings settings, DataDirectory data)
      throws IOException, InterruptedException {
    boolean wasKilled = data.lastNote().isPresent();
    RunNote note = RunNote.starting(settings);
    data.write(note);
    prepare(settings, data, wasKilled);
    Layout layout =
        new Layout(checkout.root(), data.path(), data.logs(), settings.ports().ofBackingServers());
    BackingServers servers;
    try {
      servers =
          BackingServers.start(
              layout, checkout.environment(), EnumSet.allOf(Backing.class), console::line);
    } catch (StartFailed e) {
      throw Refused.because(e.getMessage());
    }
    try {
      // First the note: whoever reads that it is up may look at it at once.
      data.write(note.ready(servers.servers()));
      announce(data, servers.servers());
      RunningServer dead = awaitDeath(servers.servers());
      Path log = data.logs().resolve(dead.backing().directoryName() + ".log");
      console.line(dead.name() + " has died; its log is " + log + ".");
      return ExitCode.FAILED;
    } finally {
      console.line("Stopping the servers ...");
      servers.close();
      console.line("Stopped. The data stays in " + data.path() + ".");
    }
  }

  /**
   * What would make it fail later is said now, before a build that can take minutes.
   *
   * @param wasKilled the launcher before us did not end tidily: its servers may be about to let go
   *     of their ports, and BackingServers waits for that
   */
  private void prepare(Settings settings, DataDirectory data, boolean wasKilled)
      throws IOException, InterruptedException {
    DiskSpace.require(data.path());
    if (!wasKilled) {
      requireFree(settings.ports());
    }
    build.bringUpToDate(Build.SERVERS);
  }

  private void requireFree(Ports ports) {
    Set<Backing> started = EnumSet.allOf(Backing.class);
    started.removeIf(backing -> checkout.variable(backing.addressVariable()).isPresent());
    for (int port : ports.needed(started)) {
      if (!FreePort.isFree(port)) {
        throw Refused.because(
            "Port %d is taken by another program; end that one, or choose other ports with --port N."
                .formatted(port));
      }
    }
  }

  private static RunningServer awaitDeath(List<RunningServer> servers) throws InterruptedException {
    CompletableFuture<?>[] deaths =
        servers.stream()
            .map(server -> server.onExit().thenApply(code -> server))
            .toArray(CompletableFuture<?>[]::new);
    try {
      return (RunningServer) CompletableFuture.anyOf(deaths).get();
    } catch (ExecutionException e) {
      throw new IllegalStateException("waiting for a process cannot fail", e);
    }
  }

  private void announce(DataDirectory data, List<RunningServer> servers) {
    TextTable table = new TextTable("name", "from", "address");
    servers.forEach(server -> table.row(server.name(), server.origin(), server.address()));
    console.line("");
    table.lines().forEach(console::line);
    console.line("");
    console.line("Services: none in this version, so --engines has no effect yet.");
    console.line(
        "Starpost is up. Stop it with %s, or Ctrl-C where it runs in the foreground."
            .formatted(downCommand(data)));
  }

  private int sayAlreadyUp(DataDirectory data) throws IOException {
    String running = data.note().map(RunNote::inWords).orElse("Another launcher is starting.");
    console.line(running + " Nothing was started.");
    console.line("Stop it with " + downCommand(data) + ".");
    return ExitCode.DONE;
  }

  private String downCommand(DataDirectory data) {
    boolean isDefault = data.path().equals(checkout.dataDirectory());
    return "./starpost down" + (isDefault ? "" : " --data '" + data.path() + "'");
  }
}
