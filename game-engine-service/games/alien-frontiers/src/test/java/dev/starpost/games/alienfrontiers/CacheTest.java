package dev.starpost.games.alienfrontiers;

import static dev.starpost.games.alienfrontiers.FrontiersTable.BLUE;
import static dev.starpost.games.alienfrontiers.FrontiersTable.RED;
import static dev.starpost.games.alienfrontiers.FrontiersTable.blue;
import static dev.starpost.games.alienfrontiers.FrontiersTable.endTurn;
import static dev.starpost.games.alienfrontiers.FrontiersTable.red;
import static dev.starpost.games.alienfrontiers.FrontiersTable.ships;
import static dev.starpost.games.alienfrontiers.FrontiersTable.table;
import static dev.starpost.games.alienfrontiers.component.Tech.RESOURCE_CACHE;
import static dev.starpost.games.alienfrontiers.component.Tech.STASIS_BEAM;
import static dev.starpost.games.alienfrontiers.component.Territory.BURROUGHS_DESERT;
import static dev.starpost.games.alienfrontiers.component.Territory.LEM_BADLANDS;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.games.alienfrontiers.DiscardMove.PlaceField;
import dev.starpost.games.alienfrontiers.FrontiersTable.Stories;
import dev.starpost.games.alienfrontiers.StationEvent.CardStolen;
import dev.starpost.games.alienfrontiers.TurnEvent.CachePaid;
import dev.starpost.games.alienfrontiers.TurnEvent.TurnBegan;
import dev.starpost.games.alienfrontiers.TurnEvent.TurnEnded;
import dev.starpost.games.alienfrontiers.component.Resources;
import dev.starpost.games.alienfrontiers.component.Ships;
import dev.starpost.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

class CacheTest implements Stories {

  @Test
  @Rule({"AF-3.2", "AF-7.9"})
  void scenario_32_the_cache_pays_by_odd_and_even_ships() {
    FrontiersTable table = table(2).cards(RED, RESOURCE_CACHE);
    given(table)
        .rolling(1, 2, 5)
        .when(BLUE, endTurn())
        .thenAmongOthers(new CachePaid(RED, RESOURCE_CACHE, new Resources(0, 1), false));
    given(table)
        .rolling(4, 2, 5)
        .when(BLUE, endTurn())
        .thenAmongOthers(new CachePaid(RED, RESOURCE_CACHE, new Resources(1, 0), false));
    given(table.ships(RED, 4))
        .rolling(1, 2, 3, 4)
        .when(BLUE, endTurn())
        .thenAmongOthers(new CachePaid(RED, RESOURCE_CACHE, new Resources(1, 1), true))
        .thenState(
            state -> {
              assertThat(state.player(RED).cards().isEmpty()).isTrue();
              assertThat(state.piles().discards()).containsExactly(RESOURCE_CACHE);
              assertThat(state.player(RED).held()).isEqualTo(new Resources(1, 1));
            });
  }

  @Test
  @Rule("AF-7.9")
  void scenario_32_a_cache_gained_this_turn_pays_nothing_before_the_next() {
    AlienFrontiers gained =
        given(table(2).cards(RED, RESOURCE_CACHE).asking(new Pending.Raiding()))
            .when(BLUE, new StationMove.StealTech(RED, List.of(RESOURCE_CACHE)))
            .then(new CardStolen(BLUE, RED, RESOURCE_CACHE, false))
            .and()
            .rolling(1, 2, 5)
            .when(BLUE, endTurn())
            .then(
                new TurnEnded(BLUE),
                new TurnBegan(RED, false, false, ships(red(1), red(2), red(5))))
            .and()
            .state();
    given(gained.withTurn(gained.turn().withAvailable(Ships.NONE)))
        .rolling(2, 4, 6)
        .when(RED, endTurn())
        .then(
            new TurnEnded(RED),
            new TurnBegan(BLUE, false, false, ships(blue(2), blue(4), blue(6))),
            new CachePaid(BLUE, RESOURCE_CACHE, new Resources(1, 0), false));
  }

  @Test
  @Rule("AF-7.9")
  void the_relic_counts_for_the_cache() {
    given(table(2).cards(RED, RESOURCE_CACHE).colonies(BURROUGHS_DESERT, RED, 1).relicOf(RED))
        .rolling(1, 2, 3, 6)
        .when(BLUE, endTurn())
        .thenAmongOthers(new CachePaid(RED, RESOURCE_CACHE, new Resources(1, 1), true));
  }

  @Test
  @Rule({"AF-7.2", "AF-7.9"})
  void scenario_112_a_cache_that_is_discarded_is_no_discard_power() {
    given(table(2).ships(RED, 4).cards(RED, RESOURCE_CACHE, STASIS_BEAM))
        .rolling(1, 2, 3, 4)
        .when(BLUE, endTurn())
        .and()
        .when(RED, new PlaceField(STASIS_BEAM, List.of(LEM_BADLANDS)))
        .thenState(state -> assertThat(state.turn().discarded()).isTrue());
  }
}
