package dev.starpost.matchmaking.matcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WindowTest {
  private static final Path README = Path.of("../README.md");
  private static final Pattern ROW = Pattern.compile("\\| `(PT?[0-9HM]+S?)` \\| ([0-9]+) \\|");

  @Test
  void the_published_curve_is_the_one_that_counts() throws IOException {
    List<Window.Point> published = new ArrayList<>();
    ROW.matcher(Files.readString(README))
        .results()
        .forEach(
            row ->
                published.add(
                    new Window.Point(
                        Duration.parse(row.group(1)), Integer.parseInt(row.group(2)))));

    assertThat(published).isEqualTo(Window.CURVE);
  }

  @ParameterizedTest
  @CsvSource({
    "PT-5S, 60",
    "PT0S, 60",
    "PT5M, 80",
    "PT10M, 100",
    "PT35M, 150",
    "PT15H, 800",
    "PT24H, 1200",
    "P9D, 1200"
  })
  void between_its_points_it_grows_evenly(Duration waited, int points) {
    assertThat(Window.after(waited)).isEqualTo(points);
  }

  @Test
  void it_never_narrows() {
    int before = 0;
    for (int minutes = 0; minutes < 2000; minutes++) {
      int now = Window.after(Duration.ofMinutes(minutes));
      assertThat(now).isGreaterThanOrEqualTo(before);
      before = now;
    }
    assertThat(before).isEqualTo(Window.widest());
  }
}
