package dev.starpost.games.councilofshadows;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.kernel.data.Components;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class ExamplesTest {

  private static final List<Class<?>> TESTS =
      List.of(
          OpeningTest.class,
          BuyingTest.class,
          PlanningTest.class,
          ConsumptionTest.class,
          ActionsTest.class,
          DiscoveringTest.class,
          ExploitingTest.class,
          SettlingTest.class,
          EndTest.class,
          BonusCardsTest.class,
          StationsTest.class,
          LeadersTest.class,
          AutomaTest.class);

  @Test
  void every_worked_scenario_is_played_by_a_test() {
    SortedSet<String> told =
        Pattern.compile("^\\*\\*(EX-\\d+) ", Pattern.MULTILINE)
            .matcher(Components.text(ExamplesTest.class, "council-of-shadows/EXAMPLES.md"))
            .results()
            .map(found -> found.group(1))
            .collect(Collectors.toCollection(TreeSet::new));
    SortedSet<String> played = new TreeSet<>();
    for (Class<?> type : TESTS) {
      for (Method method : type.getDeclaredMethods()) {
        Example example = method.getAnnotation(Example.class);
        if (example != null && method.isAnnotationPresent(Test.class)) {
          played.addAll(Arrays.asList(example.value()));
        }
      }
    }
    assertThat(told).hasSizeGreaterThan(50);
    assertThat(played).isEqualTo(told);
  }
}
