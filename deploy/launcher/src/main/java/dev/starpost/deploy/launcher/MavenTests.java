package dev.starpost.deploy.launcher;

import dev.starpost.deploy.launcher.TestCase.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Tests that Maven runs, counted from the reports that they leave. */
final class MavenTests {
  private final Checkout checkout;
  private final Console console;
  private final MavenRun maven;

  MavenTests(Checkout checkout, Console console, boolean verbose) {
    this.checkout = checkout;
    this.console = console;
    this.maven = new MavenRun(checkout, console, verbose);
  }

  /**
   * @param name also names Maven's log
   */
  PartOutcome run(String part, String name, List<String> arguments, Map<String, String> environment)
      throws IOException, InterruptedException {
    for (Path module : modules()) {
      TestReports.delete(module);
    }
    MavenRun.Result result = maven.run(name, arguments, environment);
    List<PartOutcome.Row> rows = new ArrayList<>();
    for (MavenProgress.Module module : result.modules()) {
      Path directory = checkout.root().resolve(module.directory());
      rows.add(new PartOutcome.Row(module.directory(), module.took(), TestReports.read(directory)));
    }
    PartOutcome outcome = new PartOutcome(part, rows);
    if (!result.succeeded()) {
      result.failure().forEach(console::line);
      console.line("All of Maven's output is in " + result.log() + ".");
      if (outcome.count(Outcome.FAILED) == 0) {
        // The compiler, the formatter or another check said no.
        TestCase build = new TestCase("the build", Outcome.FAILED, "see " + result.log());
        rows.add(new PartOutcome.Row("-", Duration.ZERO, List.of(build)));
      }
    }
    return new PartOutcome(part, rows);
  }

  private List<Path> modules() throws IOException {
    try (Stream<Path> files =
        Files.find(checkout.root(), 4, (file, attributes) -> file.endsWith("pom.xml"))) {
      return files.map(Path::getParent).toList();
    }
  }
}
