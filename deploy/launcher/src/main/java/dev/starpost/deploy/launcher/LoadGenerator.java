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

/** The benchmarks of the whole platform, which start one of their own from a JVM of their own. */
final class LoadGenerator {
  private final Checkout checkout;
  private final Console console;

  LoadGenerator(Checkout checkout, Console console) {
    this.checkout = checkout;
    this.console = console;
  }

  /** Runs a main class, shows what it says, and gives its exit code. */
  int run(String tool, String mainClass, List<String> arguments)
      throws IOException, InterruptedException {
    new Build(checkout, console).bringUpToDate(Build.SERVERS, Build.ENGINE, Build.LOAD);
    Path target = checkout.root().resolve("deploy/load/target");
    String libraries = Files.readString(target.resolve("classpath")).strip();
    List<String> command = new ArrayList<>();
    command.add(checkout.java().toString());
    // One thread does all the work, and the processors are wanted for what is measured.
    command.addAll(List.of("-Xmx512m", "-XX:+UseSerialGC"));
    command.add("-Dstarpost.root=" + checkout.root());
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
