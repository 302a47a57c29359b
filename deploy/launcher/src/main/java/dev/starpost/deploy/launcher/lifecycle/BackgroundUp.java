package dev.starpost.deploy.launcher.lifecycle;

import dev.starpost.deploy.launcher.cli.Checkout;
import dev.starpost.deploy.launcher.cli.ExitCode;
import dev.starpost.deploy.launcher.console.Console;
import dev.starpost.deploy.launcher.process.GrowingLog;
import dev.starpost.deploy.launcher.run.DataDirectory;
import dev.starpost.deploy.launcher.run.UpSettings;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * {@code up --detach}: a second launcher runs in the background with its output in a log; this one
 * repeats that log to the user until everything is ready.
 */
final class BackgroundUp {
  private static final int GLANCE_MILLIS = 100;
  private static final int SECONDS_TO_GIVE_UP = 90;

  /** Closing the terminal, or Ctrl-C for a later command in it, must not reach it. */
  private static final List<String> DEAF_TO_THE_TERMINAL =
      List.of("sh", "-c", "trap '' HUP INT; exec \"$@\"", "starpost");

  private final Checkout checkout;
  private final Console console;
  private final UpSettings settings;
  private final DataDirectory data;

  BackgroundUp(Checkout checkout, Console console, UpSettings settings, DataDirectory data) {
    this.checkout = checkout;
    this.console = console;
    this.settings = settings;
    this.data = data;
  }

  /** Everything is checked and built; returns the exit code. */
  int run() throws IOException, InterruptedException {
    GrowingLog log = GrowingLog.fromEnd(data.launcherLog());
    Process launcher = start();
    try {
      boolean ended = false;
      boolean ready = false;
      while (!ended && !ready) {
        ended = launcher.waitFor(GLANCE_MILLIS, TimeUnit.MILLISECONDS);
        List<String> lines = log.newLines();
        lines.forEach(console::line);
        // The last of its lines, so that none is cut off.
        ready = lines.stream().anyMatch(line -> line.startsWith(UpCommand.IS_UP));
      }
      return ended ? launcher.exitValue() : ExitCode.DONE;
    } catch (InterruptedException e) {
      launcher.destroy();
      launcher.waitFor(SECONDS_TO_GIVE_UP, TimeUnit.SECONDS);
      log.newLines().forEach(console::line);
      throw e;
    }
  }

  private Process start() throws IOException {
    Path script = checkout.root().resolve("starpost");
    List<String> command = new ArrayList<>(DEAF_TO_THE_TERMINAL);
    command.add(script.toString());
    command.add("up");
    command.addAll(settings.asOptions());
    ProcessBuilder builder = new ProcessBuilder(command).directory(checkout.root().toFile());
    builder.environment().put("STARPOST_BUILD", "skip");
    return builder
        .redirectInput(ProcessBuilder.Redirect.from(Path.of("/dev/null").toFile()))
        .redirectOutput(ProcessBuilder.Redirect.appendTo(data.launcherLog().toFile()))
        .redirectErrorStream(true)
        .start();
  }
}
