package dev.starpost.engine.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.starpost.web.testkit.Tokens;
import io.restassured.RestAssured;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The client of the guide, which knows no game, says what is on the table in words. */
@EngineTest
class ClientTest {
  private static final Path CLIENT = Path.of("../../docs/api/client.py");

  @TempDir Path directory;

  @Test
  void it_prints_the_table_the_log_and_the_choices() throws Exception {
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/python3")), "needs python3");
    Table table = Table.of("ann", "bob");

    String said = run(table, "en", "?cargo\n1\n1\nu\n");

    assertThat(said)
        .contains("== Table", "== What happened", "Round 1: the ", "== Waiting for ANN, BOB")
        .contains("draw pile: 26", "your hand: crew of strength ", "danger ")
        .contains("cargo (SV-7.2): Who has brought home the most cargo wins.")
        .contains(" face down: crew ")
        .contains("ANN takes back the last decision.");
    assertThat(run(table, "fr", ""))
        .contains("Manche 1 : l’épave ", "pioche : 26", "votre main : équipier de force ")
        .doesNotContain("Round 1", "yourHand", "derelict");
  }

  @Test
  void it_fills_in_the_slots_of_a_plan() throws Exception {
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/python3")), "needs python3");

    String said = run(PlanningTable.ready(), "en", "1\n1\n\n3\n1\n1\n2\n3\n");

    assertThat(said)
        .contains("Choose 3:", "zone 1:", "zone 2:", "zone 3:")
        .contains("Your plan needs a card for zone 2: it is empty.")
        .containsPattern("ANN plans “.+” on zone 1, “.+” on zone 2 and “.+” on zone 3\\.");
  }

  private String run(Table table, String language, String input)
      throws IOException, InterruptedException {
    Path typed = Files.writeString(directory.resolve("typed"), input);
    Path output = directory.resolve("output");
    ProcessBuilder client =
        new ProcessBuilder(
                "/usr/bin/python3",
                CLIENT.toString(),
                "http://localhost:" + RestAssured.port,
                Tokens.player("ann"),
                table.gameId(),
                language)
            .redirectInput(typed.toFile())
            .redirectErrorStream(true)
            .redirectOutput(output.toFile());
    client.environment().put("PYTHONIOENCODING", "utf-8");
    Process process = client.start();
    boolean ended = process.waitFor(60, TimeUnit.SECONDS);
    process.destroyForcibly();
    String said = Files.readString(output, StandardCharsets.UTF_8);
    assertThat(ended).as(said).isTrue();
    assertThat(process.exitValue()).as(said).isZero();
    return said;
  }
}
