package dev.starpost.games.salvage;

import static dev.starpost.games.salvage.SalvageTable.ANN;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.games.salvage.component.SalvageComponents;
import dev.starpost.games.salvage.plugin.SalvageGame;
import dev.starpost.games.salvage.view.SalvageView;
import dev.starpost.kernel.Setup;
import dev.starpost.kernel.Viewer;
import dev.starpost.kernel.chance.SeededDice;
import dev.starpost.testkit.Rule;
import dev.starpost.testkit.suite.GameSuite;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class OpeningTest {
  private final SalvageGame game = new SalvageGame();

  @Test
  @Rule("SV-1.1")
  void there_are_four_crew_of_each_strength() {
    assertThat(SalvageComponents.BOX.crew()).hasSize(36);
    assertThat(GameSuite.tally(SalvageComponents.BOX.crew()))
        .hasSize(9)
        .containsEntry("1", 4)
        .containsEntry("9", 4);
  }

  @Test
  @Rule({"SV-1.2", "SV-1.3"})
  void there_are_sixteen_derelicts_and_a_die_of_six() {
    assertThat(SalvageComponents.BOX.derelicts())
        .hasSize(16)
        .allSatisfy(each -> assertThat(each.holds()).isPositive())
        .allSatisfy(each -> assertThat(each.danger()).isBetween(1, 4));
    assertThat(SalvageComponents.BOX.dieSides()).isEqualTo(6);
  }

  @Test
  @Rule("SV-2.1")
  void five_cards_are_dealt_to_each_and_shown_to_nobody_else() {
    Salvage opened = opened(3, Map.of());
    assertThat(opened.hands().values()).hasSize(3).allMatch(hand -> hand.size() == 5);
    assertThat(opened.deck()).hasSize(36 - 15);
    List<Integer> dealt = new ArrayList<>(opened.deck());
    opened.hands().values().forEach(hand -> dealt.addAll(hand.cards()));
    assertThat(dealt).containsExactlyInAnyOrderElementsOf(SalvageComponents.BOX.crew());

    SalvageView seen = SalvageView.of(opened, Viewer.at(ANN));
    assertThat(seen.yourHand()).contains(opened.hands().get(ANN));
    assertThat(SalvageView.of(opened, Viewer.SPECTATOR).yourHand()).isEmpty();
  }

  @Test
  @Rule("SV-2.2")
  void six_derelicts_come_or_ten_in_a_long_game() {
    assertThat(SalvageView.of(opened(2, Map.of()), Viewer.SPECTATOR).rounds()).isEqualTo(6);
    assertThat(SalvageView.of(opened(2, Map.of("longGame", true)), Viewer.SPECTATOR).rounds())
        .isEqualTo(10);
  }

  @Test
  @Rule("SV-2.3")
  void rough_space_makes_every_derelict_more_dangerous() {
    Salvage calm = opened(2, Map.of("space", "calm"));
    Salvage rough = opened(2, Map.of("space", "rough"));
    assertThat(rough.current().id()).isEqualTo(calm.current().id());
    assertThat(rough.current().danger()).isEqualTo(calm.current().danger() + 1);
  }

  @Test
  @Rule({"SV-3.1", "SV-3.2"})
  void the_first_round_begins_with_a_derelict_turned_up_and_bidding() {
    Salvage opened = opened(4, Map.of());
    List<String> gone = new ArrayList<>(opened.queue());
    assertThat(opened.derelict()).isPresent();
    assertThat(gone).hasSize(5).doesNotContain(opened.derelict().orElseThrow());
    assertThat(game.rules().awaiting(opened)).hasSize(4);
    assertThat(game.rules().question(opened, ANN).orElseThrow().kind()).isEqualTo("bid");
  }

  private Salvage opened(int players, Map<String, ?> options) {
    Salvage state = game.rules().origin();
    Setup setup = new Setup(players, game.options().with(options));
    for (SalvageEvent event : game.rules().open(setup, new SeededDice(1))) {
      state = game.rules().apply(state, event);
    }
    return state;
  }
}
