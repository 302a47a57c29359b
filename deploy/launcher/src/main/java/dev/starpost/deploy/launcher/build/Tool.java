package dev.starpost.deploy.launcher.build;

import dev.starpost.deploy.launcher.cli.Checkout;
import dev.starpost.deploy.launcher.console.Console;
import dev.starpost.deploy.launcher.process.WatchedProcess;
import dev.starpost.deploy.servers.process.LeashedProcess;
import dev.starpost.deploy.servers.process.StopSignal;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A module whose programs run in a JVM of their own, from what Maven has built. */
public final class Tool {
  private final Checkout checkout;
  private final Console console;
  private final String module;
  private final List<String> jvmOptions;
  private final Build.Target[] targets;

  private Tool(
      Checkout checkout,
      Console console,
      String module,
      List<String> jvmOptions,
      Build.Target... targets) {
    this.checkout = checkout;
    this.console = console;
    this.module = module;
    this.jvmOptions = jvmOptions;
    this.targets = targets;
  }

  /** The tools of game authors, with the games on their class path. */
  public static Tool workbench(Checkout checkout, Console console) {
    return new Tool(checkout, console, "game-engine-service/workbench", List.of(), Build.WORKBENCH);
  }

  /** The benchmarks that start engines of their own. */
  public static Tool engineLoad(Checkout checkout, Console console) {
    return load(checkout, console, Build.SERVERS, Build.ENGINE, Build.LOAD);
  }

  /** The benchmarks that start a whole platform of their own. */
  public static Tool platformLoad(Checkout checkout, Console console) {
    return load(
        checkout, console, Build.SERVERS, Build.ENGINE, Build.LOBBY, Build.GATEWAY, Build.LOAD);
  }

  /** The benchmarks that start a matchmaking service of their own. */
  public static Tool matchmakingLoad(Checkout checkout, Console console) {
    return load(checkout, console, Build.SERVERS, Build.MATCHMAKING, Build.LOAD);
  }

  /** The benchmarks that start a rating service of their own. */
  public static Tool ratingLoad(Checkout checkout, Console console) {
    return load(checkout, console, Build.SERVERS, Build.RATING, Build.LOAD);
  }

  /** The benchmarks that start a notification service of their own. */
  public static Tool notificationLoad(Checkout checkout, Console console) {
    return load(checkout, console, Build.SERVERS, Build.NOTIFICATION, Build.LOAD);
  }

  private static Tool load(Checkout checkout, Console console, Build.Target... targets) {
    // One thread does all the work, and the processors are wanted for what is measured.
    List<String> jvmOptions = List.of("-Xmx512m", "-XX:+UseSerialGC");
    return new Tool(checkout, console, "deploy/load", jvmOptions, targets);
  }

  /** Makes images of the services. */
  public static Tool images(Checkout checkout, Console console) {
    return new Tool(
        checkout,
        console,
        "deploy/images",
        List.of(),
        Build.ENGINE,
        Build.LOBBY,
        Build.NOTIFICATION,
        Build.RATING,
        Build.MATCHMAKING,
        Build.GATEWAY,
        Build.IMAGES);
  }

  /** Runs a main class in the user's directory, shows what it says, and gives its exit code. */
  public int run(String name, String mainClass, List<String> arguments)
      throws IOException, InterruptedException {
    new Build(checkout, console).bringUpToDate(targets);
    Path target = checkout.root().resolve(module).resolve("target");
    String libraries = Files.readString(target.resolve("classpath")).strip();
    List<String> command = new ArrayList<>();
    command.add(checkout.java().toString());
    command.addAll(jvmOptions);
    command.add("-Dstarpost.root=" + checkout.root());
    command.add("-cp");
    command.add(target.resolve("classes") + File.pathSeparator + libraries);
    command.add(mainClass);
    command.addAll(arguments);
    return WatchedProcess.run(
        new LeashedProcess.Spec(
            name,
            command,
            checkout.environmentWith(Map.of()),
            Path.of("").toAbsolutePath(),
            checkout.own().resolve("logs").resolve(name + ".log"),
            StopSignal.TERM),
        console::line,
        () -> {});
  }
}
