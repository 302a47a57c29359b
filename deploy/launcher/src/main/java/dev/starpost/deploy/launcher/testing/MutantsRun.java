package dev.starpost.deploy.launcher.testing;

import dev.starpost.deploy.launcher.build.Build;
import dev.starpost.deploy.launcher.build.MavenRun;
import dev.starpost.deploy.launcher.cli.Checkout;
import dev.starpost.deploy.launcher.cli.ExitCode;
import dev.starpost.deploy.launcher.cli.Refused;
import dev.starpost.deploy.launcher.console.Console;
import dev.starpost.deploy.launcher.console.ReadableTime;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/**
 * Mutation testing. Changes the rules of a game in thousands of small ways (PIT), and counts how
 * many of them its scenarios and counted positions notice. The random play of the suites is left
 * out: it notices that something broke, not that a rule is another one.
 */
final class MutantsRun {
  private static final String GAMES = "game-engine-service/games/";

  /** Of the mutants of a game's rules, in hundredths. */
  private static final int LEAST_SCORE = 80;

  private final Checkout checkout;
  private final Console console;
  private final String game;
  private final boolean verbose;
  private final List<String> properties;

  /**
   * @param directories the modules that are meant
   * @param properties what PIT is told besides, as {@code -DtargetClasses}
   * @throws Refused unless they are one game
   */
  MutantsRun(
      Checkout checkout,
      Console console,
      List<String> directories,
      boolean verbose,
      List<String> properties) {
    this.checkout = checkout;
    this.console = console;
    this.game = directories.get(0);
    this.verbose = verbose;
    this.properties = List.copyOf(properties);
    if (directories.size() > 1 || !game.startsWith(GAMES)) {
      throw Refused.misused(
          "--mutants takes one game, as games/salvage, not %s."
              .formatted(String.join(", ", directories)));
    }
  }

  int run() throws IOException, InterruptedException {
    Path report = MutantReport.file(checkout.root().resolve(game));
    Files.deleteIfExists(report);
    console.line("Mutants of %s. This can take half an hour.".formatted(game));
    List<String> arguments =
        new ArrayList<>(
            List.of("process-test-classes", "-Pmutants", "--projects=" + game, "--also-make"));
    arguments.addAll(Build.WITHOUT_CHECKS);
    arguments.addAll(properties);
    MavenRun.Result result =
        new MavenRun(checkout, console, verbose).run("mutants", arguments, Map.of());
    if (!result.succeeded() || !Files.exists(report)) {
      result.failure().forEach(console::line);
      throw Refused.because("PIT has no report; all of its output is in " + result.log() + ".");
    }
    MutantReport mutants = MutantReport.read(report);
    say(mutants);
    console.line("");
    console.line(
        "%d of %d mutants killed: score %d %%, test strength %d %%, in %s"
            .formatted(
                mutants.killed(),
                mutants.mutants().size(),
                mutants.score(),
                mutants.strength(),
                ReadableTime.seconds(result.took())));
    if (mutants.score() < LEAST_SCORE) {
      console.line("That is less than the %d %% that a game needs.".formatted(LEAST_SCORE));
      return ExitCode.FAILED;
    }
    return ExitCode.DONE;
  }

  private void say(MutantReport report) {
    console.line("");
    report.table().forEach(console::line);
    if (report.survivors().isEmpty()) {
      return;
    }
    console.line("");
    console.line("What survives:");
    report.survivors().stream()
        .sorted(
            Comparator.comparing(MutantReport.Mutant::file)
                .thenComparing(MutantReport.Mutant::line))
        .forEach(mutant -> console.line("  " + mutant.inWords()));
    console.line("");
    console.line(
        "With the sources: " + MutantReport.file(Path.of(game)).resolveSibling("index.html"));
  }
}
