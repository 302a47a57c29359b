package dev.starpost.testkit.suite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;
import static org.junit.platform.testkit.engine.EventType.FINISHED;

import java.util.List;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.testkit.engine.EngineTestKit;

/** Runs one test of a suite against a broken game. */
final class Noticing {
  private Noticing() {}

  /** It must fail, and every failure must say what is wrong. */
  static void assertFailure(Class<?> broken, String method, String says) {
    List<String> failures =
        EngineTestKit.engine("junit-jupiter")
            .selectors(selectMethod(broken, method))
            .execute()
            .allEvents()
            .filter(event -> event.getType() == FINISHED)
            .map(event -> event.getRequiredPayload(TestExecutionResult.class))
            .filter(result -> result.getStatus() == TestExecutionResult.Status.FAILED)
            .flatMap(result -> result.getThrowable().stream())
            .map(String::valueOf)
            .toList();
    assertThat(failures)
        .as("failures of %s in %s", method, broken.getSimpleName())
        .isNotEmpty()
        .allSatisfy(failure -> assertThat(failure).contains(says));
  }
}
