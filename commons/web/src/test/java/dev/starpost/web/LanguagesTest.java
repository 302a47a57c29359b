package dev.starpost.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.text.Language;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LanguagesTest {
  @ParameterizedTest
  @CsvSource(
      nullValues = "absent",
      quoteCharacter = '"',
      value = {
        "absent, ENGLISH",
        "fr, FRENCH",
        "\"fr-CA,fr;q=0.9\", FRENCH",
        "\"de,fr;q=0.5,en;q=0.4\", FRENCH",
        "\"de,en;q=0.5,fr;q=0.4\", ENGLISH",
        "de, ENGLISH",
        "\"no; language=at all\", ENGLISH"
      })
  void the_best_of_those_that_the_caller_names(String accepted, Language language) {
    assertThat(Languages.of(accepted)).isEqualTo(language);
  }
}
