package dev.starpost.games.alienfrontiers;

import static dev.starpost.games.alienfrontiers.FrontiersTable.BLUE;
import static dev.starpost.games.alienfrontiers.FrontiersTable.RED;
import static dev.starpost.games.alienfrontiers.FrontiersTable.blue;
import static dev.starpost.games.alienfrontiers.FrontiersTable.dock;
import static dev.starpost.games.alienfrontiers.FrontiersTable.red;
import static dev.starpost.games.alienfrontiers.FrontiersTable.ships;
import static dev.starpost.games.alienfrontiers.FrontiersTable.table;
import static dev.starpost.games.alienfrontiers.FrontiersTable.trade;
import static dev.starpost.games.alienfrontiers.component.Tech.ALIEN_CITY;
import static dev.starpost.games.alienfrontiers.component.Tech.BOOSTER_POD;
import static dev.starpost.games.alienfrontiers.component.Tech.DATA_CRYSTAL;
import static dev.starpost.games.alienfrontiers.component.Tech.GRAVITY_MANIPULATOR;
import static dev.starpost.games.alienfrontiers.component.Tech.MIND_CONTROL_HELMET;
import static dev.starpost.games.alienfrontiers.component.Tech.ORBITAL_TELEPORTER;
import static dev.starpost.games.alienfrontiers.component.Tech.PLASMA_CANNON;
import static dev.starpost.games.alienfrontiers.component.Tech.POLARITY_DEVICE;
import static dev.starpost.games.alienfrontiers.component.Tech.STASIS_BEAM;
import static dev.starpost.games.alienfrontiers.component.Tech.TEMPORAL_WARPER;
import static dev.starpost.games.alienfrontiers.component.Territory.ASIMOV_CRATER;
import static dev.starpost.games.alienfrontiers.component.Territory.BURROUGHS_DESERT;
import static dev.starpost.games.alienfrontiers.component.Territory.HEINLEIN_PLAINS;
import static dev.starpost.games.alienfrontiers.component.Territory.LEM_BADLANDS;
import static dev.starpost.games.alienfrontiers.component.Territory.POHL_FOOTHILLS;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.games.alienfrontiers.DiscardMove.DestroyShip;
import dev.starpost.games.alienfrontiers.DiscardMove.PickColony;
import dev.starpost.games.alienfrontiers.DiscardMove.PlaceField;
import dev.starpost.games.alienfrontiers.DiscardMove.RemoveField;
import dev.starpost.games.alienfrontiers.DiscardMove.TakeDiscard;
import dev.starpost.games.alienfrontiers.FrontiersTable.Stories;
import dev.starpost.games.alienfrontiers.FuelMove.AlterShips;
import dev.starpost.games.alienfrontiers.FuelMove.BorrowBonus;
import dev.starpost.games.alienfrontiers.FuelMove.PickUpShip;
import dev.starpost.games.alienfrontiers.FuelMove.ShiftShips;
import dev.starpost.games.alienfrontiers.FuelMove.ShootShips;
import dev.starpost.games.alienfrontiers.component.Colony;
import dev.starpost.games.alienfrontiers.component.Field;
import dev.starpost.games.alienfrontiers.component.Resources;
import dev.starpost.games.alienfrontiers.component.Ship;
import dev.starpost.games.alienfrontiers.component.Station;
import dev.starpost.games.alienfrontiers.component.Tech;
import dev.starpost.games.alienfrontiers.component.Territory;
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
  @Rule("AF-7.12")
  void the_crystal_is_offered_for_what_the_last_fuel_pays() {
    AlienFrontiers game =
        table(2)
            .has(BLUE, 2, 0)
            .colonies(HEINLEIN_PLAINS, RED, 2)
            .colonies(ASIMOV_CRATER, RED, 3)
            .cards(BLUE, DATA_CRYSTAL)
            .game();
    assertThat(rules().options(game, BLUE))
        .filteredOn(option -> option.move() instanceof BorrowBonus)
        .singleElement()
        .satisfies(
            option ->
                assertThat(option.choose().get(0).of())
                    .extracting(item -> (Object) item.value())
                    .containsExactly(HEINLEIN_PLAINS));
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

  @Test
  @Rule({"AF-7.1", "AF-7.2"})
  void no_power_of_any_shape_is_for_who_does_not_own_the_card() {
    FrontiersTable table =
        table(2)
            .rolled(2, 3)
            .ships(RED, 4)
            .has(BLUE, 9, 0)
            .docked(Station.LUNAR_MINE, blue(1), red(2))
            .colonies(LEM_BADLANDS, RED, 1)
            .colonies(POHL_FOOTHILLS, BLUE, 1)
            .field(Field.POSITRON, LEM_BADLANDS)
            .discards(ALIEN_CITY);
    List<FrontiersMove> powers =
        List.of(
            alter(BOOSTER_POD, blue(2)),
            new ShiftShips(GRAVITY_MANIPULATOR, blue(2), List.of(blue(3))),
            new BorrowBonus(DATA_CRYSTAL, List.of(LEM_BADLANDS)),
            new PickUpShip(ORBITAL_TELEPORTER, Station.LUNAR_MINE, List.of(blue(1))),
            new ShootShips(PLASMA_CANNON, Station.LUNAR_MINE, List.of(red(2))),
            new RemoveField(BOOSTER_POD, List.of(Field.POSITRON)),
            new PlaceField(STASIS_BEAM, List.of(LEM_BADLANDS)),
            new PickColony(POLARITY_DEVICE, List.of(new Colony(LEM_BADLANDS, RED))),
            new DestroyShip(PLASMA_CANNON, Station.LUNAR_MINE, List.of(red(2))),
            new TakeDiscard(TEMPORAL_WARPER, List.of(ALIEN_CITY)));
    Tech[] cards = {
      BOOSTER_POD,
      GRAVITY_MANIPULATOR,
      DATA_CRYSTAL,
      ORBITAL_TELEPORTER,
      PLASMA_CANNON,
      STASIS_BEAM,
      POLARITY_DEVICE,
      TEMPORAL_WARPER
    };
    for (FrontiersMove power : powers) {
      given(table.cards(BLUE)).when(BLUE, power).thenRefused("AF-7.1", "card-not-owned");
      given(table.cards(BLUE, cards))
          .when(BLUE, power)
          .thenEvents(events -> assertThat(events).isNotEmpty());
    }
  }

  @Test
  @Rule("AF-5.9")
  void pohl_makes_no_use_cheaper_than_nothing() {
    AlienFrontiers pohl = table(2).colonies(POHL_FOOTHILLS, BLUE, 1).game();
    assertThat(Powers.fuel(pohl, 2)).isOne();
    assertThat(Powers.fuel(pohl, 1)).isZero();
    assertThat(Powers.fuel(pohl, 0)).isZero();
  }

  @Test
  @Rule({"AF-7.2", "AF-7.5", "AF-7.16"})
  void a_card_is_discarded_for_its_own_power_only() {
    FrontiersTable table =
        table(2)
            .field(Field.POSITRON, LEM_BADLANDS)
            .cards(BLUE, STASIS_BEAM, ALIEN_CITY, MIND_CONTROL_HELMET);
    for (Tech card : List.of(STASIS_BEAM, ALIEN_CITY, MIND_CONTROL_HELMET)) {
      given(table)
          .when(BLUE, new RemoveField(card, List.of(Field.POSITRON)))
          .thenRefused("AF-7.2", "no-such-power");
    }
  }
}
