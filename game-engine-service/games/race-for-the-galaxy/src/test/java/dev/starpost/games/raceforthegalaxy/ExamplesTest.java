package dev.starpost.games.raceforthegalaxy;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Every worked scenario of EXAMPLES.md is played by a test. */
class ExamplesTest {
  private static final Pattern TOLD = Pattern.compile("^\\*\\*(EX-\\d+)", Pattern.MULTILINE);
  private static final Pattern CITED = Pattern.compile("@Example\\(([^)]*)\\)");
  private static final Pattern ADDRESS = Pattern.compile("\"(EX-\\d+)\"");

  /** EX-90 is about orders sent ahead (RFTG-18.4), which do not exist yet. */
  private static final String NOT_YET = "EX-90";

  @Test
  void every_scenario_is_played_but_the_one_about_orders_ahead() throws IOException {
    Path examples = Path.of("src", "test", "resources", "race-for-the-galaxy", "EXAMPLES.md");
    SortedSet<String> told = found(TOLD, Files.readString(examples));
    assertThat(told).contains(NOT_YET);
    told.remove(NOT_YET);
    assertThat(cited()).isEqualTo(told);
  }

  private static SortedSet<String> cited() throws IOException {
    SortedSet<String> cited = new TreeSet<>();
    List<Path> tests;
    try (var files = Files.walk(Path.of("src", "test", "java"))) {
      tests = files.filter(file -> String.valueOf(file).endsWith("Test.java")).toList();
    }
    for (Path test : tests) {
      for (String values : found(CITED, Files.readString(test))) {
        cited.addAll(found(ADDRESS, values));
      }
    }
    return cited;
  }

  private static SortedSet<String> found(Pattern pattern, String text) {
    SortedSet<String> found = new TreeSet<>();
    Matcher matcher = pattern.matcher(text);
    while (matcher.find()) {
      found.add(matcher.group(1));
    }
    return found;
  }
}
