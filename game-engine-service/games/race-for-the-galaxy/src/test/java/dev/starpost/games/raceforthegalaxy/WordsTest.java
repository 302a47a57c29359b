package dev.starpost.games.raceforthegalaxy;

import static dev.starpost.games.raceforthegalaxy.OrbTable.MAIN;
import static dev.starpost.games.raceforthegalaxy.RaceTable.ANN;
import static dev.starpost.games.raceforthegalaxy.RaceTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.games.raceforthegalaxy.plugin.RaceGame;
import dev.starpost.text.Language;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Sentences that are put together read well in both languages. */
class WordsTest implements RaceScenarios {

  private List<String> labels(Race state, Language language) {
    return rules().options(state, ANN).stream()
        .map(option -> new RaceGame().texts().say(option.label(), language))
        .toList();
  }

  @Test
  void ways_to_settle_name_prices_and_help() {
    Race state =
        OrbTable.with(
                table(2)
                    .tableau(ANN, "contact-specialist", "new-military-tactics", "space-marines")
                    .hand(ANN, "pirate-world")
                    .cash(ANN, 2))
            .team(ANN, MAIN)
            .tokens(ANN, "A-settle", "A-barrier-2")
            .at(Stage.SETTLE);
    assertThat(labels(state, Language.ENGLISH))
        .containsExactly(
            "Place Pirate World through Contact Specialist for 2 cards",
            "Place Pirate World through Contact Specialist for 0 cards, with 1 artifact: a world for"
                + " 2 less",
            "Conquer Pirate World with New Military Tactics discarded",
            "Conquer Pirate World with an artifact (through a barrier, or +2 military)",
            "Place nothing");
    assertThat(labels(state, Language.FRENCH))
        .contains(
            "Ne rien placer",
            "Conquérir Monde des pirates avec un artefact (à travers une barrière, ou +2 en force"
                + " militaire)");
  }

  @Test
  void sales_and_consumption_name_tokens() {
    Race state =
        OrbTable.with(
                table(2)
                    .tableau(ANN, "old-earth")
                    .goods(ANN, "gem-world")
                    .chose(ANN, Action.CONSUME_TRADE))
            .team(ANN, MAIN)
            .tokens(ANN, "A-good")
            .at(Stage.CONSUME);
    assertThat(labels(state, Language.ENGLISH))
        .containsExactly(
            "Sell the good of Gem World for 3 cards",
            "Sell an artifact (an alien good) for 6 cards");
    assertThat(labels(state, Language.FRENCH))
        .last()
        .isEqualTo("Vendre un artefact (une ressource alien) pour 6 cartes");
  }
}
