package dev.starpost.games.alienfrontiers;

import static dev.starpost.games.alienfrontiers.FrontiersTable.BLUE;
import static dev.starpost.games.alienfrontiers.FrontiersTable.RED;
import static dev.starpost.games.alienfrontiers.FrontiersTable.blue;
import static dev.starpost.games.alienfrontiers.FrontiersTable.dock;
import static dev.starpost.games.alienfrontiers.FrontiersTable.ships;
import static dev.starpost.games.alienfrontiers.FrontiersTable.table;
import static dev.starpost.games.alienfrontiers.FrontiersTable.trade;
import static dev.starpost.games.alienfrontiers.Tech.BOOSTER_POD;
import static dev.starpost.games.alienfrontiers.Tech.DATA_CRYSTAL;
import static dev.starpost.games.alienfrontiers.Tech.STASIS_BEAM;
import static dev.starpost.games.alienfrontiers.Territory.ASIMOV_CRATER;
import static dev.starpost.games.alienfrontiers.Territory.BURROUGHS_DESERT;
import static dev.starpost.games.alienfrontiers.Territory.HEINLEIN_PLAINS;
import static dev.starpost.games.alienfrontiers.Territory.LEM_BADLANDS;
import static dev.starpost.games.alienfrontiers.Territory.POHL_FOOTHILLS;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.games.alienfrontiers.DiscardMove.PlaceField;
import dev.starpost.games.alienfrontiers.DiscardMove.RemoveField;
import dev.starpost.games.alienfrontiers.FrontiersTable.Stories;
import dev.starpost.games.alienfrontiers.FuelMove.AlterShips;
import dev.starpost.games.alienfrontiers.FuelMove.BorrowBonus;
import dev.starpost.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

class FuelPowersTest implements Stories {

  private static AlterShips alter(Tech card, Ship... ships) {
    return new AlterShips(card, List.of(ships));
  }

  @Test
  @Rule({"AF-7.1", "AF-7.2"})
  void a_card_is_used_once_a_turn_by_its_owner_who_can_pay() {
    FrontiersTable table = table(2).rolled(2).has(BLUE, 2, 0).cards(BLUE, BOOSTER_POD);
    given(table).when(BLUE, alter(STASIS_BEAM, blue(2))).thenRefused("AF-7.1", "card-not-owned");
    given(table)
        .when(BLUE, alter(BOOSTER_POD, blue(2)))
        .and()
        .when(BLUE, alter(BOOSTER_POD, blue(3)))
        .thenRefused("AF-7.2", "card-used");
    given(table)
        .when(BLUE, new BorrowBonus(BOOSTER_POD, List.of(LEM_BADLANDS)))
        .thenRefused("AF-7.2", "no-such-power");
    given(table.has(BLUE, 0, 9))
        .when(BLUE, alter(BOOSTER_POD, blue(2)))
        .thenRefused("AF-7.2", "not-enough-fuel");
  }

  @Test
  @Rule("AF-7.2")
  void a_card_gained_this_turn_can_be_used_at_once() {
    given(table(2).rolled(2).has(BLUE, 1, 0).cards(RED, BOOSTER_POD).asking(new Pending.Raiding()))
        .when(BLUE, new StationMove.StealTech(RED, List.of(BOOSTER_POD)))
        .and()
        .when(BLUE, alter(BOOSTER_POD, blue(2)))
        .thenState(state -> assertThat(state.turn().available()).isEqualTo(ships(blue(3))));
  }

  @Test
  @Rule("AF-7.2")
  void scenario_31_a_used_card_is_not_discarded_and_only_one_is_a_turn() {
    FrontiersTable table =
        table(2)
            .rolled(2)
            .has(BLUE, 2, 0)
            .field(Field.ISOLATION, LEM_BADLANDS)
            .cards(BLUE, BOOSTER_POD, STASIS_BEAM, DATA_CRYSTAL);
    given(table)
        .when(BLUE, alter(BOOSTER_POD, blue(2)))
        .and()
        .when(BLUE, new RemoveField(BOOSTER_POD, List.of(Field.ISOLATION)))
        .thenRefused("AF-7.2", "card-used");
    given(table)
        .when(BLUE, new PlaceField(STASIS_BEAM, List.of(ASIMOV_CRATER)))
        .and()
        .when(BLUE, new PlaceField(DATA_CRYSTAL, List.of(ASIMOV_CRATER)))
        .thenRefused("AF-7.2", "discarded-already");
  }

  @Test
  @Rule("AF-7.12")
  void scenario_25_the_crystal_costs_a_fuel_for_each_colony() {
    FrontiersTable table =
        table(2)
            .rolled(1, 6, 6)
            .has(BLUE, 3, 0)
            .colonies(HEINLEIN_PLAINS, RED, 2)
            .cards(BLUE, DATA_CRYSTAL);
    given(table)
        .when(BLUE, new BorrowBonus(DATA_CRYSTAL, List.of(HEINLEIN_PLAINS)))
        .then(new TechEvent.BonusBorrowed(BLUE, DATA_CRYSTAL, 2, HEINLEIN_PLAINS))
        .and()
        .when(BLUE, dock(Station.ORBITAL_MARKET, blue(6), blue(6)))
        .and()
        .when(BLUE, trade(1))
        .thenState(state -> assertThat(state.actor().held()).isEqualTo(new Resources(0, 1)));
    given(table.colonies(POHL_FOOTHILLS, BLUE, 1))
        .when(BLUE, new BorrowBonus(DATA_CRYSTAL, List.of(HEINLEIN_PLAINS)))
        .then(new TechEvent.BonusBorrowed(BLUE, DATA_CRYSTAL, 1, HEINLEIN_PLAINS));
  }

  @Test
  @Rule({"AF-7.12", "AF-6.1"})
  void the_crystal_lends_neither_burroughs_nor_isolated_nor_empty_territories() {
    FrontiersTable table =
        table(2)
            .has(BLUE, 3, 0)
            .colonies(BURROUGHS_DESERT, RED, 1)
            .colonies(LEM_BADLANDS, RED, 1)
            .colonies(ASIMOV_CRATER, RED, 4)
            .field(Field.ISOLATION, LEM_BADLANDS)
            .cards(BLUE, DATA_CRYSTAL);
    for (Territory territory : List.of(BURROUGHS_DESERT, LEM_BADLANDS, POHL_FOOTHILLS)) {
      given(table)
          .when(BLUE, new BorrowBonus(DATA_CRYSTAL, List.of(territory)))
          .thenRefused("AF-7.12", "bonus-not-lent");
    }
    given(table)
        .when(BLUE, new BorrowBonus(DATA_CRYSTAL, List.of(ASIMOV_CRATER)))
        .thenRefused("AF-7.2", "not-enough-fuel");
  }
}
