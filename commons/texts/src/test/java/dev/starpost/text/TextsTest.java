package dev.starpost.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class TextsTest {
  private final Texts texts = Texts.of(TextsTest.class, "words");

  @Test
  void a_sentence_is_filled_in_in_both_languages() {
    Text text = Text.of("ships", "count", 2, "station", Text.of("station.mine"));
    assertThat(texts.say(text, Language.ENGLISH)).isEqualTo("Dock 2 ships at the mine");
    assertThat(texts.say(text, Language.FRENCH)).isEqualTo("Amarrer 2 vaisseaux à la mine");
  }

  @Test
  void nothing_is_plural_in_english_and_singular_in_french() {
    Text text = Text.of("ships", "count", 0, "station", "X");
    assertThat(texts.say(text, Language.ENGLISH)).isEqualTo("Dock 0 ships at X");
    assertThat(texts.say(text, Language.FRENCH)).isEqualTo("Amarrer 0 vaisseau à X");
  }

  @Test
  void a_list_is_joined_and_a_dollar_is_only_a_dollar() {
    Text text = Text.of("ships", "count", 1, "station", List.of(Text.of("station.mine"), "$1"));
    assertThat(texts.say(text, Language.ENGLISH)).isEqualTo("Dock 1 ship at the mine, $1");
  }

  @Test
  void of_a_list_the_word_fits_how_many_it_holds() {
    assertThat(texts.say(Text.of("ships", "count", List.of(4), "station", "X"), Language.ENGLISH))
        .isEqualTo("Dock 4 ship at X");
    assertThat(texts.say(Text.of("ships", "count", List.of(4, 5), "station", "X"), Language.FRENCH))
        .isEqualTo("Amarrer 4, 5 vaisseaux à X");
  }

  @Test
  void a_list_is_said_as_the_sentence_wants_it() {
    Text lists = Text.of("lists", "crew", List.of(1, 2, 3), "bids", List.of("1, 2", "3"));
    assertThat(texts.say(lists, Language.ENGLISH)).isEqualTo("1, 2, 3: 1, 2 and 3 of 1, 2; 3");
    assertThat(texts.say(lists, Language.FRENCH)).isEqualTo("1, 2, 3 : 1, 2 et 3 sur 1, 2 ; 3");
    Text one = Text.of("lists", "crew", List.of(1), "bids", List.of());
    assertThat(texts.say(one, Language.ENGLISH)).isEqualTo("1: 1 of ");
    assertThat(texts.argumentsOf("lists", Language.ENGLISH)).containsExactly("bids", "crew");
  }

  @Test
  void an_apostrophe_needs_no_escape() {
    assertThat(texts.say(Text.of("plain"), Language.ENGLISH)).isEqualTo("It's a plain sentence.");
  }

  @Test
  void the_full_stop_of_an_abbreviation_ends_the_sentence_too() {
    assertThat(texts.say(Text.of("sold", "firm", "Symbionts, Ltd."), Language.ENGLISH))
        .isEqualTo("Ann sells Symbionts, Ltd.");
    assertThat(texts.say(Text.of("sold", "firm", "Symbionts"), Language.ENGLISH))
        .isEqualTo("Ann sells Symbionts.");
    assertThat(texts.say(Text.of("sold", "firm", "all, and more.."), Language.ENGLISH))
        .isEqualTo("Ann sells all, and more...");
  }

  @Test
  void what_is_missing_is_named() {
    assertThatThrownBy(() -> texts.say(Text.of("nowhere"), Language.ENGLISH))
        .hasMessageContaining("nowhere");
    assertThatThrownBy(() -> texts.say(Text.of("ships", "count", 1), Language.ENGLISH))
        .hasMessageContaining("station");
    assertThatThrownBy(
            () -> texts.say(Text.of("ships", "count", "one", "station", "X"), Language.ENGLISH))
        .hasMessageContaining("must be a number or a list");
    assertThatThrownBy(() -> Texts.of(TextsTest.class, "no-such-folder"))
        .hasMessageContaining("no-such-folder");
    assertThatThrownBy(() -> Text.of("ships", "count"))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void words_can_be_put_over_others() {
    Texts both = texts.with(Texts.of(TextsTest.class, "more-words"));
    assertThat(both.say(Text.of("plain"), Language.ENGLISH)).isEqualTo("Another plain sentence.");
    assertThat(both.say(Text.of("station.mine"), Language.FRENCH)).isEqualTo("la mine");
    assertThat(both.say(Text.of("station.dock"), Language.FRENCH)).isEqualTo("le quai");
    assertThat(texts.has("station.dock")).isFalse();
  }

  @Test
  void a_name_is_put_in_by_whoever_knows_it() {
    Named stranger = () -> Text.of("station.mine");
    Text text = Text.of("ships", "count", 1, "station", List.of(stranger, "X"));
    assertThat(texts.say(text, Language.ENGLISH)).isEqualTo("Dock 1 ship at the mine, X");
    assertThat(texts.naming(who -> "Ann").say(text, Language.ENGLISH))
        .isEqualTo("Dock 1 ship at Ann, X");
    assertThat(texts.naming(Named::unnamed).say(text, Language.FRENCH))
        .isEqualTo("Amarrer 1 vaisseau à la mine, X");
  }
}
