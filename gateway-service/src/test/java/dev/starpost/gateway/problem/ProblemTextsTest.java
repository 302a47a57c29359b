package dev.starpost.gateway.problem;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.text.Language;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ProblemTextsTest {
  @ParameterizedTest
  @EnumSource(Language.class)
  void every_problem_has_a_title_and_a_detail_and_nothing_else_is_there(Language language) {
    Set<String> wanted = new TreeSet<>();
    Arrays.stream(GatewayProblem.values())
        .flatMap(each -> Stream.of(each.code() + ".title", each.code() + ".detail"))
        .forEach(wanted::add);

    assertThat(Problems.TEXTS.keys(language)).isEqualTo(wanted);
  }
}
