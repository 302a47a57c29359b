package dev.starpost.games.alienfrontiers;

import static dev.starpost.games.alienfrontiers.FrontiersTable.BLUE;
import static dev.starpost.games.alienfrontiers.FrontiersTable.RED;
import static dev.starpost.games.alienfrontiers.FrontiersTable.blue;
import static dev.starpost.games.alienfrontiers.FrontiersTable.dock;
import static dev.starpost.games.alienfrontiers.FrontiersTable.relic;
import static dev.starpost.games.alienfrontiers.FrontiersTable.settle;
import static dev.starpost.games.alienfrontiers.FrontiersTable.ships;
import static dev.starpost.games.alienfrontiers.FrontiersTable.table;
import static dev.starpost.games.alienfrontiers.component.Tech.BOOSTER_POD;
import static dev.starpost.games.alienfrontiers.component.Tech.DATA_CRYSTAL;
import static dev.starpost.games.alienfrontiers.component.Tech.STASIS_BEAM;
import static dev.starpost.games.alienfrontiers.component.Territory.ASIMOV_CRATER;
import static dev.starpost.games.alienfrontiers.component.Territory.BURROUGHS_DESERT;
import static dev.starpost.games.alienfrontiers.component.Territory.LEM_BADLANDS;
import static dev.starpost.games.alienfrontiers.component.Territory.POHL_FOOTHILLS;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.games.alienfrontiers.FrontiersTable.Stories;
import dev.starpost.games.alienfrontiers.FuelMove.BorrowBonus;
import dev.starpost.games.alienfrontiers.component.Colony;
import dev.starpost.games.alienfrontiers.component.Docks;
import dev.starpost.games.alienfrontiers.component.Station;
import dev.starpost.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** From when to when a territory's bonus works. */
class BonusTest implements Stories {

  private static FrontiersTable borrowingAsimov() {
    return table(2)
        .rolled(1, 2, 3)
        .has(BLUE, 1, 0)
        .colonies(ASIMOV_CRATER, RED, 1)
        .cards(BLUE, DATA_CRYSTAL);
  }

  @Test
  @Rule({"AF-5.3", "AF-5.11"})
  void asimov_crater_must_be_had_when_the_second_ship_docks() {
    BorrowBonus borrow = new BorrowBonus(DATA_CRYSTAL, List.of(ASIMOV_CRATER));
    given(borrowingAsimov())
        .when(BLUE, dock(Station.COLONIST_HUB, blue(1)))
        .and()
        .when(BLUE, borrow)
        .and()
        .when(BLUE, dock(Station.COLONIST_HUB, blue(2)))
        .thenState(state -> assertThat(state.actor().circle()).isEqualTo(3));
    given(borrowingAsimov())
        .when(BLUE, dock(Station.COLONIST_HUB, blue(1)))
        .and()
        .when(BLUE, dock(Station.COLONIST_HUB, blue(2)))
        .and()
        .when(BLUE, borrow)
        .and()
        .when(BLUE, dock(Station.COLONIST_HUB, blue(3)))
        .thenState(state -> assertThat(state.actor().circle()).isEqualTo(3));
  }

  @Test
  @Rule("AF-5.11")
  void a_bonus_works_until_it_is_lost_and_what_it_brought_stays() {
    given(table(2).rolled(3, 4).colonies(LEM_BADLANDS, BLUE, 1).cards(BLUE, STASIS_BEAM))
        .when(BLUE, dock(Station.SOLAR_CONVERTER, blue(3)))
        .and()
        .when(BLUE, new DiscardMove.PlaceField(STASIS_BEAM, List.of(LEM_BADLANDS)))
        .and()
        .when(BLUE, dock(Station.SOLAR_CONVERTER, blue(4)))
        .thenState(state -> assertThat(state.actor().held().fuel()).isEqualTo(3 + 2));
  }

