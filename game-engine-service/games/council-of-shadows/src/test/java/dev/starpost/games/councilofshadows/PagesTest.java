package dev.starpost.games.councilofshadows;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.games.councilofshadows.component.Galaxy;
import dev.starpost.games.councilofshadows.component.Gem;
import dev.starpost.games.councilofshadows.plugin.CouncilGame;
import dev.starpost.kernel.data.Components;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What players read are rules, and what developers read is whole. */
class PagesTest {
  private static final String RULES = new CouncilGame().rulesText();
  private static final String INDEX = "## COS-16 ";

  /** The keys of all YAML files. */
  private static SortedSet<String> keys() {
    SortedSet<String> keys = new TreeSet<>();
    for (String file :
        List.of(
            "actions", "automa", "board", "bonus", "dark-tech", "leaders", "systems", "upgrades")) {
      String yaml =
          Components.text(PagesTest.class, "council-of-shadows/" + file + ".yaml")
              .replaceAll("(?m)^#.*$", "");
      Matcher key = Pattern.compile("([A-Za-z]+): ?").matcher(yaml);
      while (key.find()) {
        keys.add(key.group(1));
      }
    }
    keys.removeAll(List.of("id", "type", "cost", "gems")); // told in the text before the table
    for (Gem gem : Gem.ALL) {
      keys.remove(gem.id());
    }
    for (Galaxy galaxy : Galaxy.ALL) {
      keys.remove(galaxy.id());
    }
    return keys;
  }

  @Test
  void every_key_of_the_data_is_told_to_developers() throws IOException {
    String page = Files.readString(Path.of("DEVELOPERS.md"));
    assertThat(keys()).hasSizeGreaterThan(50).allMatch(key -> page.contains("`" + key + "`"));
  }

  @Test
  void players_read_rules_and_no_keys_of_the_data() {
    assertThat(keys())
        .filteredOn(key -> !key.toLowerCase(Locale.ROOT).equals(key))
        .hasSizeGreaterThan(10)
        .noneMatch(RULES::contains);
    assertThat(RULES)
        .doesNotContain("Tuning", "simulat", "invariant", "COS-15", "COS-17", "COS-18", ".yaml");
  }

  @Test
  void every_ruling_is_listed_once_more_in_the_index() {
    SortedSet<String> marked = new TreeSet<>();
    String rule = "";
    for (String line : RULES.substring(0, RULES.indexOf(INDEX)).lines().toList()) {
      Matcher begins = Pattern.compile("^\\s*- \\*\\*COS-(\\d+(?:\\.\\d+)+)").matcher(line);
      rule = begins.find() ? begins.group(1) : rule;
      if (!rule.isEmpty() && line.contains("**RULING")) {
        marked.add(rule);
      }
    }
    SortedSet<String> listed = new TreeSet<>();
    Matcher rows =
        Pattern.compile("^\\| R\\d+ \\|[^|]*\\|([^|]*)\\|$", Pattern.MULTILINE)
            .matcher(RULES.substring(RULES.indexOf(INDEX)));
    while (rows.find()) {
      for (String address : rows.group(1).split(",", -1)) {
        listed.add(address.strip());
      }
    }
    assertThat(marked).hasSizeGreaterThan(40).isEqualTo(listed);
  }
}
