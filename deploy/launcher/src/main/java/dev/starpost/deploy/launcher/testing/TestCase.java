package dev.starpost.deploy.launcher.testing;

/**
 * One test that was run, or was not.
 *
 * @param reason why it failed or was skipped; empty when it passed
 */
public record TestCase(String name, Outcome outcome, String reason) {
  enum Outcome {
    PASSED,
    FAILED,
    SKIPPED
  }
}
