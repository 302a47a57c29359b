package dev.starpost.deploy.launcher.testing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.deploy.launcher.testing.TestCase.Outcome;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class TestSummaryTest {
  private static final TestCase PASSED = new TestCase("a.XTest.works", Outcome.PASSED, "");
  private static final TestCase FAILED =
      new TestCase("a.XTest.fails", Outcome.FAILED, "1 is not 2");
  private static final TestCase SKIPPED = new TestCase("a.XTest.waits", Outcome.SKIPPED, "rain");

  @Test
  void the_last_line_counts_all_parts() {
    TestSummary summary =
        new TestSummary(
            List.of(
                part("modules", PASSED, PASSED, FAILED),
                part("storage", PASSED),
                PartOutcome.skipped("browser", "no browser")));

    assertThat(summary.lines()).endsWith("", "3 passed, 1 failed, 1 skipped");
  }

  @Test
  void what_was_skipped_or_failed_is_named_with_its_reason() {
    TestSummary summary =
        new TestSummary(
            List.of(
                part("modules", SKIPPED, FAILED),
                PartOutcome.skipped("browser", "install Chromium")));

    assertThat(summary.lines())
        .containsSubsequence(
            "Skipped:",
            "  modules: a.XTest.waits: rain",
            "  browser: the whole part: install Chromium",
            "Failed:",
            "  modules: a.XTest.fails: 1 is not 2");
  }

  @Test
  void a_test_that_another_part_has_run_is_not_skipped() {
    TestCase run = new TestCase(SKIPPED.name(), Outcome.PASSED, "");
    TestSummary summary = new TestSummary(List.of(part("modules", SKIPPED), part("storage", run)));

    assertThat(summary.lines())
        .doesNotContain("Skipped:")
        .endsWith("1 passed, 0 failed, 0 skipped");
    assertThat(summary.exitCode(true)).isZero();
  }

  @Test
  void a_module_that_was_only_built_has_no_row_of_its_own() {
    PartOutcome part =
        new PartOutcome(
            "modules",
            List.of(
                new PartOutcome.Row("tested", Duration.ofSeconds(3), List.of(PASSED)),
                new PartOutcome.Row("built", Duration.ofSeconds(4), List.of())),
            Duration.ofSeconds(6));

    assertThat(String.join("\n", new TestSummary(List.of(part)).lines()))
        .contains("tested")
        .contains("6.0 s")
        .doesNotContain("built");
  }

  @Test
  void every_row_shows_what_it_took() {
    assertThat(new TestSummary(List.of(part("modules", PASSED))).lines())
        .startsWith(
            "part     module  passed  failed  skipped   took",
            "modules  kernel       1       0        0  1.5 s",
            "modules  in all       1       0        0  1.5 s");
  }

  @Test
  void a_failure_is_always_fatal_and_a_skip_only_in_ci() {
    assertThat(new TestSummary(List.of(part("modules", PASSED))).exitCode(true)).isZero();
    assertThat(new TestSummary(List.of(part("modules", SKIPPED))).exitCode(false)).isZero();
    assertThat(new TestSummary(List.of(part("modules", SKIPPED))).exitCode(true)).isEqualTo(1);
    assertThat(new TestSummary(List.of(part("modules", FAILED))).exitCode(false)).isEqualTo(1);
  }

  private static PartOutcome part(String name, TestCase... cases) {
    Duration took = Duration.ofMillis(1500);
    return new PartOutcome(
        name, List.of(new PartOutcome.Row("kernel", took, List.of(cases))), took);
  }
}
