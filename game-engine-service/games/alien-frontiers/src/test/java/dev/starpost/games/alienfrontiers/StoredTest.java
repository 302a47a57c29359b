package dev.starpost.games.alienfrontiers;

import static dev.starpost.games.alienfrontiers.FrontiersTable.BLUE;
import static dev.starpost.games.alienfrontiers.FrontiersTable.GREEN;
import static dev.starpost.games.alienfrontiers.FrontiersTable.RED;
import static dev.starpost.games.alienfrontiers.FrontiersTable.YELLOW;
import static dev.starpost.games.alienfrontiers.FrontiersTable.blue;
import static dev.starpost.games.alienfrontiers.FrontiersTable.green;
import static dev.starpost.games.alienfrontiers.FrontiersTable.red;
import static dev.starpost.games.alienfrontiers.FrontiersTable.ships;
import static dev.starpost.games.alienfrontiers.FrontiersTable.table;
import static dev.starpost.games.alienfrontiers.component.Tech.ALIEN_CITY;
import static dev.starpost.games.alienfrontiers.component.Tech.BOOSTER_POD;
import static dev.starpost.games.alienfrontiers.component.Tech.PLASMA_CANNON;
import static dev.starpost.games.alienfrontiers.component.Territory.ASIMOV_CRATER;
import static dev.starpost.games.alienfrontiers.component.Territory.LEM_BADLANDS;
import static dev.starpost.games.alienfrontiers.component.Territory.VAN_VOGT_MOUNTAINS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.starpost.games.alienfrontiers.component.Colonies;
import dev.starpost.games.alienfrontiers.component.Docks;
import dev.starpost.games.alienfrontiers.component.Station;
import dev.starpost.games.alienfrontiers.component.Territory;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Games last for months: what is stored reads well and comes back as it was. */
class StoredTest {

  private static AlienFrontiers game() {
    return table(4)
        .rolled(1, 2)
        .docked(Station.LUNAR_MINE, red(2), green(5))
        .docked(Station.COLONIST_HUB, green(3))
        .colonies(LEM_BADLANDS, RED, 3)
        .colonies(LEM_BADLANDS, YELLOW, 1)
        .colonies(VAN_VOGT_MOUNTAINS, GREEN, 2)
        .cards(BLUE, PLASMA_CANNON, BOOSTER_POD)
        .faceUp(ALIEN_CITY)
        .game();
  }

  @Test
  void docks_and_colonies_come_back_as_they_were() {
    Map<Territory, Map<Integer, Integer>> bySeat = new TreeMap<>(game().colonies().bySeat());
    assertThat(Colonies.of(bySeat)).isEqualTo(game().colonies());
    assertThat(Docks.of(game().docks().byName())).isEqualTo(game().docks());
  }

  @Test
  void docks_colonies_and_cards_read_as_what_is_there() {
    assertThat(game().docks()).hasToString("{colonist-hub-3=[p3-3], lunar-mine=[p1-2, p3-5]}");
    assertThat(game().colonies())
        .hasToString("{LEM_BADLANDS={1=3, 4=1}, VAN_VOGT_MOUNTAINS={3=2}}");
    assertThat(game().actor().cards()).hasToString("[BOOSTER_POD, PLASMA_CANNON]");
  }

  @Test
  void docks_are_equal_when_the_same_ships_are_at_the_same_stations() {
    Docks docks = Docks.EMPTY.with(Station.LUNAR_MINE, BLUE, ships(blue(2)));
    Docks elsewhere = Docks.EMPTY.with(Station.SHIPYARD, BLUE, ships(blue(2)));
    assertThat(docks)
        .isEqualTo(Docks.of(docks.byName()))
        .hasSameHashCodeAs(Docks.of(docks.byName()))
        .isNotEqualTo(elsewhere)
        .doesNotHaveSameHashCodeAs(elsewhere);
  }

  @Test
  void colonies_are_equal_when_as_many_of_the_same_are_on_each_territory() {
    Colonies colonies = Colonies.NONE.with(LEM_BADLANDS, BLUE);
    Colonies elsewhere = Colonies.NONE.with(ASIMOV_CRATER, BLUE);
    assertThat(colonies)
        .isEqualTo(Colonies.NONE.with(LEM_BADLANDS, BLUE))
        .hasSameHashCodeAs(Colonies.NONE.with(LEM_BADLANDS, BLUE))
        .isNotEqualTo(elsewhere)
        .doesNotHaveSameHashCodeAs(elsewhere);
  }

  @Test
  void a_track_that_no_seat_has_is_no_station() {
    for (String unknown : new String[] {"colonist-hub-5", "colonist-hub", "maintenance-bay"}) {
      assertThatThrownBy(() -> Docks.of(Map.of(unknown, ships(blue(1)))))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining(unknown);
    }
  }
}
