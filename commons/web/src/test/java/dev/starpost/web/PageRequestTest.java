package dev.starpost.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.starpost.text.Language;
import dev.starpost.web.problem.Problem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PageRequestTest {
  private static PageRequest page(String cursor, String limit) {
    PageRequest page = new PageRequest();
    page.cursor = cursor;
    page.limit = limit;
    return page;
  }

  @Test
  void a_page_has_a_beginning_and_a_length() {
    PageRequest page = page("abc", "7");

    assertThat(page.cursor(text -> true)).contains("abc");
    assertThat(page.limit()).isEqualTo(7);
    assertThat(page(null, "20").cursor(text -> false)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "101", "-1", "ten", "", "1e1"})
  void a_length_beyond_all_limits_is_told_the_limits(String limit) {
    assertThatExceptionOfType(Problem.class)
        .isThrownBy(() -> page(null, limit).limit())
        .satisfies(
            problem ->
                assertThat(problem.document(Language.ENGLISH))
                    .containsEntry("field", "limit")
                    .containsEntry(
                        "detail", "This call expects limit: a whole number from 1 to 100."));
  }

  @Test
  void a_cursor_that_no_list_has_given_is_refused() {
    assertThatExceptionOfType(Problem.class)
        .isThrownBy(() -> page("nonsense", "20").cursor(text -> text.startsWith("ours")))
        .satisfies(
            problem ->
                assertThat(problem.document(Language.FRENCH))
                    .containsEntry("field", "cursor")
                    .containsEntry(
                        "detail",
                        "Cet appel attend cursor : celui de l'en-tête Link de la page précédente."));
  }
}
