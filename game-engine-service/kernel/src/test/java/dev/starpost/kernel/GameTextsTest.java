package dev.starpost.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.kernel.play.Ply;
import dev.starpost.text.Language;
import dev.starpost.text.Text;
import dev.starpost.text.Texts;
import java.util.List;
import org.junit.jupiter.api.Test;

class GameTextsTest {
  private final Texts texts = GameTexts.of(GameTextsTest.class, "tables");

  @Test
  void the_house_speaks_in_every_game() {
    assertThat(texts.say(Text.of("refusal.nothing-to-take-back"), Language.FRENCH)).isNotBlank();
    assertThat(texts.keys(Language.FRENCH)).isEqualTo(texts.keys(Language.ENGLISH));
  }

  @Test
  void a_seat_goes_by_the_name_of_who_sits_there() {
    Text text = Ply.Kind.TAKING_BACK.text(Seat.of(2), 1).orElseThrow();
    assertThat(GameTexts.naming(texts, List.of("Ann", "Ben")).say(text, Language.ENGLISH))
        .isEqualTo("Ben takes back the last decision.");
    assertThat(GameTexts.naming(texts, List.of("Ann")).say(text, Language.FRENCH))
        .isEqualTo("Rival revient sur sa dernière décision.");
    assertThat(texts.say(text, Language.ENGLISH))
        .isEqualTo("player 2 takes back the last decision.");
    assertThat(
            GameTexts.naming(texts, List.of("Ann"))
                .say(Ply.Kind.TAKING_BACK.text(Seat.of(1), 3).orElseThrow(), Language.ENGLISH))
        .isEqualTo("Ann takes back the last 3 decisions.");
  }

  @Test
  void a_step_without_events_has_words_of_the_house() {
    for (Ply.Kind kind : Ply.Kind.values()) {
      assertThat(kind.text(Seat.of(1), 0).isPresent())
          .as("words for %s", kind)
          .isEqualTo(
              kind == Ply.Kind.TAKING_BACK || kind == Ply.Kind.FORFEIT || kind.isOutsideRules());
      for (Language language : Language.values()) {
        kind.text(Seat.of(1), 0)
            .ifPresent(text -> assertThat(texts.say(text, language)).isNotBlank());
      }
    }
  }

  @Test
  void an_event_is_its_fields_and_its_text() {
    Shown shown = new Sung(Seat.of(1), 3);
    assertThat(EventDocument.of(shown, GameTexts.naming(texts, List.of("Ann")), Language.ENGLISH))
        .hasToString("{\"seat\":1,\"verses\":3,\"text\":\"Ann takes back the last decision.\"}");
  }

  record Sung(Seat seat, int verses) implements Shown {
    @Override
    public Text text() {
      return Text.of("step.taking-back", "player", seat);
    }
  }
}
