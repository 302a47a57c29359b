package dev.starpost.deploy.acceptance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The bots of the guide are what it says: complete, short, and good enough to play. */
@ExtendWith(Platform.class)
@Tag("system")
class GuideBotsTest {
  private static final int LONGEST_BOT = 45;
  private static final int SHORTEST_KEY = 16;
  private static final Pattern KEY = Pattern.compile("Idempotency-Key: ([^']*)'");
  private static final Path API = Platform.checkout().resolve("docs/api");

  @TempDir Path directory;

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '|',
      value = {"salvage, {}", "alien-frontiers, {}", "race-for-the-galaxy, {\"orb\": true}"})
  void they_play_a_whole_game_against_each_other(String name, String options, Door door)
      throws Exception {
    assumeTrue(Programs.run("python3", "--version"), "needs python3 on the PATH");
    assumeTrue(Programs.run("node", "--version"), "needs node on the PATH");
    Visitor ann = Visitor.guest(door);
    Visitor bob = Visitor.guest(door);

    Bot python = start("python3", "bot.py", door, ann, name, options);
    String table = Eventually.get("a table is open", () -> python.said("table ").strip());
    Bot javascript = start("node", "bot.mjs", door, bob, table);
    python.end();
    javascript.end();

    String game = ann.get("/v1/tables/" + table).json().path("gameId").asText();
    assertThat(ann.get("/v1/games/" + game).json().path("status").asText()).isEqualTo("finished");
    assertThat(ann.get("/v1/games/" + game + "/export").status()).isEqualTo(200);
  }

  @Test
  void the_python_one_fits_on_a_screen_and_the_guide_shows_both() throws IOException {
    List<String> python = Files.readAllLines(API.resolve("bot.py"));
    String guide = Files.readString(API.resolve("guide.md"));

    assertThat(python).hasSizeLessThanOrEqualTo(LONGEST_BOT).allMatch(line -> line.length() <= 110);
    assertThat(guide).contains(Files.readString(API.resolve("bot.py")));
    assertThat(guide).contains("(bot.mjs)");
  }

  @Test
  void every_key_that_we_show_to_newcomers_can_be_used() throws IOException {
    for (String page : List.of("README.md", "docs/api/guide.md")) {
      String text = Files.readString(Platform.checkout().resolve(page));
      assertThat(KEY.matcher(text).results().map(found -> found.group(1)))
          .as(page)
          .isNotEmpty()
          .allMatch(key -> key.length() >= SHORTEST_KEY);
    }
  }

  private Bot start(String program, String bot, Door door, Visitor visitor, String... more)
      throws IOException {
    List<String> command = new ArrayList<>();
    command.add(program);
    command.add(API.resolve(bot).toString());
    command.add(door.address().toString());
    command.add(visitor.withScopes("read", "tables", "play").token());
    command.addAll(List.of(more));
    Path output = directory.resolve(bot + ".out");
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(output.toFile())
            .start();
    return new Bot(process, output);
  }

  /** A bot that plays. */
  private record Bot(Process process, Path output) {
    /** What stands behind these words in the first line that begins so. */
    String said(String words) {
      assertThat(process.isAlive() || process.exitValue() == 0).as(text()).isTrue();
      return text()
          .lines()
          .filter(line -> line.startsWith(words))
          .map(line -> line.substring(words.length()))
          .findFirst()
          .orElse("");
    }

    void end() throws InterruptedException {
      boolean ended = process.waitFor(240, TimeUnit.SECONDS);
      process.destroyForcibly();
      assertThat(ended).as("ended; it said: " + text()).isTrue();
      assertThat(process.exitValue()).as(text()).isZero();
    }

    private String text() {
      try {
        return Files.readString(output);
      } catch (IOException e) {
        throw new java.io.UncheckedIOException(e);
      }
    }
  }
}
