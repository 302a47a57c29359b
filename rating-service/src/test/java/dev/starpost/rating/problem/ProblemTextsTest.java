package dev.starpost.rating.problem;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.text.Language;
import dev.starpost.text.Texts;
import dev.starpost.web.problem.CommonProblem;
import dev.starpost.web.problem.ProblemKind;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ProblemTextsTest {
  private final Texts texts = Texts.of(RatingProblem.class, "problems");

  @ParameterizedTest
  @EnumSource(RatingProblem.class)
  void every_kind_of_problem_has_a_title_and_a_detail(RatingProblem kind) {
    for (Language language : Language.values()) {
      assertThat(texts.keys(language)).contains(kind.code() + ".title", kind.code() + ".detail");
    }
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void every_language_says_the_same(Language language) {
    assertThat(texts.keys(language)).isEqualTo(texts.keys(Language.ENGLISH));
    for (String key : texts.keys(language)) {
      assertThat(texts.argumentsOf(key, language))
          .as(key)
          .isEqualTo(texts.argumentsOf(key, Language.ENGLISH));
    }
  }

  @Test
  void a_code_means_one_thing() {
    assertThat(Arrays.stream(RatingProblem.values()).map(ProblemKind::code))
        .doesNotContainAnyElementsOf(
            Arrays.stream(CommonProblem.values()).map(ProblemKind::code).toList());
  }
}
