package dev.starpost.deploy.launcher.process;

import dev.starpost.deploy.servers.process.LeashedProcess;
import java.io.IOException;
import java.nio.file.Files;
import java.time.Duration;
import java.util.function.Consumer;

/** Runs a program to its end, leashed, and hands its output on line by line. */
public final class WatchedProcess {
  private static final Duration GLANCE = Duration.ofMillis(200);
  private static final Duration STOP_GRACE = Duration.ofSeconds(10);

  private WatchedProcess() {}

  /**
   * Returns when the program has ended, and ends it when interrupted.
   *
   * @param spec its log is begun anew
   * @param tick called a few times a second
   * @return the exit code
   */
  public static int run(LeashedProcess.Spec spec, Consumer<String> line, Runnable tick)
      throws IOException, InterruptedException {
    Files.deleteIfExists(spec.log());
    LeashedProcess process = LeashedProcess.start(spec);
    try {
      GrowingLog output = GrowingLog.fromStart(spec.log());
      while (process.waitFor(GLANCE).isEmpty()) {
        output.newLines().forEach(line);
        tick.run();
      }
      output.newLines().forEach(line);
      return process.onExit().join();
    } finally {
      process.stop(STOP_GRACE);
    }
  }
}
