package dev.starpost.deploy.launcher.lifecycle;

import dev.starpost.deploy.launcher.cli.Checkout;
import dev.starpost.deploy.launcher.cli.Command;
import dev.starpost.deploy.launcher.cli.ExitCode;
import dev.starpost.deploy.launcher.cli.Options;
import dev.starpost.deploy.launcher.cli.Refused;
import dev.starpost.deploy.launcher.cli.Syntax;
import dev.starpost.deploy.launcher.console.Console;
import dev.starpost.deploy.launcher.console.ReadableTime;
import dev.starpost.deploy.launcher.console.TextTable;
import dev.starpost.deploy.launcher.process.GrowingLog;
import dev.starpost.deploy.launcher.run.DataDirectory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The command {@code logs}. Lists, prints and follows the log files of a data directory. */
public final class LogsCommand implements Command {
  private static final int GLANCE_MILLIS = 200;

  private final Syntax syntax = Syntax.of("logs").value("--data").flag("--follow").operands(1);
  private final Checkout checkout;
  private final Console console;

  public LogsCommand(Checkout checkout, Console console) {
    this.checkout = checkout;
    this.console = console;
  }

  @Override
  public int run(List<String> words) throws IOException, InterruptedException {
    Options options = syntax.parse(words);
    DataDirectory data = new DataDirectory(checkout.dataDirectory(options));
    List<Path> logs = data.logFiles();
    if (logs.isEmpty()) {
      throw Refused.because("There are no logs in " + data.logs() + " yet.");
    }
    if (options.operand().isPresent()) {
      Path log = named(options.operand().get(), logs);
      GrowingLog lines = GrowingLog.fromStart(log);
      lines.newLines().forEach(console::line);
      if (options.has("--follow")) {
        follow(Map.of("", lines));
      }
    } else if (options.has("--follow")) {
      Map<String, GrowingLog> lines = new LinkedHashMap<>();
      for (Path log : logs) {
        lines.put(nameOf(log) + ": ", GrowingLog.fromEnd(log));
      }
      follow(lines);
    } else {
      list(logs);
    }
    return ExitCode.DONE;
  }

  private void list(List<Path> logs) throws IOException {
    TextTable table = new TextTable("name", "last line", "file");
    for (Path log : logs) {
      table.row(nameOf(log), ReadableTime.moment(Files.getLastModifiedTime(log).toInstant()), log);
    }
    table.lines().forEach(console::line);
  }

  private void follow(Map<String, GrowingLog> logs) throws IOException, InterruptedException {
    while (true) {
      for (Map.Entry<String, GrowingLog> log : logs.entrySet()) {
        log.getValue().newLines().forEach(line -> console.line(log.getKey() + line));
      }
      Thread.sleep(GLANCE_MILLIS);
    }
  }

  private static Path named(String name, List<Path> logs) {
    return logs.stream()
        .filter(log -> nameOf(log).equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                Refused.misused(
                    "There is no log '%s'; there are %s."
                        .formatted(
                            name,
                            String.join(", ", logs.stream().map(LogsCommand::nameOf).toList()))));
  }

  private static String nameOf(Path log) {
    String file = log.getFileName().toString();
    return file.substring(0, file.length() - ".log".length());
  }
}
