package dev.starpost.deploy.launcher.testing;

import dev.starpost.deploy.launcher.build.MavenProgress;
import dev.starpost.deploy.launcher.build.MavenRun;
import dev.starpost.deploy.launcher.cli.Checkout;
import dev.starpost.deploy.launcher.console.Console;
import dev.starpost.deploy.launcher.testing.TestCase.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Tests that Maven runs, counted from the reports that they leave. */
final class MavenTests {
  private static final Pattern MODULE = Pattern.compile("<module>(.+?)</module>");

  private final Checkout checkout;
  private final Console console;
  private final MavenRun maven;
  private final List<String> properties;

  /**
   * @param properties what the tests are told besides
   */
  MavenTests(Checkout checkout, Console console, boolean verbose, List<String> properties) {
    this.properties = List.copyOf(properties);
    this.checkout = checkout;
    this.console = console;
    this.maven = new MavenRun(checkout, console, verbose);
  }

  /**
   * @param name also names Maven's log
   */
  PartOutcome run(String part, String name, List<String> arguments, Map<String, String> environment)
      throws IOException, InterruptedException {
    for (Path module : modules(checkout.root())) {
      TestReports.delete(module);
    }
    List<String> all = new ArrayList<>(arguments);
    all.addAll(properties);
    MavenRun.Result result = maven.run(name, all, environment);
    List<PartOutcome.Row> rows = new ArrayList<>();
    for (MavenProgress.Module module : result.modules()) {
      Path directory = checkout.root().resolve(module.directory());
      rows.add(new PartOutcome.Row(module.directory(), module.took(), TestReports.read(directory)));
    }
    PartOutcome outcome = new PartOutcome(part, rows, result.took());
    if (!result.succeeded()) {
      result.failure().forEach(console::line);
      console.line("All of Maven's output is in " + result.log() + ".");
      if (outcome.count(Outcome.FAILED) == 0) {
        // The compiler, the formatter or another check said no.
        TestCase build = new TestCase("the build", Outcome.FAILED, "see " + result.log());
        rows.add(new PartOutcome.Row("-", Duration.ZERO, List.of(build)));
      }
    }
    return new PartOutcome(part, rows, result.took());
  }

  /** As the poms list them. */
  static List<Path> modules(Path directory) throws IOException {
    List<Path> modules = new ArrayList<>(List.of(directory));
    Matcher module = MODULE.matcher(Files.readString(directory.resolve("pom.xml")));
    while (module.find()) {
      modules.addAll(modules(directory.resolve(module.group(1))));
    }
    return modules;
  }
}
