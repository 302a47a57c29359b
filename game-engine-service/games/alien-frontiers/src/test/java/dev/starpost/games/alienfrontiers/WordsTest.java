package dev.starpost.games.alienfrontiers;

import static dev.starpost.games.alienfrontiers.FrontiersTable.BLUE;
import static dev.starpost.games.alienfrontiers.FrontiersTable.RED;
import static dev.starpost.games.alienfrontiers.FrontiersTable.red;
import static dev.starpost.games.alienfrontiers.FrontiersTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.kernel.Question;
import dev.starpost.text.Language;
import org.junit.jupiter.api.Test;

/** Sentences that are put together read well in both languages. */
class WordsTest {
  private static final Colony COLONY = new Colony(Territory.ASIMOV_CRATER, RED);

  @Test
  void a_question_names_the_colony_that_was_picked_and_whose_it_is() {
    asks(
        new Pending.Swap(COLONY),
        "With which colony do you swap the colony of player 1 on Asimov Crater?",
        "Avec quelle colonie échangez-vous la colonie du joueur 1 (Cratère d’Asimov) ?");
    asks(
        new Pending.Move(COLONY),
        "Where do you move the colony of player 1 on Asimov Crater?",
        "Où déplacez-vous la colonie du joueur 1 (Cratère d’Asimov) ?");
  }

  @Test
  void a_question_names_the_ship_that_was_picked_up() {
    asks(
        new Pending.Redock(Tech.MIND_CONTROL_HELMET, red(4), Station.LUNAR_MINE),
        "Where do you dock the ship of player 1 showing 4?",
        "Où placez-vous le vaisseau du joueur 1 affichant 4 ?");
  }

  @Test
  void numbers_agree_with_their_words() {
    asks(new Pending.Excess(1), "Choose 1 resource to return", "Choisissez 1 ressource à rendre");
    asks(new Pending.Excess(2), "Choose 2 resources to return", "Choisissez 2 ressources à rendre");
  }

  private static void asks(Pending pending, String english, String french) {
    AlienFrontiers game = table(2).asking(pending).game();
    Question question = new FrontiersRules().question(game, BLUE).orElseThrow();
    FrontiersGame frontiers = new FrontiersGame();
    assertThat(frontiers.texts().say(question.text(), Language.ENGLISH)).isEqualTo(english);
    assertThat(frontiers.texts().say(question.text(), Language.FRENCH)).isEqualTo(french);
  }
}
