package dev.starpost.games.raceforthegalaxy;

import static dev.starpost.games.raceforthegalaxy.RaceTable.ANN;
import static dev.starpost.games.raceforthegalaxy.RaceTable.BOB;
import static dev.starpost.games.raceforthegalaxy.RaceTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.games.raceforthegalaxy.component.card.Card;
import dev.starpost.games.raceforthegalaxy.component.card.Power;
import dev.starpost.testkit.Rule;
import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** RFTG-14: powers that no other scenario holds, and the README's table of all of them. */
class PowersTest implements RaceScenarios {
  private static final Pattern ROW =
      Pattern.compile("\\| `(\\w+)` \\| (.*) \\| `(\\w+)\\.(\\w+)` \\|");

  @Test
  @Rule({"RFTG-5.2", "RFTG-5.3", "RFTG-5.5"})
  void explore_powers_add_to_the_bonus() {
    Race state =
        table(2)
            .tableau(ANN, "alien-artifact-hunters", "galactic-survey-seti")
            .chose(ANN, Action.EXPLORE_5)
            .at(Stage.EXPLORE);
    assertThat(state.player(ANN).drawn().size()).isEqualTo(2 + 5 + 1 + 2);
    assertThat(Exploring.keeps(state.player(ANN))).isEqualTo(2);
    assertThat(state.player(BOB).drawn().size()).isEqualTo(2);
    assertThat(Exploring.keeps(state.player(BOB))).isEqualTo(1);
  }

  @Test
  @Rule("RFTG-8.6")
  void new_economy_draws_in_consume() {
    Race state = table(2).tableau(ANN, "new-economy").at(Stage.CONSUME);
    assertThat(hand(state, ANN)).isEqualTo(1);
    assertThat(hand(state, BOB)).isZero();
  }

  @Test
  void the_readme_lists_every_power_its_cards_and_a_test_that_exists() throws Exception {
    SortedMap<String, List<String>> cards = new TreeMap<>();
    for (Card card : Card.ALL) {
      for (Power power : card.powers()) {
        List<String> having = cards.computeIfAbsent(key(power), key -> new ArrayList<>());
        if (card.replaces().isEmpty() && !having.contains(card.id())) {
          having.add(card.id());
        }
      }
    }
    assertThat(listed()).isEqualTo(cards);
  }

  private static String key(Power power) {
    return power.getClass().getAnnotation(JsonTypeName.class).value();
  }

  private static SortedMap<String, List<String>> listed()
      throws IOException, ReflectiveOperationException {
    SortedMap<String, List<String>> listed = new TreeMap<>();
    for (String line : Files.readAllLines(Path.of("README.md"))) {
      Matcher row = ROW.matcher(line);
      if (row.matches()) {
        listed.put(row.group(1), List.of(row.group(2).replace("`", "").split(", ", -1)));
        Class<?> test = Class.forName(PowersTest.class.getPackageName() + "." + row.group(3));
        Method method = test.getDeclaredMethod(row.group(4));
        assertThat(method.isAnnotationPresent(Test.class)).isTrue();
      }
    }
    return listed;
  }
}
