package dev.starpost.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.starpost.text.Language;
import dev.starpost.web.problem.Expectation;
import dev.starpost.web.problem.Problem;
import java.util.Optional;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

class RequireTest {
  private static Object detail(ThrowingCallable check) {
    return catchThrowableOfType(Problem.class, check).document(Language.ENGLISH).get("detail");
  }

  @Test
  void what_is_missing_is_told_what_belongs_there() {
    assertThat(Require.present("name", "Ann", String.class)).isEqualTo("Ann");
    assertThat(detail(() -> Require.present("name", null, String.class)))
        .isEqualTo("This call expects name: text.");
  }

  @Test
  void a_word_that_means_nothing_is_told_those_that_do() {
    assertThat(Require.oneOf("list", Optional.of(1), "ranked", "resting")).isEqualTo(1);
    assertThat(detail(() -> Require.oneOf("list", Optional.empty(), "ranked", "resting")))
        .isEqualTo("This call expects list: one of: ranked, resting.");
  }

  @Test
  void what_does_not_hold_is_told_what_is_expected() {
    assertThatCode(() -> Require.that(true, "id", Expectation.id())).doesNotThrowAnyException();
    assertThat(detail(() -> Require.that(false, "id", Expectation.id())))
        .isEqualTo("This call expects id: an id of 26 letters and digits.");
  }
}
