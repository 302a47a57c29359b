package dev.starpost.deploy.acceptance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** What the README tells a newcomer to paste does what it says. */
@ExtendWith(Platform.class)
@Tag("system")
class FirstGameTest {
  private static final String THEIRS = "URL=http://localhost:8080\n";

  /** The last line follows the game for ever; a newcomer ends it when they have seen enough. */
  private static final String PATIENCE = "curl() { command curl --max-time 5 -s \"$@\"; }\n";

  @TempDir Path directory;

  @Test
  void the_lines_of_the_readme_play_the_first_move(Door door) throws Exception {
    assumeTrue(Programs.run("bash", "--version"), "needs bash on the PATH");
    assumeTrue(Programs.run("curl", "--version"), "needs curl on the PATH");
    String lines = firstGame();
    assertThat(lines).startsWith(THEIRS);
    Path script = directory.resolve("first-game.sh");
    Files.writeString(
        script, PATIENCE + lines.replace(THEIRS, "URL=" + door.address().toString() + "\n"));

    String said = run(script);

    assertThat(said)
        .contains("\"yourHand\":[", "\"options\":[", "\"type\":\"bid\"", "\"version\":2")
        .contains("event:state")
        .doesNotContain("\"type\":\"https://starpost.dev/problems/");
  }

  /** The block of code below that heading. */
  private static String firstGame() throws IOException {
    String readme = Files.readString(Platform.checkout().resolve("README.md"));
    int heading = readme.indexOf("## Your first game");
    int begin = readme.indexOf("```\n", heading) + 4;
    return readme.substring(begin, readme.indexOf("```", begin));
  }

  private String run(Path script) throws IOException, InterruptedException {
    Path output = directory.resolve("said");
    Process process =
        new ProcessBuilder("bash", script.toString())
            .redirectErrorStream(true)
            .redirectOutput(output.toFile())
            .start();
    boolean ended = process.waitFor(120, TimeUnit.SECONDS);
    process.destroyForcibly();
    assertThat(ended).as(Files.readString(output)).isTrue();
    return Files.readString(output);
  }
}
