package dev.starpost.games.alienfrontiers;

import static dev.starpost.games.alienfrontiers.FrontiersTable.BLUE;
import static dev.starpost.games.alienfrontiers.FrontiersTable.GREEN;
import static dev.starpost.games.alienfrontiers.FrontiersTable.RED;
import static dev.starpost.games.alienfrontiers.FrontiersTable.YELLOW;
import static dev.starpost.games.alienfrontiers.FrontiersTable.blue;
import static dev.starpost.games.alienfrontiers.FrontiersTable.decline;
import static dev.starpost.games.alienfrontiers.FrontiersTable.dock;
import static dev.starpost.games.alienfrontiers.FrontiersTable.endTurn;
import static dev.starpost.games.alienfrontiers.FrontiersTable.red;
import static dev.starpost.games.alienfrontiers.FrontiersTable.ships;
import static dev.starpost.games.alienfrontiers.FrontiersTable.table;
import static dev.starpost.games.alienfrontiers.component.Tech.ALIEN_CITY;
import static dev.starpost.games.alienfrontiers.component.Tech.HOLOGRAPHIC_DECOY;
import static dev.starpost.games.alienfrontiers.component.Tech.STASIS_BEAM;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.games.alienfrontiers.FrontiersTable.Stories;
import dev.starpost.games.alienfrontiers.StationEvent.CardStolen;
import dev.starpost.games.alienfrontiers.StationEvent.RaidersDisplaced;
import dev.starpost.games.alienfrontiers.StationEvent.ResourcesStolen;
import dev.starpost.games.alienfrontiers.StationMove.StealResources;
import dev.starpost.games.alienfrontiers.StationMove.StealTech;
import dev.starpost.games.alienfrontiers.TurnEvent.Asked;
import dev.starpost.games.alienfrontiers.component.Loot;
import dev.starpost.games.alienfrontiers.component.Resource;
import dev.starpost.games.alienfrontiers.component.Resources;
import dev.starpost.games.alienfrontiers.component.Station;
import dev.starpost.games.alienfrontiers.component.Tech;
import dev.starpost.kernel.PerSeat;
import dev.starpost.kernel.Seat;
import dev.starpost.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

class RaidTest implements Stories {

  private static Loot fuel(Seat seat) {
    return new Loot(seat, Resource.FUEL);
  }

  private static Loot ore(Seat seat) {
    return new Loot(seat, Resource.ORE);
  }

  private static StealResources steal(Loot... loot) {
    return new StealResources(List.of(loot));
  }

  private static StealTech steal(Seat victim, Tech card) {
    return new StealTech(victim, List.of(card));
  }

  @Test
  @Rule("AF-4.11")
  void scenario_9_stronger_raiders_displace_weaker_ones() {
    given(table(2).rolled(2, 3, 4).docked(Station.RAIDERS_OUTPOST, red(1), red(2), red(3)))
        .when(BLUE, dock(Station.RAIDERS_OUTPOST, blue(2), blue(3), blue(4)))
        .thenAmongOthers(
            new RaidersDisplaced(BLUE, ships(red(1), red(2), red(3))),
            new Asked(new Pending.Raiding()))
        .thenState(state -> assertThat(state.inBay(RED)).isEqualTo(3));
    given(table(2).rolled(4, 5, 6).docked(Station.RAIDERS_OUTPOST, red(2), red(3), red(4)))
        .when(BLUE, dock(Station.RAIDERS_OUTPOST, blue(4), blue(5), blue(6)))
        .thenAmongOthers(new RaidersDisplaced(BLUE, ships(red(2), red(3), red(4))));
    given(table(2).rolled(2, 3, 4).docked(Station.RAIDERS_OUTPOST, red(2), red(3), red(4)))
        .when(BLUE, dock(Station.RAIDERS_OUTPOST, blue(2), blue(3), blue(4)))
        .thenRefused("AF-4.11", "raiders-not-weaker");
  }

