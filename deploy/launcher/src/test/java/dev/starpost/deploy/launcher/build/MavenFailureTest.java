package dev.starpost.deploy.launcher.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class MavenFailureTest {
  @Test
  void the_errors_are_shown_without_the_advice_about_maven() {
    assertThat(
            MavenFailure.excerpt(
                List.of(
                    "[INFO] BUILD FAILURE",
                    "[ERROR] Failed to execute goal x: cannot find symbol -> [Help 1]",
                    "[ERROR] ",
                    "[ERROR] To see the full stack trace of the errors, re-run Maven with the -e",
                    "[ERROR] Re-run Maven using the -X switch to enable full debug logging.",
                    "[ERROR] [Help 1] http://cwiki.apache.org/")))
        .containsExactly("[ERROR] Failed to execute goal x: cannot find symbol -> [Help 1]");
  }

  @Test
  void errors_are_found_behind_the_names_of_threads() {
    assertThat(
            MavenFailure.excerpt(
                List.of(
                    "[mvn-builder-starpost-lobby-service] [ERROR] cannot find symbol",
                    "[main] [INFO] BUILD FAILURE")))
        .containsExactly("[ERROR] cannot find symbol");
  }

  @Test
  void without_errors_the_end_of_the_log_is_shown() {
    List<String> log = IntStream.range(0, 100).mapToObj(line -> "line " + line).toList();

    assertThat(MavenFailure.excerpt(log)).hasSize(30).endsWith("line 99");
  }
}
