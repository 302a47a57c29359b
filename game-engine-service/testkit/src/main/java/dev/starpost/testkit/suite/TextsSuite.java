package dev.starpost.testkit.suite;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.kernel.Seat;
import dev.starpost.kernel.option.Option;
import dev.starpost.kernel.option.OptionDocument;
import dev.starpost.kernel.table.TableOption;
import dev.starpost.testkit.record.GameLog;
import dev.starpost.text.Language;
import dev.starpost.text.Text;
import dev.starpost.text.Texts;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Everything is said in every language. */
public interface TextsSuite<S, M, E> extends GameSuite<S, M, E> {

  @Test
  @Tag(GameSuite.SUITE)
  default void every_text_exists_in_every_language() {
    Texts texts = game().texts();
    assertThat(texts.has("refusal.not-an-option"))
        .as("the house speaks too: read the texts with GameTexts")
        .isTrue();
    for (Language language : Language.values()) {
      assertThat(texts.keys(language))
          .as("texts in %s", language)
          .isEqualTo(texts.keys(Language.ENGLISH))
          .contains("game.name");
      for (String key : texts.keys(language)) {
        assertThat(texts.argumentsOf(key, language))
            .as("arguments of %s in %s", key, language)
            .isEqualTo(texts.argumentsOf(key, Language.ENGLISH));
      }
      for (TableOption option : game().options().options()) {
        texts.say(Text.of("option." + option.name()), language);
        if (option instanceof TableOption.Choice choice) {
          choice
              .words()
              .forEach(
                  word -> texts.say(Text.of("option." + option.name() + "." + word), language));
        }
      }
    }
  }

  @TestFactory
  @Tag(GameSuite.SUITE)
  default Stream<DynamicTest> every_question_and_option_can_be_read() {
    return new Seeds(this, "every_question_and_option_can_be_read")
        .forEachTable(
            20,
            one -> {
              for (S state : Sampled.from(this, one, 2).positions()) {
                one.setup().seats().forEach(seat -> say(state, seat, one.setup().players()));
              }
            });
  }

  private void say(S state, Seat seat, int players) {
    Texts texts = GameLog.named(game(), players);
    for (Language language : Language.values()) {
      game()
          .rules()
          .question(state, seat)
          .ifPresent(question -> LogLines.hasNames(texts.say(question.text(), language)));
      for (Option<M> option : game().rules().options(state, seat)) {
        OptionDocument document =
            OptionDocument.of(option, OptionDocument.Explanation.NONE, texts, language);
        LogLines.hasNames(document.label());
        for (OptionDocument.Choose choose : document.choose()) {
          choose.of().forEach(of -> LogLines.hasNames(of.label()));
          choose.slots().orElse(List.of()).forEach(slot -> LogLines.hasNames(slot.label()));
        }
      }
    }
  }
}
