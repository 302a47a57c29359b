package dev.starpost.deploy.load.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.starpost.deploy.load.cold.ColdSettings;
import dev.starpost.deploy.load.moves.MovesSettings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BenchSettingsTest {
  @TempDir Path directory;
  private String mongod;

  @BeforeEach
  void a_mongod() throws IOException {
    Path program = Files.createFile(directory.resolve("mongod"));
    assertThat(program.toFile().setExecutable(true)).isTrue();
    mongod = program.toString();
  }

  @Test
  void without_words_moves_are_measured_at_four_loads() throws BenchArguments.Wrong {
    MovesSettings settings = moves(Map.of());
    assertThat(settings.games()).containsExactly(1, 10, 50, 200);
    assertThat(settings.seconds()).isEqualTo(10);
    assertThat(settings.engines()).isEqualTo(1);
    assertThat(settings.mongos()).containsExactly("embedded");
    assertThat(settings.profile()).isEmpty();
  }

  @Test
  void every_word_counts() throws BenchArguments.Wrong {
    MovesSettings settings =
        moves(
            Map.of(),
            "--games=50, 1,50",
            "--seconds",
            "3",
            "--engines",
            "2",
            "--warm-up",
            "0",
            "--mongo",
            mongod,
            "--profile",
            directory.toString());
    assertThat(settings.games()).containsExactly(1, 50);
    assertThat(settings.seconds()).isEqualTo(3);
    assertThat(settings.engines()).isEqualTo(2);
    assertThat(settings.warmUp()).isZero();
    assertThat(settings.mongos()).containsExactly(mongod);
    assertThat(settings.profile()).contains(directory);
  }

  @Test
  void a_mongod_on_this_machine_is_compared_with_the_embedded_one() throws BenchArguments.Wrong {
    assertThat(moves(Map.of("STARPOST_MONGOD", mongod)).mongos())
        .containsExactly("embedded", mongod);
    assertThat(moves(Map.of("PATH", directory.toString())).mongos())
        .containsExactly("embedded", mongod);
    assertThat(moves(Map.of("PATH", directory.toString(), "STARPOST_MONGOD", "embedded")).mongos())
        .containsExactly("embedded");
    assertThat(moves(Map.of("STARPOST_MONGOD", mongod), "--mongo", "embedded").mongos())
        .containsExactly("embedded");
  }

  @Test
  void what_makes_no_sense_is_refused_with_the_way_out() {
    assertWrong("there are --games", "--game", "3");
    assertWrong("does not know salvage", "salvage");
    assertWrong("--seconds needs a value", "--seconds");
    assertWrong("from 1 to 3000, not 'many'", "--games", "1,many");
    assertWrong("from 1 to 3600, not '0'", "--seconds", "0");
    assertWrong("which should be a mongod", "--mongo", directory.toString());
  }

  @Test
  void stored_games_are_measured_with_a_real_mongod_only() throws BenchArguments.Wrong {
    ColdSettings settings = ColdSettings.parse(List.of("--mongo", mongod), Map.of());
    assertThat(settings.games()).isEqualTo(1_000_000);
    assertThat(settings.mongo()).isEqualTo(mongod);
    assertThat(settings.bytes()).isGreaterThan(1_000_000_000);
    assertThatThrownBy(() -> ColdSettings.parse(List.of(), Map.of("STARPOST_MONGOD", "embedded")))
        .hasMessageContaining("set STARPOST_MONGOD");
    assertThat(ColdSettings.parse(List.of(), Map.of("STARPOST_MONGOD", mongod)).mongo())
        .isEqualTo(mongod);
  }

  private static MovesSettings moves(Map<String, String> environment, String... words)
      throws BenchArguments.Wrong {
    return MovesSettings.parse(List.of(words), environment);
  }

  private static void assertWrong(String sentence, String... words) {
    assertThatThrownBy(() -> moves(Map.of(), words))
        .isInstanceOf(BenchArguments.Wrong.class)
        .hasMessageContaining(sentence);
  }
}
