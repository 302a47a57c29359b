package dev.starpost.notification.news;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.notification.database.Json;
import dev.starpost.text.Language;
import java.time.ZoneOffset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class NewsTextsTest {
  @ParameterizedTest
  @EnumSource(Language.class)
  void every_language_says_the_same(Language language) {
    assertThat(NewsTexts.TEXTS.keys(language)).isEqualTo(NewsTexts.TEXTS.keys(Language.ENGLISH));
    for (String key : NewsTexts.TEXTS.keys(language)) {
      assertThat(NewsTexts.TEXTS.argumentsOf(key, language))
          .as(key)
          .isEqualTo(NewsTexts.TEXTS.argumentsOf(key, Language.ENGLISH));
    }
  }

  @ParameterizedTest
  @EnumSource(NewsKind.class)
  void every_kind_of_news_can_be_said(NewsKind kind) {
    for (Language language : Language.values()) {
      var words = new NewsTexts(language, ZoneOffset.UTC);
      assertThat(words.sentence(kind.word(), Json.object())).isNotBlank();
    }
  }

  @Test
  void games_have_titles() {
    var words = new NewsTexts(Language.ENGLISH, ZoneOffset.UTC);
    assertThat(words.game(Json.object().put("game", "alien-frontiers")))
        .isEqualTo("Alien Frontiers");
    assertThat(words.game(Json.object())).isEmpty();
  }
}
