package dev.starpost.deploy.launcher.lifecycle;

import dev.starpost.deploy.launcher.build.Build;
import dev.starpost.deploy.launcher.cli.Checkout;
import dev.starpost.deploy.launcher.cli.Command;
import dev.starpost.deploy.launcher.cli.DiskSpace;
import dev.starpost.deploy.launcher.cli.ExitCode;
import dev.starpost.deploy.launcher.cli.Options;
import dev.starpost.deploy.launcher.cli.Refused;
import dev.starpost.deploy.launcher.console.Console;
import dev.starpost.deploy.launcher.console.TextTable;
import dev.starpost.deploy.launcher.platform.DebugPorts;
import dev.starpost.deploy.launcher.platform.Environments;
import dev.starpost.deploy.launcher.platform.Platform;
import dev.starpost.deploy.launcher.platform.RestartBackoff;
import dev.starpost.deploy.launcher.platform.SupervisedServers;
import dev.starpost.deploy.launcher.platform.SupervisedService;
import dev.starpost.deploy.launcher.platform.SupervisedServices;
import dev.starpost.deploy.launcher.run.DataDirectory;
import dev.starpost.deploy.launcher.run.LiveNote;
import dev.starpost.deploy.launcher.run.RunNote;
import dev.starpost.deploy.launcher.run.UpSettings;
import dev.starpost.deploy.servers.Backing;
import dev.starpost.deploy.servers.ServerLayout;
import dev.starpost.deploy.servers.process.FreePort;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The command {@code up}. Starts everything, and stays until it is told to stop or a backing server
 * is given up. What dies is started again.
 */
public final class UpCommand implements Command {
  /** How the last line begins that is said before the long wait. */
  static final String IS_UP = "Starpost is up.";

  private final Checkout checkout;
  private final Console console;
  private final Build build;

  public UpCommand(Checkout checkout, Console console) {
    this.checkout = checkout;
    this.console = console;
    this.build = new Build(checkout, console);
  }

  @Override
  public int run(List<String> words) throws IOException, InterruptedException {
    Options options = UpSettings.SYNTAX.parse(words);
    UpSettings settings = UpSettings.of(checkout, options);
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

  private int inTheBackground(UpSettings settings, DataDirectory data)
      throws IOException, InterruptedException {
    if (data.isOwned()) {
      return sayAlreadyUp(data);
    }
    prepare(settings, data, data.lastNote().isPresent());
    return new BackgroundUp(checkout, console, settings, data).run();
  }

  private int inTheForeground(UpSettings settings, DataDirectory data)
      throws IOException, InterruptedException {
    boolean wasKilled = data.lastNote().isPresent();
    LiveNote note = LiveNote.begin(data, RunNote.starting(settings), console);
    prepare(settings, data, wasKilled);
    SupervisedServers servers =
        SupervisedServers.start(
            layout(settings, data),
            checkout.environment(),
            EnumSet.allOf(Backing.class),
            note,
            console,
            RestartBackoff::usual);
    try {
      return withServers(settings, data, note, servers);
    } finally {
      console.line("Stopping the servers ...");
      servers.close();
      console.line("Stopped. The data stays in " + data.path() + ".");
    }
  }

  private ServerLayout layout(UpSettings settings, DataDirectory data) {
    return new ServerLayout(
        checkout.root(), data.path(), data.logs(), settings.ports().ofBackingServers());
  }

  private int withServers(
      UpSettings settings, DataDirectory data, LiveNote note, SupervisedServers servers)
      throws IOException, InterruptedException {
    List<List<SupervisedService>> planned =
        new Platform(checkout, data, settings)
            .services(servers.addresses()).stream()
                .map(group -> group.stream().map(plan -> service(plan, data, note)).toList())
                .toList();
    SupervisedServices services = start(planned, servers);
    try {
      // First the note: whoever reads that it is up may look at it at once.
      note.ready();
      announce(settings, data, note.now());
      console.line(servers.awaitGivingUp());
      return ExitCode.FAILED;
    } finally {
      console.line("Stopping the services ...");
      services.close();
    }
  }

  /** A service that could not start for want of a server is not to blame. */
  private static SupervisedServices start(
      List<List<SupervisedService>> planned, SupervisedServers servers)
      throws IOException, InterruptedException {
    try {
      return SupervisedServices.start(planned, RestartBackoff::usual);
    } catch (Refused e) {
      throw servers.givenUp().map(Refused::because).orElse(e);
    }
  }

  private SupervisedService service(
      SupervisedService.Plan plan, DataDirectory data, LiveNote note) {
    return new SupervisedService(plan, data, note, console);
  }

  /**
   * What would make it fail later is said now, before a build that can take minutes.
   *
   * @param wasKilled the launcher before us did not end tidily: its servers may be about to let go
   *     of their ports, and BackingServers waits for that
   */
  private void prepare(UpSettings settings, DataDirectory data, boolean wasKilled)
      throws IOException, InterruptedException {
    DebugPorts.of(checkout);
    DiskSpace.require(data.path());
    if (!wasKilled) {
      requireFree(settings);
    }
    build.bringUpToDate(
        Build.SERVERS,
        Build.ENGINE,
        Build.LOBBY,
        Build.NOTIFICATION,
        Build.RATING,
        Build.MATCHMAKING,
        Build.GATEWAY);
  }

  private void requireFree(UpSettings settings) {
    Set<Backing> started = EnumSet.allOf(Backing.class);
    started.removeIf(backing -> checkout.variable(backing.addressVariable()).isPresent());
    for (int port : settings.ports().needed(started, settings.engines())) {
      if (!FreePort.isFree(port)) {
        throw Refused.portTaken(port);
      }
    }
  }

  private void announce(UpSettings settings, DataDirectory data, RunNote note) {
    TextTable table = new TextTable("name", "from", "address");
    note.servers().forEach(server -> table.row(server.name(), server.origin(), server.address()));
    console.line("");
    table.lines().forEach(console::line);
    console.line("");
    String origin = settings.ports().origin();
    console.line(
        "Players and clients find it at %s, all calls at %s/docs.".formatted(origin, origin));
    if (checkout.variable(Platform.MAIL_SERVER).isEmpty()) {
      console.line(
          "Mails to players are kept at %s/mailbox."
              .formatted(Environments.address(settings.ports().notification())));
    }
    console.line("To see a game played on it: ./starpost demo" + checkout.dataOption(data.path()));
    console.line(
        "%s Stop it with %s, or Ctrl-C where it runs in the foreground."
            .formatted(IS_UP, downCommand(data)));
  }

  private int sayAlreadyUp(DataDirectory data) throws IOException {
    String running = data.note().map(RunNote::inWords).orElse("Another launcher is starting.");
    console.line(running + " Nothing was started.");
    console.line("Stop it with " + downCommand(data) + ".");
    return ExitCode.DONE;
  }

  private String downCommand(DataDirectory data) {
    return "./starpost down" + checkout.dataOption(data.path());
  }
}
