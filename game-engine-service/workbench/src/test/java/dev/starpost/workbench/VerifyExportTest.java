package dev.starpost.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.kernel.Game;
import dev.starpost.kernel.export.Verification;
import dev.starpost.kernel.export.VerificationResult;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VerifyExportTest {
  private static final int RULES_VERSION = Game.named("salvage").orElseThrow().rulesVersion();

  @TempDir Path folder;

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  @Test
  void a_genuine_game_is_explained() throws Exception {
    ObjectNode export = TamperedExportTest.export();
    VerificationResult.Genuine genuine = (VerificationResult.Genuine) Verification.of(export);
    assertThat(verify(file(export.toString()))).isEqualTo(VerifyExport.GENUINE);
    assertThat(out.toString(StandardCharsets.UTF_8))
        .startsWith(
            "Genuine: all %d steps decided again by rules version %d of salvage, %d draws from"
                .formatted(genuine.plies(), RULES_VERSION, genuine.draws()))
        .contains("fits the commitment " + export.get("commitment").textValue())
        .contains("seat 1: \"ann's cat\"")
        .contains("seat 2: nothing")
        .contains("seat 3: \"\u00e9t\u00e9\"");
    assertThat(err.size()).isZero();
  }

  @Test
  void what_was_only_folded_is_not_called_proved() throws Exception {
    ObjectNode export = TamperedExportTest.export();
    int plies = export.get("history").size();
    ((ObjectNode) export.at("/history/" + (plies - 1))).put("rulesVersion", RULES_VERSION + 1);
    List<Game<?, ?, ?>> later = List.of(TamperedExportTest.salvageOfLaterRules());
    assertThat(verifyBy(later, file(export.toString()))).isEqualTo(VerifyExport.GENUINE);
    assertThat(out.toString(StandardCharsets.UTF_8))
        .startsWith(
            "Genuine as far as it can be checked: 1 of %d steps decided again by rules version %d"
                .formatted(plies, RULES_VERSION + 1))
        .contains("The other %d steps were decided by earlier rules".formatted(plies - 1))
        .contains("is not shown");
  }

  @Test
  void entropy_that_plays_tricks_is_spelt_out() throws Exception {
    ObjectNode export = TamperedExportTest.export(List.of("a\u202eb\u001b", "e\u0301", ""));
    assertThat(verify(file(export.toString()))).isEqualTo(VerifyExport.GENUINE);
    assertThat(out.toString(StandardCharsets.UTF_8))
        .contains("seat 1: \"a\\u{202e}b\\u001B\"")
        .contains("seat 2: \"e\\u{301}\"");
  }

  @Test
  void a_tampered_game_is_told_by_its_first_difference() throws Exception {
    ObjectNode export = TamperedExportTest.export();
    ((ObjectNode) export.at("/history/0/events/1")).put("derelict", "mary\u001b[2J");
    assertThat(verify(file(export.toString()))).isEqualTo(VerifyExport.NOT_GENUINE);
    assertThat(out.toString(StandardCharsets.UTF_8))
        .startsWith("Not genuine. The first difference: version 1: event 2 of 2: at /derelict ")
        .doesNotContain("\u001b");
    assertThat(err.size()).isZero();
  }

  @Test
  void json_that_is_no_export_is_not_genuine() throws Exception {
    assertThat(verify(file("[]"))).isEqualTo(VerifyExport.NOT_GENUINE);
    assertThat(out.toString(StandardCharsets.UTF_8)).contains("the format");
  }

  @Test
  void what_cannot_be_checked_is_refused_with_a_sentence() throws Exception {
    assertRefused("name one file, the export of a finished game");
    assertRefused("name one file, the export of a finished game", "a", "b");
    assertRefused("there is no file", folder.resolve("none").toString());
    assertRefused("cannot read", folder.toString());
    assertRefused("is empty", file(""));
    assertRefused("is not JSON", file("{\"format\":"));
    assertRefused("is not JSON", file("{} {}"));
    assertRefused("is not JSON", file("{\"a\\u001b\":1,\"a\\u001b\":2}"));
    assertRefused("is not JSON", file("[".repeat(100_000)));
  }

  @Test
  void a_file_that_would_fill_the_memory_is_refused() throws Exception {
    Path large = folder.resolve("large");
    try (RandomAccessFile file = new RandomAccessFile(large.toFile(), "rw")) {
      file.setLength(64L * 1024 * 1024 + 1);
    }
    assertRefused("is larger than 64 MB", large.toString());
  }

  private void assertRefused(String says, String... arguments) {
    err.reset();
    assertThat(verify(arguments)).isEqualTo(VerifyExport.NOT_CHECKED);
    assertThat(err.toString(StandardCharsets.UTF_8))
        .startsWith("verify: ")
        .contains(says)
        .doesNotContain("\u001b");
    assertThat(out.size()).isZero();
  }

  private int verify(String... arguments) {
    return verifyBy(Game.all(), arguments);
  }

  private int verifyBy(List<Game<?, ?, ?>> games, String... arguments) {
    return new VerifyExport(
            games,
            new PrintStream(out, true, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8))
        .run(arguments);
  }

  private String file(String content) throws IOException {
    return Files.writeString(Files.createTempFile(folder, "export", ".json"), content).toString();
  }
}
