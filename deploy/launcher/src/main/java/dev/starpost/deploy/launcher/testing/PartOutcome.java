package dev.starpost.deploy.launcher.testing;

import dev.starpost.deploy.launcher.testing.TestCase.Outcome;
import java.time.Duration;
import java.util.List;

/**
 * Test result. What came out of one part of {@code ./starpost test}: a row for each module or step.
 * A part that was skipped, or that failed other than by a test, has one case that stands for
 * itself.
 *
 * @param took less than its rows together where they ran side by side
 */
record PartOutcome(String name, List<Row> rows, Duration took) {

  /** One line of the table at the end. */
  record Row(String name, Duration took, List<TestCase> cases) {
    long count(Outcome outcome) {
      return cases.stream().filter(test -> test.outcome() == outcome).count();
    }
  }

  static PartOutcome skipped(String part, String reason) {
    return whole(part, Duration.ZERO, Outcome.SKIPPED, reason);
  }

  static PartOutcome failed(String part, Duration after, String reason) {
    return whole(part, after, Outcome.FAILED, reason);
  }

  private static PartOutcome whole(String part, Duration took, Outcome outcome, String reason) {
    TestCase itself = new TestCase("the whole part", outcome, reason);
    return new PartOutcome(part, List.of(new Row("-", took, List.of(itself))), took);
  }

  List<TestCase> cases() {
    return rows.stream().flatMap(row -> row.cases().stream()).toList();
  }

  long count(Outcome outcome) {
    return rows.stream().mapToLong(row -> row.count(outcome)).sum();
  }
}
