package dev.starpost.deploy.launcher.build;

import dev.starpost.deploy.launcher.cli.Checkout;
import dev.starpost.deploy.launcher.console.Console;
import dev.starpost.deploy.launcher.process.WatchedProcess;
import dev.starpost.deploy.servers.process.LeashedProcess;
import dev.starpost.deploy.servers.process.StopSignal;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Runs {@code ./mvnw} and shows how it goes. Its whole output is in a log file. */
public final class MavenRun {
  /** Without a live line, a long silence looks like a hang. */
  private static final Duration PROGRESS_INTERVAL = Duration.ofSeconds(30);

  /**
   * How a run of Maven ended.
   *
   * @param modules in the order they were built
   */
  public record Result(
      boolean succeeded, List<MavenProgress.Module> modules, Duration took, Path log) {
    public List<String> failure() throws IOException {
      String text = new String(Files.readAllBytes(log), StandardCharsets.UTF_8);
      return MavenFailure.excerpt(text.lines().toList());
    }
  }

  private final Checkout checkout;
  private final Console console;
  private final boolean verbose;

  /**
   * Runs in a checkout.
   *
   * @param verbose show all that Maven writes
   */
  public MavenRun(Checkout checkout, Console console, boolean verbose) {
    this.checkout = checkout;
    this.console = console;
    this.verbose = verbose;
  }

  public Result run(String name, List<String> arguments, Map<String, String> environment)
      throws IOException, InterruptedException {
    checkout.requireWritable();
    Path log = checkout.own().resolve("logs").resolve("maven-" + name + ".log");
    List<String> command = new ArrayList<>();
    command.add(checkout.root().resolve("mvnw").toString());
    command.add(MavenProgress.SAY_DOWNLOADS);
    command.addAll(arguments);
    FileChannel turn = awaitTurn();
    try {
      Watch watch = new Watch(Instant.now());
      int exitCode =
          WatchedProcess.run(
              new LeashedProcess.Spec(
                  "maven",
                  command,
                  checkout.environmentWith(environment),
                  checkout.root(),
                  log,
                  StopSignal.TERM),
              watch::line,
              watch::tick);
      return watch.result(exitCode == 0, log);
    } finally {
      console.erase();
      turn.close();
    }
  }

  /** Two Mavens in one checkout would write into the same target directories. */
  private FileChannel awaitTurn() throws IOException {
    Files.createDirectories(checkout.own());
    FileChannel file =
        FileChannel.open(
            checkout.own().resolve("build.lock"),
            StandardOpenOption.CREATE,
            StandardOpenOption.WRITE);
    if (file.tryLock() == null) {
      console.line("Another build is running in this checkout; waiting for it to end.");
      file.lock();
    }
    return file;
  }

  private final class Watch {
    private final Instant started;
    private final MavenProgress progress;
    private Instant lastShown;

    Watch(Instant started) {
      this.started = started;
      this.lastShown = started;
      this.progress = new MavenProgress(started);
    }

    void line(String line) {
      Instant now = Instant.now();
      Optional<String> condensed = progress.accept(line, now);
      Optional<String> shown =
          verbose
              ? Optional.of(line).filter(each -> !MavenLine.of(each).text().startsWith("[DEBUG]"))
              : condensed;
      shown.ifPresent(
          text -> {
            console.line(text);
            lastShown = now;
          });
    }

    void tick() {
      Instant now = Instant.now();
      console.live(progress.live(now));
      if (!console.isTerminal() && lastShown.plus(PROGRESS_INTERVAL).isBefore(now)) {
        console.line("  ... " + progress.live(now));
        lastShown = now;
      }
    }

    Result result(boolean succeeded, Path log) {
      Instant now = Instant.now();
      return new Result(succeeded, progress.modules(now), Duration.between(started, now), log);
    }
  }
}
