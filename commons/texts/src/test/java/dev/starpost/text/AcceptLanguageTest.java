package dev.starpost.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AcceptLanguageTest {
  @ParameterizedTest
  @CsvSource(
      nullValues = "absent",
      value = {
        "absent, ENGLISH",
        "'', ENGLISH",
        "fr, FRENCH",
        "FR, FRENCH",
        "en, ENGLISH",
        "'fr-CA,fr;q=0.9', FRENCH",
        "'fr-CA , fr ; q=0.9', FRENCH",
        "'en,fr', ENGLISH",
        "'fr,en', FRENCH",
        "'de,fr;q=0.5,en;q=0.4', FRENCH",
        "'de,en;q=0.5,fr;q=0.4', ENGLISH",
        "'en;q=0.5,fr;q=0.51', FRENCH",
        "'en;q=0.999,fr;q=1.000', FRENCH",
        "'en;Q=0.2,fr;Q=0.3', FRENCH",
        "'fr;q=0.1,fr-CA;q=0.9,en;q=0.5', FRENCH",
        "'fr;q=0,en;q=0.1', ENGLISH",
        "de, ENGLISH",
        "'fro,fra', ENGLISH",
        "*, ENGLISH",
        "'de,*;q=0.1', ENGLISH",
        "'en;q=0,*', FRENCH",
        "'fr;q=0.3,*;q=0.5', ENGLISH",
        "'fr;q=0.5,*;q=0.5', FRENCH"
      })
  void the_one_that_the_caller_wants_most(String header, Language language) {
    assertThat(AcceptLanguage.best(header)).isEqualTo(language);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "fr;q=2",
        "fr;q=1.1",
        "fr;q=-1",
        "fr;q=0.1234",
        "fr;q=",
        "fr;q=x",
        "fr;q",
        "fr;level=1",
        "fr;;",
        "no; language=at all",
        ",,,,",
        ";q=;q=;q=",
        "\"fr\"",
        "fr fr"
      })
  void what_makes_no_sense_is_passed_over(String header) {
    assertThat(AcceptLanguage.best(header)).isEqualTo(Language.ENGLISH);
    assertThat(AcceptLanguage.best(header + ", fr;q=0.1")).isEqualTo(Language.FRENCH);
  }

  @Test
  void only_the_beginning_counts_and_no_range_that_is_cut_in_two() {
    String filling = "de-".repeat(32);
    assertThat(AcceptLanguage.best(filling + ",fr,de")).isEqualTo(Language.FRENCH);
    assertThat(AcceptLanguage.best(filling + ",de,fr")).isEqualTo(Language.ENGLISH);
    assertThat(AcceptLanguage.best("a".repeat(97) + ",fro")).isEqualTo(Language.ENGLISH);
    assertThat(AcceptLanguage.best("fr" + "-a".repeat(100))).isEqualTo(Language.ENGLISH);
    assertThat(AcceptLanguage.best("fr," + "a-".repeat(100))).isEqualTo(Language.FRENCH);
  }

  @ParameterizedTest
  @ValueSource(strings = {"-a", ",", ";q=", "\"", " ", "1", "fr;q=0.1,", "a-a;q=0.1,", "*,"})
  void however_long_it_is_no_more_is_read_than_the_beginning(String shape) {
    assertThat(AcceptLanguage.best(new ReadSparingly(shape.repeat(100_000)))).isNotNull();
  }

  /** The time only ends a test that would otherwise take days. */
  @ParameterizedTest
  @ValueSource(strings = {"-a", "-ab", ",a-a;q=0.1", "-a-b"})
  void a_hundred_thousand_characters_are_answered(String shape) {
    String header = "a" + shape.repeat(100_000 / shape.length());

    assertTimeoutPreemptively(Duration.ofSeconds(10), () -> AcceptLanguage.best(header));
  }

  /** Does not let anybody look further than is promised. */
  private record ReadSparingly(String text) implements CharSequence {
    @Override
    public int length() {
      return text.length();
    }

    @Override
    public char charAt(int index) {
      assertThat(index).isLessThan(AcceptLanguage.LONGEST);
      return text.charAt(index);
    }

    @Override
    public CharSequence subSequence(int start, int end) {
      assertThat(end).isLessThanOrEqualTo(AcceptLanguage.LONGEST);
      return text.subSequence(start, end);
    }

    @Override
    public String toString() {
      throw new AssertionError("the whole header is read");
    }
  }
}