  @Test
  @Rule({"AF-5.2", "AF-5.11"})
  void a_colony_that_wins_control_brings_the_bonus_in_the_same_turn() {
    given(table(2).rolled(4, 6).ships(BLUE, 4).has(BLUE, 1, 1))
        .when(BLUE, settle(Station.TERRAFORMING_STATION, LEM_BADLANDS, blue(6)))
        .and()
        .when(BLUE, dock(Station.SOLAR_CONVERTER, blue(4)))
        .thenState(state -> assertThat(state.actor().held().fuel()).isEqualTo(3));
  }

  @Test
  @Rule("AF-5.9")
  void pohl_foothills_never_makes_a_card_cheaper_than_nothing() {
    given(
            table(2)
                .rolled(2)
                .colonies(POHL_FOOTHILLS, BLUE, 1)
                .cards(BLUE, BOOSTER_POD, DATA_CRYSTAL))
        .when(BLUE, new BorrowBonus(DATA_CRYSTAL, List.of(POHL_FOOTHILLS)))
        .then(new TechEvent.BonusBorrowed(BLUE, DATA_CRYSTAL, 0, POHL_FOOTHILLS))
        .and()
        .when(BLUE, new FuelMove.AlterShips(BOOSTER_POD, List.of(blue(2))))
        .then(new TechEvent.ShipsAltered(BLUE, BOOSTER_POD, 0, ships(blue(2)), ships(blue(3))));
  }

  @Test
  @Rule("AF-5.5")
  void the_relic_returns_from_the_bay_too_and_may_be_bought_by_the_next_controller() {
    given(
            table(2)
                .rolled(6)
                .ships(BLUE, 4)
                .has(BLUE, 2, 2)
                .colonies(BURROUGHS_DESERT, RED, 1)
                .colonies(BURROUGHS_DESERT, BLUE, 1)
                .relicOf(RED))
        .when(BLUE, settle(Station.TERRAFORMING_STATION, BURROUGHS_DESERT, blue(6)))
        .thenAmongOthers(new PlanetEvent.RelicReturned(RED))
        .and()
        .when(BLUE, new TurnMove.BuyRelic())
        .thenState(state -> assertThat(state.relic().isHeldBy(BLUE)).isTrue());
  }

  @Test
  @Rule({"AF-5.5", "AF-7.10"})
  void the_relic_returns_when_a_swap_ends_the_control() {
    given(
            table(2)
                .colonies(BURROUGHS_DESERT, RED, 1)
                .colonies(LEM_BADLANDS, BLUE, 1)
                .relicOf(RED)
                .docked(Station.LUNAR_MINE, relic(3))
                .asking(new Pending.Swap(new Colony(BURROUGHS_DESERT, RED))))
        .when(BLUE, new DiscardMove.SwapColony(List.of(new Colony(LEM_BADLANDS, BLUE))))
        .thenAmongOthers(new PlanetEvent.RelicReturned(RED))
        .thenState(state -> assertThat(state.docks()).isEqualTo(Docks.EMPTY));
  }

  @Test
  @Rule({"AF-5.12", "AF-4.5"})
  void a_relic_that_returned_no_longer_counts_for_a_card() {
    AlienFrontiers game =
        table(2)
            .colonies(BURROUGHS_DESERT, BLUE, 1)
            .relicOf(BLUE)
            .docked(Station.ALIEN_ARTIFACT, blue(2), relic(6))
            .cards(BLUE, STASIS_BEAM)
            .game();
    Turn.Dockings docked = new Turn.Dockings(false, 0, 0, ships(blue(2), relic(6)));
    given(game.withTurn(game.turn().withDocked(docked)))
        .when(BLUE, new DiscardMove.PlaceField(STASIS_BEAM, List.of(BURROUGHS_DESERT)))
        .thenState(
            state -> assertThat(state.turn().docked().uncounted()).isEqualTo(ships(blue(2))));
  }
}
