package dev.starpost.web.problem;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.text.Language;
import dev.starpost.text.Texts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class CommonProblemTest {
  private final Texts texts = Texts.of(CommonProblem.class, "common-problems");

  @ParameterizedTest
  @EnumSource(CommonProblem.class)
  void every_kind_of_problem_has_a_title_and_a_detail(CommonProblem kind) {
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
  void a_reason_is_told_in_the_language_of_the_caller() {
    Problem problem = Malformed.field("limit", Expectation.number(1, 200));

    assertThat(problem.document(Language.FRENCH))
        .containsEntry("detail", "Cet appel attend limit : un nombre entier de 1 à 200.")
        .containsEntry("type", "https://starpost.dev/problems/malformed-request");
  }

  @ParameterizedTest
  @EnumSource(CommonProblem.class)
  void what_passes_is_said_by_the_status(CommonProblem kind) {
    assertThat(kind.passes()).isEqualTo(kind.status() == 429 || kind.status() == 503);
  }
}
