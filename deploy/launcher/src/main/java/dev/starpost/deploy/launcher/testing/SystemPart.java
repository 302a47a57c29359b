package dev.starpost.deploy.launcher.testing;

import dev.starpost.deploy.launcher.build.Build;
import dev.starpost.deploy.launcher.cli.Checkout;
import dev.starpost.deploy.launcher.cli.Refused;
import dev.starpost.deploy.launcher.testing.TestCase.Outcome;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The tests tagged {@code system}, which start a platform of several processes and kill parts of
 * it: one after the other and with the machine to themselves.
 */
record SystemPart(Checkout checkout, MavenTests maven, Build build) implements TestPart {
  static final String TAG = "system";

  @Override
  public String name() {
    return "the whole system";
  }

  @Override
  public PartOutcome run() throws IOException, InterruptedException {
    TaggedTests tests = TaggedTests.in(checkout.root(), TAG);
    if (tests.classes().isEmpty()) {
      throw Refused.because("No test is tagged 'system', so nothing was shown to work together.");
    }
    build.bringUpToDate(build.packagedFor(tests.modules()));
    List<String> arguments = new ArrayList<>(List.of("test", "-Dgroups=" + TAG));
    arguments.addAll(tests.arguments());
    arguments.addAll(Build.WITHOUT_CHECKS);
    PartOutcome outcome = maven.run(name(), TAG, arguments, Map.of("STARPOST_MONGOD", "embedded"));
    List<String> missed = tests.missedBy(outcome.cases());
    if (outcome.count(Outcome.FAILED) == 0 && !missed.isEmpty()) {
      throw Refused.because("Tagged 'system' but not run: " + String.join(", ", missed) + ".");
    }
    return outcome;
  }
}
