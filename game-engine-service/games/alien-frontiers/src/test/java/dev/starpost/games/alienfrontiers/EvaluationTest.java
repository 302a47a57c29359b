package dev.starpost.games.alienfrontiers;

import static dev.starpost.games.alienfrontiers.FrontiersTable.BLUE;
import static dev.starpost.games.alienfrontiers.FrontiersTable.GREEN;
import static dev.starpost.games.alienfrontiers.FrontiersTable.RED;
import static dev.starpost.games.alienfrontiers.FrontiersTable.table;
import static dev.starpost.games.alienfrontiers.component.Tech.ALIEN_CITY;
import static dev.starpost.games.alienfrontiers.component.Tech.BOOSTER_POD;
import static dev.starpost.games.alienfrontiers.component.Tech.STASIS_BEAM;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.games.alienfrontiers.bot.Evaluation;
import dev.starpost.games.alienfrontiers.component.Territory;
import dev.starpost.games.alienfrontiers.plugin.FrontiersGame;
import dev.starpost.kernel.Rules;
import dev.starpost.kernel.Viewer;
import dev.starpost.kernel.chance.SeededDice;
import dev.starpost.testkit.Rule;
import org.junit.jupiter.api.Test;

/** What bots think of a position. */
class EvaluationTest {

  @Test
  @Rule("AF-8.5")
  void a_game_is_won_against_those_who_stayed_whatever_somebody_scores_who_resigned() {
    AlienFrontiers running =
        table(3)
            .colonies(Territory.LEM_BADLANDS, RED, 5)
            .colonies(Territory.ASIMOV_CRATER, BLUE, 2)
            .colonies(Territory.HERBERT_VALLEY, GREEN, 1)
            .game();
    AlienFrontiers without = running.withPlayer(RED, running.player(RED).leaving());
    assertThat(Evaluation.of(without.asOver(), BLUE)).isGreaterThan(Evaluation.of(without, BLUE));
    assertThat(Evaluation.of(without.asOver(), GREEN)).isLessThan(Evaluation.of(without, GREEN));
    assertThat(Evaluation.of(running.asOver(), BLUE)).isLessThan(Evaluation.of(running, BLUE));
  }

  @Test
  @Rule("AF-8.2")
  void a_point_more_is_worth_more() {
    Rules<AlienFrontiers, FrontiersMove, FrontiersEvent> rules = new FrontiersGame().rules();
    FrontiersTable table = table(2);
    int before = rules.evaluate(table.game(), BLUE);
    AlienFrontiers settled = table.colonies(Territory.LEM_BADLANDS, BLUE, 1).game();
    assertThat(rules.evaluate(settled, BLUE)).isGreaterThan(before);
  }

  @Test
  void a_bot_knows_which_cards_are_to_come_but_not_when() {
    AlienFrontiers game = table(2).deck(STASIS_BEAM, ALIEN_CITY, BOOSTER_POD).game();
    AlienFrontiers determinized =
        new FrontiersGame().rules().determinize(game, Viewer.at(BLUE), new SeededDice(1));
    assertThat(determinized.piles().deck())
        .containsExactlyInAnyOrder(STASIS_BEAM, ALIEN_CITY, BOOSTER_POD);
    assertThat(determinized.withPiles(game.piles())).isEqualTo(game);
  }
}
