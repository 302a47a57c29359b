package dev.starpost.deploy.launcher.testing;

import dev.starpost.deploy.launcher.build.Build;
import dev.starpost.deploy.launcher.build.MavenProgress;
import dev.starpost.deploy.launcher.build.SourceStamp;
import dev.starpost.deploy.launcher.testing.TestCase.Outcome;
import java.io.IOException;
import java.util.List;
import java.util.Map;

/**
 * Everything that {@code ./mvnw verify} checks, in every module, but for the system tests. Modules
 * that do not need each other are tested side by side: much of their time is waiting.
 */
final class ReactorPart implements TestPart {
  /** Each takes up to two gigabytes of memory. */
  private static final int MOST_LANES = 4;

  private final MavenTests maven;
  private final Build build;

  ReactorPart(MavenTests maven, Build build) {
    this.maven = maven;
    this.build = build;
  }

  @Override
  public String name() {
    return "every module";
  }

  @Override
  public PartOutcome run() throws IOException, InterruptedException {
    Map<Build.Target, SourceStamp> sources = build.look();
    // A failed module must not hide what the others have to say. Another part has the real mongod.
    List<String> arguments =
        List.of(
            "verify",
            "--fail-at-end",
            "--threads=" + lanes(),
            MavenProgress.SAY_THREADS,
            "-DexcludedGroups=" + SystemPart.TAG);
    PartOutcome outcome =
        maven.run(name(), "verify", arguments, Map.of("STARPOST_MONGOD", "embedded"));
    if (outcome.count(Outcome.FAILED) == 0) {
      build.keep(sources);
    }
    return outcome;
  }

  /**
   * More than there are cores, because tests wait: with two lanes two cores were idle a quarter.
   */
  private static int lanes() {
    return Math.min(MOST_LANES, Runtime.getRuntime().availableProcessors() + 1);
  }
}
