package dev.starpost.deploy.launcher.demo;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.starpost.deploy.launcher.StubStarpost;
import dev.starpost.deploy.launcher.cli.Checkout;
import dev.starpost.deploy.launcher.cli.ExitCode;
import dev.starpost.deploy.launcher.cli.Refused;
import dev.starpost.deploy.launcher.console.Console;
import dev.starpost.deploy.launcher.run.DataDirectory;
import dev.starpost.deploy.launcher.run.LockHolder;
import dev.starpost.deploy.launcher.run.RunNote;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DemoCommandTest {
  private static final String MOVES = "POST /v1/games/sal-1/moves";

  @TempDir Path directory;
  private final ByteArrayOutputStream said = new ByteArrayOutputStream();
  private final List<Duration> pauses = new ArrayList<>();
  private StubStarpost starpost;
  private LockHolder owner;

  @BeforeEach
  void a_starpost_that_runs() throws IOException {
    starpost = new StubStarpost();
    owner = LockHolder.owning(directory);
    isUp(true);
  }

  @AfterEach
  void it_ends() {
    starpost.close();
    owner.close();
  }

  @Test
  void the_game_is_told_as_it_happens() throws IOException, InterruptedException {
    assertThat(demo(Map.of())).isEqualTo(ExitCode.DONE);

    String origin = "http://localhost:" + starpost.port();
    Path export = directory.resolve("demo/sal-1.json");
    assertThat(said().lines())
        .containsExactly(
            "Ann and Bob have come as guests.",
            "Ann opens a table for Salvage: " + origin + "/v1/tables/t1",
            "Bob sits down, and the game begins: " + origin + "/v1/games/sal-1",
            "",
            "Round 1: the Bright Anvil drifts into sight.",
            "Ann places a bid face down.",
            "Bob places a bid face down.",
            "The strongest bids are equal, so the die decides: Ann rolls 6 and Bob rolls 1.",
            "Ann wins the bid and boards the Bright Anvil.",
            "Ann searches the Bright Anvil and rolls 5.",
            "Ann searches the Bright Anvil and rolls 5.",
            "Ann leaves the Bright Anvil with 2 cargo.",
            "The game is over.",
            "rank  player  points",
            "   1  Ann          2",
            "   2  Bob          0",
            "",
            "All of it is at %s/v1/games/sal-1/export, and in %s.".formatted(origin, export),
            "Every move and every draw can be checked: ./starpost verify '%s'".formatted(export));
    assertThat(export).content().contains("GET /v1/games/sal-1/export");
    assertThat(starpost.asked("POST /v1/tables"))
        .singleElement()
        .satisfies(
            asked -> {
              assertThat(Json.text(asked.body(), "game")).contains("salvage");
              assertThat(asked.key()).isNotBlank();
            });
    assertThat(starpost.asked(MOVES)).extracting(StubStarpost.Asked::key).doesNotHaveDuplicates();
  }

  @Test
  void quiet_prints_the_id_alone() throws IOException, InterruptedException {
    demo(Map.of(), "--quiet");

    assertThat(said()).isEqualTo("sal-1" + System.lineSeparator());
    assertThat(directory.resolve("demo")).doesNotExist();
  }

  @Test
  void the_pace_is_kept_before_every_move() throws IOException, InterruptedException {
    demo(Map.of(), "--pace", "7");

    assertThat(pauses).filteredOn(Duration.ofSeconds(7)::equals).hasSize(5);
  }

  @Test
  void it_speaks_the_language_of_the_terminal() throws IOException, InterruptedException {
    demo(Map.of("LANG", "fr_FR.UTF-8"));

    assertThat(said()).contains("s'assied, et la partie commence", "rang  joueur  points");
    assertThat(starpost.asked("GET /v1/games/sal-1/events"))
        .isNotEmpty()
        .allMatch(asked -> asked.headers().get("Accept-language").equals("fr"));
  }

  @Test
  void whoever_is_told_to_wait_asks_the_same_again_later()
      throws IOException, InterruptedException {
    starpost.says("POST /v1/guests", 429, "5", "{}");
    starpost.says(MOVES, 503, "3", "{}");
    starpost.says(MOVES, 0, null, "");
    starpost.says(MOVES, 202, null, "{\"status\":\"pending\"}");

    demo(Map.of());

    assertThat(pauses).contains(Duration.ofSeconds(5), Duration.ofSeconds(3));
    assertThat(starpost.asked(MOVES)).hasSize(5 + 3);
    assertThat(starpost.asked(MOVES).stream().limit(4).map(StubStarpost.Asked::key).distinct())
        .hasSize(1);
    assertThat(said()).containsOnlyOnce("Ann places a bid").contains("The game is over.");
  }

  @Test
  void whoever_was_overtaken_looks_again() throws IOException, InterruptedException {
    starpost.says(MOVES, 412, null, "{}");
    starpost.says(MOVES, 409, null, "{}");

    demo(Map.of());

    assertThat(starpost.asked(MOVES)).hasSize(5 + 2);
    assertThat(starpost.asked(MOVES)).extracting(StubStarpost.Asked::key).doesNotHaveDuplicates();
    assertThat(said()).containsOnlyOnce("Ann places a bid").contains("The game is over.");
  }

  @Test
  void a_guest_whose_token_has_expired_gets_another() throws IOException, InterruptedException {
    starpost.says("POST /v1/tables", 401, null, "{}");
    demoThen(() -> starpost.forgetsTokens());

    assertThat(starpost.asked("POST /v1/sessions/refresh")).hasSize(3);
    assertThat(said()).contains("The game is over.");
  }

  @Test
  void what_is_refused_is_said_in_its_words() {
    starpost.says(MOVES, 422, null, "{\"detail\":\"You do not have that crew.\"}");

    assertThatThrownBy(() -> demo(Map.of()))
        .isInstanceOf(Refused.class)
        .hasMessage(MOVES + " was refused (422): You do not have that crew.");
  }

  @Test
  void a_table_that_comes_to_nothing_ends_it() {
    starpost.cancelsTheTable();

    assertThatThrownBy(() -> demo(Map.of()))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("The table was cancelled");
  }

  @Test
  void a_starpost_that_stays_away_is_not_waited_for_for_ever() {
    starpost.close();

    assertThatThrownBy(() -> demo(Map.of()))
        .isInstanceOf(Refused.class)
        .hasMessageContainingAll("does not answer", "./starpost status");
    assertThat(pauses.stream().reduce(Duration.ZERO, Duration::plus)).hasMinutes(2);
  }

  @Test
  void where_nothing_runs_yet_it_says_what_to_do() throws IOException {
    isUp(false);
    assertThatThrownBy(() -> demo(Map.of()))
        .isInstanceOf(Refused.class)
        .hasMessageContainingAll("still starting", "./starpost status");

    owner.close();
    assertThatThrownBy(() -> demo(Map.of()))
        .isInstanceOf(Refused.class)
        .hasMessageContainingAll("not running", "./starpost up --data");
  }

  private int demo(Map<String, String> environment, String... words)
      throws IOException, InterruptedException {
    Stream<String> where = Stream.of("--data", directory.toString());
    return command(environment, pauses::add).run(Stream.concat(Stream.of(words), where).toList());
  }

  /** The table is waited for, and at that moment something happens. */
  private void demoThen(Runnable meanwhile) throws IOException, InterruptedException {
    PublicApi.Sleep sleep =
        time -> {
          if (pauses.isEmpty()) {
            meanwhile.run();
          }
          pauses.add(time);
        };
    command(Map.of(), sleep).run(List.of("--data", directory.toString()));
  }

  private DemoCommand command(Map<String, String> environment, PublicApi.Sleep sleep) {
    Checkout checkout = new Checkout(Path.of("/checkout"), environment);
    return new DemoCommand(checkout, new Console(new PrintStream(said, true, UTF_8), 0), sleep);
  }

  private void isUp(boolean isReady) throws IOException {
    new DataDirectory(directory)
        .write(new RunNote(owner.process(), Instant.EPOCH, starpost.port(), isReady, List.of()));
  }

  private String said() {
    return said.toString(UTF_8);
  }
}
