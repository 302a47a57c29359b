package dev.starpost.deploy.launcher.lifecycle;

import dev.starpost.deploy.launcher.cli.Checkout;
import dev.starpost.deploy.launcher.cli.Command;
import dev.starpost.deploy.launcher.cli.DiskSpace;
import dev.starpost.deploy.launcher.cli.ExitCode;
import dev.starpost.deploy.launcher.cli.Syntax;
import dev.starpost.deploy.launcher.console.Console;
import dev.starpost.deploy.launcher.console.TextTable;
import dev.starpost.deploy.launcher.platform.Readiness;
import dev.starpost.deploy.launcher.run.DataDirectory;
import dev.starpost.deploy.launcher.run.RunNote;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Optional;

/** The command {@code status}. Says what runs, where it came from, and whether it answers. */
public final class StatusCommand implements Command {
  private final Syntax syntax = Syntax.of("status").value("--data");
  private final Checkout checkout;
  private final Console console;

  public StatusCommand(Checkout checkout, Console console) {
    this.checkout = checkout;
    this.console = console;
  }

  @Override
  public int run(List<String> words) throws IOException, InterruptedException {
    DataDirectory data = new DataDirectory(checkout.dataDirectory(syntax.parse(words)));
    Optional<RunNote> note = data.note();
    boolean isOwned = note.isPresent() || data.isOwned();
    if (!isOwned) {
      console.line("Starpost is not running; ./starpost up starts it.");
    } else if (note.isEmpty()) {
      console.line("Starpost is about to start or to end.");
    } else {
      console.line(note.get().inWords());
      TextTable table = new TextTable("name", "pid", "address", "from", "restarts", "answers");
      for (RunNote.Server server : note.get().servers()) {
        table.row(
            server.name(),
            server.process().map(process -> Long.toString(process.pid())).orElse("-"),
            server.address(),
            server.origin(),
            server.restarts().inWords(),
            answers(server));
      }
      table.lines().forEach(console::line);
    }
    String size = Files.isDirectory(data.path()) ? DiskSpace.inWords(data.size()) : "nothing yet";
    console.line("Data: " + data.path() + " (" + size + ")");
    return isOwned ? ExitCode.DONE : ExitCode.NOT_RUNNING;
  }

  /** A service may listen and still not be ready to serve; then it says so itself. */
  private static String answers(RunNote.Server server) throws InterruptedException {
    if (server.restarts().isUnderWay()) {
      return "restarting";
    }
    if (!Reachability.at(server.address())) {
      return "no";
    }
    boolean isReady = server.health().isEmpty() || Readiness.at(server.health().get());
    return isReady ? "yes" : "not ready";
  }
}
