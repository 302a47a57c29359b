package dev.starpost.deploy.launcher.testing;

import dev.starpost.deploy.launcher.build.Build;
import dev.starpost.deploy.launcher.cli.Refused;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Some tests of some modules, as soon as possible: what the modules need is brought up to date by
 * the same run of Maven, without its tests and without the checks that every module passes in a
 * whole run.
 *
 * @param directories of the modules
 * @param tests as Surefire takes them
 */
record SelectedPart(
    String name, List<String> directories, String tests, MavenTests maven, Build build)
    implements TestPart {

  @Override
  public PartOutcome run() throws IOException, InterruptedException {
    build.bringUpToDate(build.packagedFor(directories));
    List<String> arguments = new ArrayList<>();
    arguments.add("test");
    arguments.add("--projects=" + String.join(",", directories));
    arguments.add("--also-make");
    arguments.add("-Dtest=" + tests);
    arguments.add("-Dsurefire.failIfNoSpecifiedTests=false");
    // The formatter stays: who tries a module again and again should find it formatted at the end.
    arguments.add("-Denforcer.skip=true");
    PartOutcome outcome = maven.run(name, "test", arguments, Map.of("STARPOST_MONGOD", "embedded"));
    if (outcome.cases().isEmpty()) {
      throw Refused.because("No test was run: nothing is called %s.".formatted(tests));
    }
    return outcome;
  }
}
