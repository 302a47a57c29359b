package dev.starpost.games.councilofshadows;

import static dev.starpost.games.councilofshadows.CouncilTable.gems;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.games.councilofshadows.plugin.CouncilGame;
import dev.starpost.text.Language;
import dev.starpost.text.Text;
import dev.starpost.text.Texts;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** French as the French rulebook speaks it. */
class FrenchTest {
  private static final Texts TEXTS = new CouncilGame().texts();

  private static String french(Text text) {
    return TEXTS.say(text, Language.FRENCH);
  }

  @Test
  void gems_agree_with_their_number() {
    assertThat(french(Text.of("label.buy-card", "gems", gems(2, 1, 2).labels())))
        .isEqualTo(
            "Acheter une carte IA pour 2 gemmes anthracite, 1 gemme dorée et 2 gemmes transparentes");
    assertThat(french(Text.of("label.buy-card", "gems", gems(1, 2, 1).labels())))
        .isEqualTo(
            "Acheter une carte IA pour 1 gemme anthracite, 2 gemmes dorées et 1 gemme transparente");
    assertThat(
            TEXTS.say(Text.of("label.buy-card", "gems", gems(0, 1, 2).labels()), Language.ENGLISH))
        .isEqualTo("Buy an AI card for 1 gold gem and 2 transparent gems");
  }

  @Test
  void words_are_those_of_the_rulebook() {
    assertThat(french(Text.of("card.start-gems"))).isEqualTo("Récupérer des gemmes");
    assertThat(french(Text.of("card.start-refine"))).isEqualTo("Transformer des gemmes");
    assertThat(french(Text.of("question.choose-leader"))).isEqualTo("Choisissez votre leader");
    assertThat(french(Text.of("planet-kind.blue"))).isEqualTo("similaire à la Terre");
    assertThat(french(Text.of("question.automa-colonize")))
        .isEqualTo("Quelle planète l’IA colonise-t-elle ?");
    for (String key : TEXTS.keys(Language.FRENCH)) {
      String text = sentence(key).toLowerCase(Locale.FRENCH);
      assertThat(text)
          .as(key)
          .doesNotContain("dirigeant", "telluri", "raffin", "manche", "marché", "humains");
    }
  }

  /** With something in place of every argument. */
  private static String sentence(String key) {
    Object[] arguments =
        TEXTS.argumentsOf(key, Language.FRENCH).stream()
            .flatMap(name -> Stream.of(name, (Object) 2))
            .toArray();
    return french(Text.of(key, arguments));
  }
}
