package dev.starpost.web.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.text.Language;
import dev.starpost.text.Texts;
import dev.starpost.web.problem.CommonProblem;
import dev.starpost.web.problem.ProblemKind;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The problems of a service have words, the same in every language, and codes of their own. */
public interface ProblemTextsSuite {
  /** All problems of the service; they share their texts. */
  List<? extends ProblemKind> kinds();

  private Texts texts() {
    return kinds().get(0).texts();
  }

  @Test
  default void every_kind_of_problem_has_a_title_and_a_detail() {
    for (ProblemKind kind : kinds()) {
      for (Language language : Language.values()) {
        assertThat(texts().keys(language))
            .contains(kind.code() + ".title", kind.code() + ".detail");
      }
    }
  }

  @Test
  default void every_language_says_the_same() {
    for (Language language : Language.values()) {
      assertThat(texts().keys(language)).isEqualTo(texts().keys(Language.ENGLISH));
      for (String key : texts().keys(language)) {
        assertThat(texts().argumentsOf(key, language))
            .as("%s in %s", key, language)
            .isEqualTo(texts().argumentsOf(key, Language.ENGLISH));
      }
    }
  }

  @Test
  default void a_code_means_one_thing() {
    assertThat(kinds().stream().map(ProblemKind::code))
        .doesNotContainAnyElementsOf(
            Arrays.stream(CommonProblem.values()).map(ProblemKind::code).toList());
  }
}
