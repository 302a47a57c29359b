package dev.starpost.deploy.launcher;

import dev.starpost.deploy.servers.LeashedProcess;
import dev.starpost.deploy.servers.StopSignal;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The tools of game authors, which run in a JVM of their own with the games on its class path. */
final class Workbench {
  private final Checkout checkout;
  private final Console console;

  Workbench(Checkout checkout, Console console) {
    this.checkout = checkout;
    this.console = console;
  }

  /** Runs a main class in the user's directory, shows what it says, and gives its exit code. */
  int run(String tool, String mainClass, List<String> arguments)
      throws IOException, InterruptedException {
    new Build(checkout, console).bringUpToDate(Build.WORKBENCH);
    Path target = checkout.root().resolve("game-engine-service/workbench/target");
    String libraries = Files.readString(target.resolve("classpath")).strip();
    List<String> command = new ArrayList<>();
    command.add(checkout.java().toString());
    command.add("-cp");
    command.add(target.resolve("classes") + File.pathSeparator + libraries);
    command.add(mainClass);
    command.addAll(arguments);
    return WatchedProcess.run(
        new LeashedProcess.Spec(
            tool,
            command,
            checkout.environmentWith(Map.of()),
            Path.of("").toAbsolutePath(),
            checkout.own().resolve("logs").resolve(tool + ".log"),
            StopSignal.TERM),
        console::line,
        () -> {});
  }
}
