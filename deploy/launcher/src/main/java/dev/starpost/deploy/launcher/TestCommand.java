package dev.starpost.deploy.launcher;

import dev.starpost.deploy.servers.shared.SharedServers;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** Runs all the tests there are, part by part, and counts. */
final class TestCommand implements Command {
  private final Syntax syntax = Syntax.of("test").flag("--verbose");
  private final Checkout checkout;
  private final Console console;

  TestCommand(Checkout checkout, Console console) {
    this.checkout = checkout;
    this.console = console;
  }

  /** In the order in which they run. A new kind of test is one more line here. */
  private List<TestPart> parts(boolean verbose) {
    MavenTests maven = new MavenTests(checkout, console, verbose);
    return List.of(
        new ReactorPart(maven, new Build(checkout, console)),
        new RealMongodPart(checkout, console, maven));
  }

  @Override
  public int run(List<String> words) throws IOException, InterruptedException {
    Options options = syntax.parse(words);
    DiskSpace.require(checkout.root());
    TestSummary summary;
    try {
      summary = new TestSummary(runAll(parts(options.has("--verbose"))));
    } finally {
      // Tests share servers that stay a while for the next module; nobody comes after us.
      SharedServers.stop(checkout.root());
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
