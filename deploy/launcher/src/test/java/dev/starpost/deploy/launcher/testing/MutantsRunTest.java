package dev.starpost.deploy.launcher.testing;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.starpost.deploy.launcher.cli.Checkout;
import dev.starpost.deploy.launcher.cli.ExitCode;
import dev.starpost.deploy.launcher.cli.Refused;
import dev.starpost.deploy.launcher.console.Console;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** With a Maven that only pretends, and leaves the report that a test wrote. */
class MutantsRunTest {
  private static final String GAME = "game-engine-service/games/salvage";

  private static final String KILLED =
      """
      <mutation detected='true' status='KILLED' numberOfTestsRun='2'>
        <sourceFile>Bidding.java</sourceFile>
        <mutatedClass>dev.starpost.games.salvage.Bidding</mutatedClass>
        <mutatedMethod>highest</mutatedMethod>
        <lineNumber>40</lineNumber>
        <description>negated conditional</description>
      </mutation>
      """;
  private static final String SURVIVED =
      KILLED
          .replace("detected='true' status='KILLED'", "detected='false' status='SURVIVED'")
          .replace("40", "12");
  private static final String UNCOVERED =
      SURVIVED
          .replace("SURVIVED", "NO_COVERAGE")
          .replace("Bidding.java", "Boarding.java")
          .replace("12", "7");

  @TempDir Path root;
  private final ByteArrayOutputStream said = new ByteArrayOutputStream();

  @Test
  void the_score_and_what_survives_are_said() throws IOException, InterruptedException {
    assertThat(run(KILLED.repeat(8) + SURVIVED + UNCOVERED)).isZero();

    assertThat(said())
        .contains("8 of 10 mutants killed: score 80 %, test strength 88 %")
        .contains("  Bidding.java:12 highest: negated conditional\n")
        .contains("  Boarding.java:7 highest: negated conditional (no test goes there)\n")
        .containsPattern("Bidding.java +9 +8 +1 +0 +88 %")
        .containsPattern("Boarding.java +1 +0 +0 +1 +0 %")
        .doesNotContain("less than");
  }

  @Test
  void a_game_that_is_held_too_loosely_fails() throws IOException, InterruptedException {
    assertThat(run(KILLED.repeat(3) + SURVIVED)).isEqualTo(ExitCode.FAILED);

    assertThat(said()).contains("score 75 %", "less than the 80 % that a game needs");
  }

  @Test
  void an_earlier_report_is_never_taken_for_this_one() throws IOException {
    Path earlier = MutantReport.file(root.resolve(GAME));
    Files.createDirectories(earlier.getParent());
    Files.writeString(earlier, "<mutations>" + KILLED + "</mutations>");

    assertThatThrownBy(() -> runWith("#!/bin/sh\necho nothing was done\n"))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("PIT has no report");
  }

  private int run(String mutants) throws IOException, InterruptedException {
    Files.writeString(root.resolve("report"), "<mutations>" + mutants + "</mutations>");
    return runWith(
        """
        #!/bin/sh
        case "$*" in *" process-test-classes -Pmutants --projects=%s --also-make "*) ;; *) exit 1 ;; esac
        mkdir -p %s/target/pit-reports
        cp report %s/target/pit-reports/mutations.xml
        """
            .formatted(GAME, GAME, GAME));
  }

  private int runWith(String maven) throws IOException, InterruptedException {
    Files.writeString(root.resolve("mvnw"), maven);
    assertThat(root.resolve("mvnw").toFile().setExecutable(true)).isTrue();
    Checkout checkout = new Checkout(root, Map.of("PATH", System.getenv("PATH")));
    Console console = new Console(new PrintStream(said, true, UTF_8), 0);
    return new MutantsRun(checkout, console, List.of(GAME), false, List.of()).run();
  }

  private String said() {
    return said.toString(UTF_8);
  }
}