  @Test
  @Rule("AF-4.11")
  void an_incomplete_row_is_measured_by_its_total_and_values_must_follow() {
    given(table(2).rolled(1, 2, 3).docked(Station.RAIDERS_OUTPOST, red(3), red(4)))
        .when(BLUE, dock(Station.RAIDERS_OUTPOST, blue(1), blue(2), blue(3)))
        .thenRefused("AF-4.11", "raiders-not-weaker");
    given(table(2).rolled(1, 3, 4))
        .when(BLUE, dock(Station.RAIDERS_OUTPOST, blue(1), blue(3), blue(4)))
        .thenRefused("AF-4.11", "values-not-consecutive");
    given(table(2).rolled(3, 3, 4))
        .when(BLUE, dock(Station.RAIDERS_OUTPOST, blue(3), blue(3), blue(4)))
        .thenRefused("AF-4.11", "values-not-consecutive");
  }

  @Test
  @Rule("AF-4.11")
  void scenario_109_a_raider_displaces_their_own_first_row() {
    given(table(2).rolled(1, 2, 3, 4, 5, 6).has(RED, 4, 4))
        .when(BLUE, dock(Station.RAIDERS_OUTPOST, blue(1), blue(2), blue(3)))
        .and()
        .when(BLUE, steal(fuel(RED), fuel(RED), fuel(RED), fuel(RED)))
        .and()
        .when(BLUE, dock(Station.RAIDERS_OUTPOST, blue(4), blue(5), blue(6)))
        .thenAmongOthers(new RaidersDisplaced(BLUE, ships(blue(1), blue(2), blue(3))))
        .and()
        .when(BLUE, steal(ore(RED), ore(RED), ore(RED), ore(RED)))
        .thenState(
            state -> {
              assertThat(state.actor().held()).isEqualTo(new Resources(4, 4));
              assertThat(state.inBay(BLUE)).isEqualTo(3);
            });
  }

  @Test
  @Rule({"AF-4.11", "AF-7.15"})
  void scenario_11_the_decoy_protects_ore_and_the_other_cards() {
    FrontiersTable table =
        table(4)
            .turnOf(RED)
            .has(YELLOW, 0, 5)
            .cards(YELLOW, HOLOGRAPHIC_DECOY, ALIEN_CITY)
            .asking(new Pending.Raiding());
    given(table)
        .when(RED, steal(ore(YELLOW), ore(YELLOW), ore(YELLOW), ore(YELLOW)))
        .thenRefused("AF-7.15", "resources-protected");
    given(table).when(RED, steal(YELLOW, ALIEN_CITY)).thenRefused("AF-7.15", "take-the-decoy");
    given(table)
        .when(RED, steal(YELLOW, HOLOGRAPHIC_DECOY))
        .then(new CardStolen(RED, YELLOW, HOLOGRAPHIC_DECOY, false))
        .thenState(state -> assertThat(state.actor().cards().has(HOLOGRAPHIC_DECOY)).isTrue());
  }

  @Test
  @Rule({"AF-4.11", "AF-7.15"})
  void scenario_12_a_stolen_card_already_owned_is_discarded() {
    given(
            table(4)
                .turnOf(RED)
                .cards(RED, HOLOGRAPHIC_DECOY)
                .cards(YELLOW, HOLOGRAPHIC_DECOY)
                .asking(new Pending.Raiding()))
        .when(RED, steal(YELLOW, HOLOGRAPHIC_DECOY))
        .then(new CardStolen(RED, YELLOW, HOLOGRAPHIC_DECOY, true))
        .thenState(
            state -> {
              assertThat(state.player(YELLOW).cards().isEmpty()).isTrue();
              assertThat(state.piles().discards()).containsExactly(HOLOGRAPHIC_DECOY);
            });
  }

