package dev.starpost.games.alienfrontiers;

import static dev.starpost.games.alienfrontiers.FrontiersTable.BLUE;
import static dev.starpost.games.alienfrontiers.FrontiersTable.blue;
import static dev.starpost.games.alienfrontiers.FrontiersTable.ships;
import static dev.starpost.games.alienfrontiers.FrontiersTable.table;
import static dev.starpost.games.alienfrontiers.component.Tech.BOOSTER_POD;
import static dev.starpost.games.alienfrontiers.component.Tech.GRAVITY_MANIPULATOR;
import static dev.starpost.games.alienfrontiers.component.Tech.POLARITY_DEVICE;
import static dev.starpost.games.alienfrontiers.component.Tech.STASIS_BEAM;
import static dev.starpost.games.alienfrontiers.component.Tech.TEMPORAL_WARPER;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.games.alienfrontiers.FrontiersTable.Stories;
import dev.starpost.games.alienfrontiers.FuelMove.AlterShips;
import dev.starpost.games.alienfrontiers.FuelMove.ShiftShips;
import dev.starpost.games.alienfrontiers.TechEvent.ShipsAltered;
import dev.starpost.games.alienfrontiers.component.Resources;
import dev.starpost.games.alienfrontiers.component.Ship;
import dev.starpost.games.alienfrontiers.component.Tech;
import dev.starpost.kernel.option.Option;
import dev.starpost.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

class AlteringTest implements Stories {

  private static AlterShips alter(Tech card, Ship... ships) {
    return new AlterShips(card, List.of(ships));
  }

  @Test
  @Rule({"AF-7.3", "AF-7.6", "AF-7.7", "AF-7.17"})
  void pod_and_beam_change_an_available_ship_within_the_die() {
    FrontiersTable table =
        table(2).rolled(1, 6).has(BLUE, 2, 0).cards(BLUE, BOOSTER_POD, STASIS_BEAM);
    given(table)
        .when(BLUE, alter(BOOSTER_POD, blue(1)))
        .then(new ShipsAltered(BLUE, BOOSTER_POD, 1, ships(blue(1)), ships(blue(2))));
    given(table)
        .when(BLUE, alter(STASIS_BEAM, blue(6)))
        .then(new ShipsAltered(BLUE, STASIS_BEAM, 1, ships(blue(6)), ships(blue(5))));
    given(table).when(BLUE, alter(BOOSTER_POD, blue(6))).thenRefused("AF-7.17", "beyond-the-die");
    given(table).when(BLUE, alter(STASIS_BEAM, blue(1))).thenRefused("AF-7.17", "beyond-the-die");
    given(table)
        .when(BLUE, alter(BOOSTER_POD, blue(3)))
        .thenRefused("AF-7.3", "ships-not-available");
    given(table)
        .when(BLUE, alter(BOOSTER_POD, blue(1), blue(6)))
        .thenRefused("AF-7.17", "wrong-number-of-ships");
  }

  @Test
  @Rule({"AF-7.8", "AF-7.17"})
  void the_manipulator_lowers_one_ship_and_raises_another() {
    FrontiersTable table =
        table(2).rolled(1, 4, 6).has(BLUE, 2, 0).cards(BLUE, GRAVITY_MANIPULATOR);
    given(table)
        .when(BLUE, new ShiftShips(GRAVITY_MANIPULATOR, blue(6), List.of(blue(1))))
        .thenState(
            state -> {
              assertThat(state.turn().available()).isEqualTo(ships(blue(2), blue(4), blue(5)));
              assertThat(state.actor().held()).isEqualTo(Resources.NONE);
            });
    given(table)
        .when(BLUE, new ShiftShips(GRAVITY_MANIPULATOR, blue(4), List.of(blue(4))))
        .thenRefused("AF-7.3", "ships-not-available");
    given(table)
        .when(BLUE, new ShiftShips(GRAVITY_MANIPULATOR, blue(4), List.of(blue(6))))
        .thenRefused("AF-7.17", "beyond-the-die");
    given(table)
        .when(BLUE, new ShiftShips(GRAVITY_MANIPULATOR, blue(4), List.of()))
        .thenRefused("AF-7.17", "wrong-number-of-ships");
  }

  @Test
  @Rule("AF-7.10")
  void the_polarity_device_turns_a_ship_over() {
    given(table(2).rolled(2).has(BLUE, 1, 0).cards(BLUE, POLARITY_DEVICE))
        .when(BLUE, alter(POLARITY_DEVICE, blue(2)))
        .then(new ShipsAltered(BLUE, POLARITY_DEVICE, 1, ships(blue(2)), ships(blue(5))));
  }

  @Test
  @Rule({"AF-7.11", "AF-7.17"})
  void the_warper_rolls_any_number_of_ships_again() {
    FrontiersTable table = table(2).rolled(2, 2, 5).has(BLUE, 1, 0).cards(BLUE, TEMPORAL_WARPER);
    given(table)
        .rolling(6, 1)
        .when(BLUE, alter(TEMPORAL_WARPER, blue(2), blue(5)))
        .then(
            new ShipsAltered(
                BLUE, TEMPORAL_WARPER, 1, ships(blue(2), blue(5)), ships(blue(1), blue(6))));
    given(table).when(BLUE, alter(TEMPORAL_WARPER)).thenRefused("AF-7.17", "wrong-number-of-ships");
  }

  @Test
  @Rule({"AF-7.6", "AF-7.7", "AF-7.10", "AF-7.11"})
  void what_a_card_makes_of_a_ship_is_offered_by_the_cards_own_rule() {
    AlienFrontiers game =
        table(2)
            .rolled(3)
            .has(BLUE, 1, 0)
            .cards(BLUE, BOOSTER_POD, STASIS_BEAM, POLARITY_DEVICE, TEMPORAL_WARPER)
            .game();
    assertThat(rules().options(game, BLUE))
        .filteredOn(option -> option.move() instanceof AlterShips)
        .extracting(Option::rule)
        .containsExactly("AF-7.6", "AF-7.10", "AF-7.7", "AF-7.11");
  }
}
