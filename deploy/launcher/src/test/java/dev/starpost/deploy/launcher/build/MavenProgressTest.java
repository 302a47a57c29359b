package dev.starpost.deploy.launcher.build;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.deploy.launcher.build.MavenProgress.Module;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class MavenProgressTest {
  private static final Instant START = Instant.parse("2026-01-01T00:00:00Z");

  private final MavenProgress progress = new MavenProgress(START);
  private final List<String> shown = new ArrayList<>();

  @Test
  void modules_are_shown_with_their_place_and_timed() {
    building("Starpost kernel", "[1/2]", "game-engine-service/kernel/pom.xml", START);
    building("Starpost", "[2/2]", "pom.xml", START.plusSeconds(5));

    assertThat(shown).containsExactly("  1/2 Starpost kernel", "  2/2 Starpost");
    assertThat(progress.modules(START.plusSeconds(7)))
        .containsExactly(
            new Module("Starpost kernel", "game-engine-service/kernel", Duration.ofSeconds(5)),
            new Module("Starpost", ".", Duration.ofSeconds(2)));
  }

  /** As Maven writes with --threads, when it is told to say which thread writes. */
  @Test
  void modules_side_by_side_are_told_apart_and_timed_as_maven_sums_up() {
    threaded("lobby", "[INFO] Building Starpost lobby 1.0.0-SNAPSHOT          [3/4]", START);
    threaded("rating", "[INFO] Building Starpost rating 1.0.0-SNAPSHOT         [4/4]", START);
    threaded("lobby", "[INFO]   from lobby-service/pom.xml", START);
    threaded("rating", "[INFO]   from rating-service/pom.xml", START.plusSeconds(1));

    assertThat(shown).containsExactly("  3/4 Starpost lobby", "  4/4 Starpost rating");
    assertThat(progress.live(START.plusSeconds(7)))
        .isEqualTo("0:07  3/4 Starpost lobby, 4/4 Starpost rating");

    accept("[main] [INFO] Starpost lobby ...................... SUCCESS [03:20 min]", START);
    accept("[main] [INFO] Starpost rating ..................... FAILURE [  0.917 s]", START);

    assertThat(progress.modules(START.plusSeconds(500)))
        .containsExactly(
            new Module("Starpost lobby", "lobby-service", Duration.ofSeconds(200)),
            new Module("Starpost rating", "rating-service", Duration.ofMillis(917)));
  }

  private void threaded(String artifact, String line, Instant now) {
    accept("[mvn-builder-starpost-" + artifact + "] " + line, now);
  }

  @Test
  void the_jar_plugin_does_not_look_like_a_module() {
    accept("[INFO] --- jar:3.5.1:jar (default-jar) @ starpost-kernel ---", START);
    accept("[INFO] Building jar: /a b/target/starpost-kernel.jar", START);
    accept("[INFO] ", START);

    assertThat(shown).isEmpty();
    assertThat(progress.modules(START)).isEmpty();
  }

  @Test
  void test_classes_are_shown_as_they_finish() {
    accept(
        "[INFO] Tests run: 5, Failures: 0, Errors: 0, Skipped: 0, Time elapsed: 0.52 s -- in"
            + " dev.starpost.kernel.DiceTest",
        START);
    accept(
        "[ERROR] Tests run: 4, Failures: 1, Errors: 1, Skipped: 1, Time elapsed: 1.5 s <<< FAILURE!"
            + " -- in dev.starpost.kernel.SeatTest",
        START);
    accept("[INFO] Tests run: 9, Failures: 0, Errors: 0, Skipped: 0", START);

    assertThat(shown)
        .containsExactly(
            "    DiceTest: 5 tests, 0.52 s", "    SeatTest: 4 tests, 2 FAILED, 1 skipped, 1.5 s");
  }

  @Test
  void the_live_line_says_the_time_the_module_and_the_downloads() {
    assertThat(progress.live(START.plusSeconds(61))).isEqualTo("1:01");

    building("Starpost kernel", "[1/2]", "pom.xml", START);
    for (String artifact : List.of("a:b:jar:1", "a:b:jar:1", "a:b:pom:1")) {
      accept("[DEBUG] Resolving artifact " + artifact + " from [central (x, default)]", START);
    }

    assertThat(progress.live(START.plusSeconds(7)))
        .isEqualTo("0:07  1/2 Starpost kernel  2 downloads");
  }

  private void building(String name, String place, String pom, Instant now) {
    accept("[INFO] Building " + name + " 1.0.0-SNAPSHOT                    " + place, now);
    accept("[INFO]   from " + pom, now);
  }

  private void accept(String line, Instant now) {
    progress.accept(line, now).ifPresent(shown::add);
  }
}
