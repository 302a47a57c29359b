package dev.starpost.games.councilofshadows;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.games.councilofshadows.component.ActionCard;
import dev.starpost.games.councilofshadows.component.DarkTech;
import dev.starpost.games.councilofshadows.component.Step;
import dev.starpost.games.councilofshadows.component.Upgrade;
import dev.starpost.games.councilofshadows.plugin.CouncilGame;
import dev.starpost.kernel.data.Components;
import dev.starpost.testkit.Rule;
import org.junit.jupiter.api.Test;

/** What a card cannot carry out is refused when its file is read, not when the card is played. */
class DataTest {

  private static void isRefused(String file, Class<?> type, String because) {
    assertThatThrownBy(() -> Components.read(DataTest.class, "broken/" + file, type))
        .hasMessageContaining(file)
        .hasMessageContaining(because);
  }

  @Test
  @Rule({"COS-6.4", "COS-6.12"})
  void a_choice_offers_only_what_a_player_decides_about() {
    isRefused("choice-of-gains.yaml", ActionCard.File.class, "'gain-energy'");
    isRefused("choice-in-a-choice.yaml", ActionCard.File.class, "'choice'");
    assertThat(
            ActionCard.of("ai-flex-directive").steps().stream()
                .map(step -> ((Step.Choice) step).of().size()))
        .containsExactly(2);
  }

  @Test
  @Rule({"COS-8.8", "COS-13.1"})
  void action_cards_and_dark_tech_cards_say_only_what_they_can_carry_out() {
    isRefused("choice-on-dark-tech.yaml", DarkTech.File.class, "'choice'");
    isRefused("effect-on-an-action-card.yaml", ActionCard.File.class, "'lower-consumption'");
  }

  @Test
  @Rule("COS-3.5.3")
  void no_key_is_there_that_nobody_reads() {
    isRefused("range-of-an-upgrade.yaml", Upgrade.File.class, "\"range\"");
  }

  @Test
  @Rule("COS-6.12")
  void whatever_may_be_an_option_has_a_label() {
    for (Class<?> step : Step.Asking.class.getPermittedSubclasses()) {
      String kind = step.getAnnotation(JsonTypeName.class).value();
      assertThat(new CouncilGame().texts().has("label.choose-option." + kind)).as(kind).isTrue();
    }
  }
}
