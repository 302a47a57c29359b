package dev.starpost.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.text.Language;
import dev.starpost.text.Text;
import dev.starpost.text.Texts;
import org.junit.jupiter.api.Test;

class GameTextsTest {
  private final Texts texts = GameTexts.of(GameTextsTest.class, "tables");

  @Test
  void the_house_speaks_in_every_game() {
    assertThat(texts.say(Text.of("refusal.nothing-to-take-back"), Language.FRENCH)).isNotBlank();
    assertThat(texts.keys(Language.FRENCH)).isEqualTo(texts.keys(Language.ENGLISH));
  }
}
