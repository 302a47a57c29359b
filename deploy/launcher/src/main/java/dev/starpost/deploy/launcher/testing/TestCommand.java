package dev.starpost.deploy.launcher.testing;

import dev.starpost.deploy.launcher.cli.Checkout;
import dev.starpost.deploy.launcher.cli.Command;
import dev.starpost.deploy.launcher.cli.DiskSpace;
import dev.starpost.deploy.launcher.cli.Refused;
import dev.starpost.deploy.launcher.console.Console;
import dev.starpost.deploy.servers.shared.SharedServers;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The command {@code test}. Runs tests, part by part, and counts. */
public final class TestCommand implements Command {
  private final Checkout checkout;
  private final Console console;

  public TestCommand(Checkout checkout, Console console) {
    this.checkout = checkout;
    this.console = console;
  }

  @Override
  public int run(List<String> words) throws IOException, InterruptedException {
    TestSelection selection = new TestSelection(checkout, console, words);
    Optional<MutantsRun> mutants = selection.mutants();
    if (mutants.isPresent()) {
      return mutants.get().run();
    }
    List<TestPart> parts = selection.parts();
    DiskSpace.require(checkout.root());
    TestSummary summary;
    try {
      summary = new TestSummary(runAll(parts));
    } finally {
      // Tests share servers that stay a while for the next module. After a whole run nobody comes;
      // whoever tries one module is likely to try it again.
      if (selection.isEverything()) {
        SharedServers.stop(checkout.root());
      }
    }
    console.line("");
    summary.lines().forEach(console::line);
    return summary.exitCode(checkout.isCi());
  }

  private List<PartOutcome> runAll(List<TestPart> parts) throws IOException, InterruptedException {
    List<PartOutcome> outcomes = new ArrayList<>();
    for (TestPart part : parts) {
      console.line("");
      console.line(part.name());
      outcomes.add(run(part));
    }
    return outcomes;
  }

  /** A part that cannot be run has failed; the parts after it still have something to say. */
  private PartOutcome run(TestPart part) throws IOException, InterruptedException {
    Instant started = Instant.now();
    try {
      return part.run();
    } catch (Refused e) {
      console.line(e.getMessage());
      return PartOutcome.failed(
          part.name(), Duration.between(started, Instant.now()), e.getMessage());
    }
  }
}