  @Test
  @Rule({"AF-4.16", "AF-7.15"})
  void scenario_108_everything_unprotected_if_it_is_less_than_four() {
    FrontiersTable table =
        table(4)
            .has(RED, 0, 5)
            .cards(RED, HOLOGRAPHIC_DECOY)
            .has(GREEN, 1, 0)
            .has(YELLOW, 0, 1)
            .asking(new Pending.Raiding());
    given(table)
        .when(BLUE, steal(fuel(GREEN), ore(YELLOW), ore(RED)))
        .thenRefused("AF-7.15", "resources-protected");
    given(table).when(BLUE, steal(fuel(GREEN))).thenRefused("AF-4.16", "wrong-loot");
    given(table)
        .when(BLUE, steal(fuel(GREEN), fuel(GREEN)))
        .thenRefused("AF-4.16", "nothing-to-steal-there");
    given(table)
        .when(BLUE, steal(fuel(GREEN), ore(YELLOW)))
        .then(
            new ResourcesStolen(
                BLUE,
                PerSeat.of(
                    List.of(
                        Resources.NONE, Resources.NONE, new Resources(1, 0), new Resources(0, 1)))))
        .thenState(state -> assertThat(state.actor().held()).isEqualTo(new Resources(1, 1)));
  }

  @Test
  @Rule("AF-4.16")
  void a_raid_may_take_nothing() {
    given(table(2).rolled(1, 2, 3))
        .when(BLUE, dock(Station.RAIDERS_OUTPOST, blue(1), blue(2), blue(3)))
        .and()
        .when(BLUE, decline())
        .then(new TurnEvent.StepDeclined(BLUE, "raid"), new Asked(Pending.Acting.NOW));
    given(table(2).has(RED, 1, 0).asking(new Pending.Raiding()))
        .when(BLUE, steal())
        .thenRefused("AF-4.16", "wrong-loot");
    given(table(2).has(RED, 9, 0).asking(new Pending.Raiding()))
        .when(BLUE, endTurn())
        .thenRefused("AF-4.16", "no-answer-to-this");
  }

  @Test
  @Rule("AF-4.16")
  void where_there_is_nothing_to_steal_the_refusal_of_a_theft_says_so() {
    FrontiersTable poor = table(2).has(BLUE, 3, 3).asking(new Pending.Raiding());
    given(poor).when(BLUE, steal()).thenRefused("AF-4.16", "nothing-to-steal");
    given(poor.has(RED, 4, 4).cards(RED, HOLOGRAPHIC_DECOY))
        .when(BLUE, steal())
        .thenRefused("AF-4.16", "nothing-to-steal");
  }

  @Test
  @Rule("AF-4.11")
  void a_card_is_taken_from_another_player_who_has_it() {
    FrontiersTable table =
        table(2).cards(RED, ALIEN_CITY).cards(BLUE, STASIS_BEAM).asking(new Pending.Raiding());
    given(table).when(BLUE, steal(BLUE, STASIS_BEAM)).thenRefused("AF-4.11", "no-such-victim");
    given(table)
        .when(BLUE, steal(RED, STASIS_BEAM))
        .thenRefused("AF-4.11", "victim-has-no-such-card");
    given(table).when(BLUE, new StealTech(RED, List.of())).thenRefused("AF-4.11", "name-one-card");
  }

  @Test
  @Rule({"AF-4.11", "AF-4.16"})
  void nobody_steals_from_a_seat_that_is_not_at_the_table() {
    FrontiersTable table =
        table(2).has(RED, 4, 0).cards(RED, ALIEN_CITY).asking(new Pending.Raiding());
    for (Seat absent : List.of(GREEN, YELLOW)) {
      given(table)
          .when(BLUE, steal(fuel(RED), fuel(RED), fuel(RED), fuel(absent)))
          .thenRefused("AF-4.16", "nothing-to-steal-there");
      given(table).when(BLUE, steal(absent, ALIEN_CITY)).thenRefused("AF-4.11", "no-such-victim");
    }
  }
}
