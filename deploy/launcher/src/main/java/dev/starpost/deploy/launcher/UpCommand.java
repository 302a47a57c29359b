package dev.starpost.deploy.launcher;

import dev.starpost.deploy.servers.Backing;
import dev.starpost.deploy.servers.FreePort;
import dev.starpost.deploy.servers.Layout;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Starts everything, and stays until it is told to stop or a backing server is given up. What dies
 * is started again.
 */
final class UpCommand implements Command {
  /** How the last line begins that is said before the long wait. */
  static final String IS_UP = "Starpost is up.";

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
    LiveNote note = LiveNote.begin(data, RunNote.starting(settings), console);
    prepare(settings, data, wasKilled);
    SupervisedServers servers =
        SupervisedServers.start(
            layout(settings, data),
            checkout.environment(),
            EnumSet.allOf(Backing.class),
            note,
            console,
            RestartPauses::usual);
    try {
      return withServers(settings, data, note, servers);
    } finally {
      console.line("Stopping the servers ...");
      servers.close();
      console.line("Stopped. The data stays in " + data.path() + ".");
    }
  }

  private Layout layout(Settings settings, DataDirectory data) {
    return new Layout(
        checkout.root(), data.path(), data.logs(), settings.ports().ofBackingServers());
  }

  private int withServers(
      Settings settings, DataDirectory data, LiveNote note, SupervisedServers servers)
      throws IOException, InterruptedException {
    List<List<Service>> planned =
        new Platform(checkout, data, settings)
            .services(servers.addresses()).stream()
                .map(group -> group.stream().map(plan -> service(plan, data, note)).toList())
                .toList();
    Services services = start(planned, servers);
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
  private static Services start(List<List<Service>> planned, SupervisedServers servers)
      throws IOException, InterruptedException {
    try {
      return Services.start(planned, RestartPauses::usual);
    } catch (Refused e) {
      throw servers.givenUp().map(Refused::because).orElse(e);
    }
  }

  private Service service(Service.Plan plan, DataDirectory data, LiveNote note) {
    return new Service(plan, data, note, console);
  }

  /**
   * What would make it fail later is said now, before a build that can take minutes.
   *
   * @param wasKilled the launcher before us did not end tidily: its servers may be about to let go
   *     of their ports, and BackingServers waits for that
   */
  private void prepare(Settings settings, DataDirectory data, boolean wasKilled)
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

  private void requireFree(Settings settings) {
    Set<Backing> started = EnumSet.allOf(Backing.class);
    started.removeIf(backing -> checkout.variable(backing.addressVariable()).isPresent());
    for (int port : settings.ports().needed(started, settings.engines())) {
      if (!FreePort.isFree(port)) {
        throw Refused.portTaken(port);
      }
    }
  }

  private void announce(Settings settings, DataDirectory data, RunNote note) {
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
    console.line("To see a game played on it: ./starpost demo" + checkout.dataOption(data));
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
    return "./starpost down" + checkout.dataOption(data);
  }
}
