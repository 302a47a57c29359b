package dev.starpost.deploy.launcher.testing;

import dev.starpost.deploy.launcher.cli.ExitCode;
import dev.starpost.deploy.launcher.console.ReadableTime;
import dev.starpost.deploy.launcher.console.TextTable;
import dev.starpost.deploy.launcher.testing.TestCase.Outcome;
import java.util.ArrayList;
import java.util.List;

/** Test summary. What {@code ./starpost test} says at its end, and whether it was good enough. */
record TestSummary(List<PartOutcome> parts) {

  List<String> lines() {
    List<String> lines = new ArrayList<>(table());
    lines.addAll(named(Outcome.SKIPPED, "Skipped:"));
    lines.addAll(named(Outcome.FAILED, "Failed:"));
    lines.add("");
    // Read by machines too: alone on its line, and the last one.
    lines.add(
        "%d passed, %d failed, %d skipped"
            .formatted(count(Outcome.PASSED), count(Outcome.FAILED), count(Outcome.SKIPPED)));
    return lines;
  }

  /** A skipped test proves nothing, and in CI nobody reads the list. */
  int exitCode(boolean ci) {
    boolean good = count(Outcome.FAILED) == 0 && (!ci || count(Outcome.SKIPPED) == 0);
    return good ? ExitCode.DONE : ExitCode.FAILED;
  }

  private List<String> table() {
    TextTable table = new TextTable("part", "module", "passed", "failed", "skipped", "took");
    for (PartOutcome part : parts) {
      for (PartOutcome.Row row : part.rows()) {
        if (row.cases().isEmpty()) {
          continue; // it was only built; "in all" counts the time
        }
        table.row(
            part.name(),
            row.name(),
            row.count(Outcome.PASSED),
            row.count(Outcome.FAILED),
            row.count(Outcome.SKIPPED),
            ReadableTime.seconds(row.took()));
      }
    }
    for (PartOutcome part : parts) {
      table.row(
          part.name(),
          "in all",
          part.count(Outcome.PASSED),
          part.count(Outcome.FAILED),
          part.count(Outcome.SKIPPED),
          ReadableTime.seconds(part.took()));
    }
    return table.lines();
  }

  private List<String> named(Outcome outcome, String heading) {
    List<String> lines = new ArrayList<>();
    for (PartOutcome part : parts) {
      for (TestCase test : part.cases()) {
        if (test.outcome() == outcome && counts(test)) {
          String reason = test.reason().isEmpty() ? "no reason given" : test.reason();
          lines.add("  " + part.name() + ": " + test.name() + ": " + reason);
        }
      }
    }
    if (!lines.isEmpty()) {
      lines.add(0, heading);
      lines.add(0, "");
    }
    return lines;
  }

  private long count(Outcome outcome) {
    return parts.stream()
        .flatMap(part -> part.cases().stream())
        .filter(test -> test.outcome() == outcome && counts(test))
        .count();
  }

  /** What one part skips for want of something is not skipped when another part has run it. */
  private boolean counts(TestCase test) {
    return test.outcome() != Outcome.SKIPPED
        || parts.stream()
            .flatMap(part -> part.cases().stream())
            .noneMatch(
                other -> other.outcome() != Outcome.SKIPPED && other.name().equals(test.name()));
  }
}
