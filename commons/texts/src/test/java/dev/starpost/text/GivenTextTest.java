package dev.starpost.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.text.Normalizer;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class GivenTextTest {
  @Test
  void no_character_is_made_of_more_pieces_than_we_count_with() {
    int most =
        IntStream.rangeClosed(0, Character.MAX_CODE_POINT)
            .filter(point -> Character.getType(point) != Character.SURROGATE)
            .map(point -> pieces(Character.toString(point)))
            .max()
            .orElseThrow();

    assertThat(most).isEqualTo(4);
  }

  private static int pieces(String character) {
    String apart = Normalizer.normalize(character, Normalizer.Form.NFD);
    return apart.codePointCount(0, apart.length());
  }

  @Test
  void what_is_short_enough_in_a_normal_form_may_fit_however_it_was_typed() {
    for (String character : List.of("é", "\u1f82", "한", "\ud834\udd60", "\ud87e\udc00")) {
      String apart = Normalizer.normalize(character, Normalizer.Form.NFD);

      assertThat(GivenText.mayFit(character.repeat(24), 24)).isTrue();
      assertThat(GivenText.mayFit(apart.repeat(24), 24)).isTrue();
    }
    assertThat(GivenText.mayFit("x".repeat(192), 24)).isTrue();
    assertThat(GivenText.mayFit("x".repeat(193), 24)).isFalse();
  }

  @Test
  void a_run_of_marks_is_no_longer_than_any_language_needs() {
    assertThat(GivenText.isStreamSafe("a" + "\u0301".repeat(30) + "b" + "\u0323".repeat(30)))
        .isTrue();
    assertThat(GivenText.isStreamSafe("a" + "\u0301".repeat(31))).isFalse();
    // Marks that are two units each: U+1D165.
    assertThat(GivenText.isStreamSafe("\ud834\udd65".repeat(31))).isFalse();
    assertThat(GivenText.isStreamSafe("Ανδρέας said: ą̊ is fine\n".repeat(1_000))).isTrue();
  }
}
