package dev.starpost.games.alienfrontiers;

import static dev.starpost.games.alienfrontiers.FrontiersTable.BLUE;
import static dev.starpost.games.alienfrontiers.FrontiersTable.GREEN;
import static dev.starpost.games.alienfrontiers.FrontiersTable.RED;
import static dev.starpost.games.alienfrontiers.FrontiersTable.table;
import static org.assertj.core.api.Assertions.assertThat;

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
}
