package dev.starpost.games.alienfrontiers;

import static dev.starpost.games.alienfrontiers.FrontiersTable.BLUE;
import static dev.starpost.games.alienfrontiers.FrontiersTable.GREEN;
import static dev.starpost.games.alienfrontiers.FrontiersTable.RED;
import static dev.starpost.games.alienfrontiers.FrontiersTable.YELLOW;
import static dev.starpost.games.alienfrontiers.FrontiersTable.blue;
import static dev.starpost.games.alienfrontiers.FrontiersTable.endTurn;
import static dev.starpost.games.alienfrontiers.FrontiersTable.red;
import static dev.starpost.games.alienfrontiers.FrontiersTable.relic;
import static dev.starpost.games.alienfrontiers.FrontiersTable.ships;
import static dev.starpost.games.alienfrontiers.FrontiersTable.table;
import static dev.starpost.games.alienfrontiers.component.Tech.ALIEN_CITY;
import static dev.starpost.games.alienfrontiers.component.Tech.BOOSTER_POD;
import static dev.starpost.games.alienfrontiers.component.Tech.DATA_CRYSTAL;
import static dev.starpost.games.alienfrontiers.component.Tech.GRAVITY_MANIPULATOR;
import static dev.starpost.games.alienfrontiers.component.Tech.ORBITAL_TELEPORTER;
import static dev.starpost.games.alienfrontiers.component.Tech.PLASMA_CANNON;
import static dev.starpost.games.alienfrontiers.component.Tech.POLARITY_DEVICE;
import static dev.starpost.games.alienfrontiers.component.Tech.STASIS_BEAM;
import static dev.starpost.games.alienfrontiers.component.Tech.TEMPORAL_WARPER;
import static dev.starpost.games.alienfrontiers.component.Territory.ASIMOV_CRATER;
import static dev.starpost.games.alienfrontiers.component.Territory.BURROUGHS_DESERT;
import static dev.starpost.games.alienfrontiers.component.Territory.HERBERT_VALLEY;
import static dev.starpost.games.alienfrontiers.component.Territory.LEM_BADLANDS;
import static dev.starpost.games.alienfrontiers.component.Territory.POHL_FOOTHILLS;
import static dev.starpost.games.alienfrontiers.component.Territory.VAN_VOGT_MOUNTAINS;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.games.alienfrontiers.DiscardMove.DestroyShip;
import dev.starpost.games.alienfrontiers.DiscardMove.MoveColony;
import dev.starpost.games.alienfrontiers.DiscardMove.PickColony;
import dev.starpost.games.alienfrontiers.DiscardMove.PlaceField;
import dev.starpost.games.alienfrontiers.DiscardMove.RemoveField;
import dev.starpost.games.alienfrontiers.DiscardMove.SwapColony;
import dev.starpost.games.alienfrontiers.DiscardMove.TakeDiscard;
import dev.starpost.games.alienfrontiers.FrontiersTable.Stories;
import dev.starpost.games.alienfrontiers.PlanetEvent.ColoniesSwapped;
import dev.starpost.games.alienfrontiers.PlanetEvent.ColonyMoved;
import dev.starpost.games.alienfrontiers.PlanetEvent.ColonyPicked;
import dev.starpost.games.alienfrontiers.PlanetEvent.FieldPlaced;
import dev.starpost.games.alienfrontiers.PlanetEvent.FieldRemoved;
import dev.starpost.games.alienfrontiers.PlanetEvent.RelicReturned;
import dev.starpost.games.alienfrontiers.StandingEvent.ControlChanged;
import dev.starpost.games.alienfrontiers.StandingEvent.PointsChanged;
import dev.starpost.games.alienfrontiers.TechEvent.CardDiscarded;
import dev.starpost.games.alienfrontiers.TechEvent.DiscardTaken;
import dev.starpost.games.alienfrontiers.TechEvent.ShipDestroyed;
import dev.starpost.games.alienfrontiers.component.Colony;
import dev.starpost.games.alienfrontiers.component.Field;
import dev.starpost.games.alienfrontiers.component.Relic;
import dev.starpost.games.alienfrontiers.component.Ship;
import dev.starpost.games.alienfrontiers.component.Station;
import dev.starpost.games.alienfrontiers.component.Tech;
import dev.starpost.games.alienfrontiers.component.Territory;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.option.Item;
import dev.starpost.testkit.Rule;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class DiscardPowersTest implements Stories {

  private static DestroyShip destroy(Station station, Ship ship) {
    return new DestroyShip(PLASMA_CANNON, station, List.of(ship));
  }

  private static PickColony pick(Tech card, Territory territory, Seat seat) {
    return new PickColony(card, List.of(new Colony(territory, seat)));
  }

  @Test
  @Rule({"AF-7.6", "AF-7.2"})
  void the_pod_removes_a_field() {
    FrontiersTable table = table(2).field(Field.POSITRON, LEM_BADLANDS).cards(BLUE, BOOSTER_POD);
    given(table)
        .when(BLUE, new RemoveField(BOOSTER_POD, List.of(Field.POSITRON)))
        .then(
            new CardDiscarded(BLUE, BOOSTER_POD),
            new FieldRemoved(BLUE, Field.POSITRON, LEM_BADLANDS))
        .thenState(state -> assertThat(state.piles().discards()).containsExactly(BOOSTER_POD));
    given(table)
        .when(BLUE, new RemoveField(BOOSTER_POD, List.of(Field.ISOLATION)))
        .thenRefused("AF-7.6", "no-such-field");
  }

  @Test
  @Rule({"AF-7.7", "AF-7.8", "AF-7.12"})
  void beam_manipulator_and_crystal_place_or_move_their_fields() {
    FrontiersTable table =
        table(2)
            .field(Field.REPULSOR, ASIMOV_CRATER)
            .cards(BLUE, STASIS_BEAM, GRAVITY_MANIPULATOR, DATA_CRYSTAL);
    given(table)
        .when(BLUE, new PlaceField(STASIS_BEAM, List.of(LEM_BADLANDS)))
        .thenAmongOthers(new FieldPlaced(BLUE, Field.ISOLATION, Optional.empty(), LEM_BADLANDS));
    given(table)
        .when(BLUE, new PlaceField(GRAVITY_MANIPULATOR, List.of(LEM_BADLANDS)))
        .thenAmongOthers(
            new FieldPlaced(BLUE, Field.REPULSOR, Optional.of(ASIMOV_CRATER), LEM_BADLANDS))
        .thenState(state -> assertThat(state.fields().repulsor()).contains(LEM_BADLANDS));
    given(table)
        .when(BLUE, new PlaceField(DATA_CRYSTAL, List.of(LEM_BADLANDS)))
        .thenAmongOthers(new FieldPlaced(BLUE, Field.POSITRON, Optional.empty(), LEM_BADLANDS));
    given(table)
        .when(BLUE, new PlaceField(DATA_CRYSTAL, List.of()))
        .thenRefused("AF-7.12", "name-a-territory");
  }

  @Test
  @Rule({"AF-7.13", "AF-5.2"})
  void scenario_29_a_colony_moves_to_van_vogt_and_ties() {
    given(
            table(3)
                .colonies(LEM_BADLANDS, BLUE, 1)
                .colonies(VAN_VOGT_MOUNTAINS, GREEN, 2)
                .colonies(VAN_VOGT_MOUNTAINS, BLUE, 1)
                .cards(BLUE, ORBITAL_TELEPORTER))
        .when(BLUE, pick(ORBITAL_TELEPORTER, LEM_BADLANDS, BLUE))
        .thenAmongOthers(new ColonyPicked(BLUE, new Colony(LEM_BADLANDS, BLUE)))
        .and()
        .when(BLUE, new MoveColony(List.of(VAN_VOGT_MOUNTAINS)))
        .then(
            new ColonyMoved(BLUE, new Colony(LEM_BADLANDS, BLUE), VAN_VOGT_MOUNTAINS),
            new ControlChanged(LEM_BADLANDS, Optional.of(BLUE), Optional.empty(), List.of()),
            new ControlChanged(
                VAN_VOGT_MOUNTAINS, Optional.of(GREEN), Optional.empty(), List.of(BLUE, GREEN)),
            new PointsChanged(
                List.of(
                    new PointsChanged.Change(BLUE, 3, 2), new PointsChanged.Change(GREEN, 3, 2))))
        .thenState(
            state -> {
              assertThat(state.colonies().count(VAN_VOGT_MOUNTAINS, BLUE.index())).isEqualTo(2);
              assertThat(state.colonies().controller(VAN_VOGT_MOUNTAINS)).isEmpty();
            });
  }

  @Test
  @Rule({"AF-7.13", "AF-7.21"})
  void anybodys_colony_moves_to_another_territory() {
    FrontiersTable table = table(2).colonies(LEM_BADLANDS, RED, 1).cards(BLUE, ORBITAL_TELEPORTER);
    given(table)
        .when(BLUE, pick(ORBITAL_TELEPORTER, LEM_BADLANDS, BLUE))
        .thenRefused("AF-7.13", "no-such-colony");
    AlienFrontiers picked =
        given(table).when(BLUE, pick(ORBITAL_TELEPORTER, LEM_BADLANDS, RED)).and().state();
    given(picked)
        .when(BLUE, new MoveColony(List.of(LEM_BADLANDS)))
        .thenRefused("AF-7.13", "two-territories");
    given(picked)
        .when(BLUE, new MoveColony(List.of(ASIMOV_CRATER)))
        .thenState(state -> assertThat(state.colonies().controller(ASIMOV_CRATER)).contains(RED));
  }

  @Test
  @Rule({"AF-7.10", "AF-7.21"})
  void scenario_30_swapping_leaves_one_of_each_on_both() {
    given(
            table(4)
                .colonies(HERBERT_VALLEY, YELLOW, 2)
                .colonies(LEM_BADLANDS, RED, 2)
                .cards(BLUE, POLARITY_DEVICE))
        .when(BLUE, pick(POLARITY_DEVICE, HERBERT_VALLEY, YELLOW))
        .and()
        .when(BLUE, new SwapColony(List.of(new Colony(LEM_BADLANDS, RED))))
        .then(
            new ColoniesSwapped(
                BLUE, new Colony(HERBERT_VALLEY, YELLOW), new Colony(LEM_BADLANDS, RED)),
            new ControlChanged(
                HERBERT_VALLEY, Optional.of(YELLOW), Optional.empty(), List.of(RED, YELLOW)),
            new ControlChanged(
                LEM_BADLANDS, Optional.of(RED), Optional.empty(), List.of(RED, YELLOW)),
            new PointsChanged(
                List.of(
                    new PointsChanged.Change(RED, 3, 2), new PointsChanged.Change(YELLOW, 3, 2))))
        .thenState(
            state -> {
              assertThat(state.colonies().controller(HERBERT_VALLEY)).isEmpty();
              assertThat(state.colonies().controller(LEM_BADLANDS)).isEmpty();
              assertThat(state.colonies().on(LEM_BADLANDS)).isEqualTo(2);
            });
  }

  @Test
  @Rule({"AF-7.10", "AF-7.17", "AF-7.21"})
  void a_swap_needs_colonies_on_two_territories_which_may_be_one_players() {
    FrontiersTable table =
        table(2)
            .colonies(LEM_BADLANDS, RED, 1)
            .colonies(LEM_BADLANDS, BLUE, 1)
            .cards(BLUE, POLARITY_DEVICE);
    given(table)
        .when(BLUE, pick(POLARITY_DEVICE, LEM_BADLANDS, RED))
        .thenRefused("AF-7.17", "nothing-to-swap-with");
    AlienFrontiers picked =
        given(
                table
                    .colonies(ASIMOV_CRATER, RED, 1)
                    .colonies(POHL_FOOTHILLS, BLUE, 1)
                    .field(Field.REPULSOR, POHL_FOOTHILLS))
            .when(BLUE, pick(POLARITY_DEVICE, LEM_BADLANDS, RED))
            .and()
            .state();
    given(picked)
        .when(BLUE, new SwapColony(List.of(new Colony(LEM_BADLANDS, BLUE))))
        .thenRefused("AF-7.10", "two-territories");
    given(picked)
        .when(BLUE, new SwapColony(List.of(new Colony(POHL_FOOTHILLS, BLUE))))
        .thenRefused("AF-6.3", "repulsor-field");
    given(picked)
        .when(BLUE, new SwapColony(List.of(new Colony(ASIMOV_CRATER, BLUE))))
        .thenRefused("AF-7.10", "no-such-colony");
    given(picked)
        .when(BLUE, new SwapColony(List.of(new Colony(ASIMOV_CRATER, RED))))
        .thenState(state -> assertThat(state.colonies()).isEqualTo(picked.colonies()));
  }

  @Test
  @Rule("AF-7.11")
  void the_warper_takes_a_card_from_the_discards_but_no_warper_and_none_owned() {
    FrontiersTable table =
        table(2)
            .cards(BLUE, TEMPORAL_WARPER, ALIEN_CITY)
            .discards(ALIEN_CITY, TEMPORAL_WARPER, PLASMA_CANNON);
    given(table)
        .when(BLUE, new TakeDiscard(TEMPORAL_WARPER, List.of(PLASMA_CANNON)))
        .then(new CardDiscarded(BLUE, TEMPORAL_WARPER), new DiscardTaken(BLUE, PLASMA_CANNON))
        .thenState(
            state -> {
              assertThat(state.actor().cards().list()).containsExactly(ALIEN_CITY, PLASMA_CANNON);
              assertThat(state.piles().discards())
                  .containsExactly(ALIEN_CITY, TEMPORAL_WARPER, TEMPORAL_WARPER);
            });
    for (Tech owned : List.of(TEMPORAL_WARPER, ALIEN_CITY)) {
      given(table)
          .when(BLUE, new TakeDiscard(TEMPORAL_WARPER, List.of(owned)))
          .thenRefused("AF-7.11", "card-owned-already");
    }
    given(table)
        .when(BLUE, new TakeDiscard(TEMPORAL_WARPER, List.of(BOOSTER_POD)))
        .thenRefused("AF-7.11", "card-not-discarded");
  }

  @Test
  @Rule("AF-7.14")
  void scenario_27_a_fleet_is_not_shot_below_three() {
    given(
            table(2)
                .ships(RED, 4)
                .hasTerraformed(RED)
                .docked(Station.TERRAFORMING_STATION, red(6))
                .docked(Station.LUNAR_MINE, red(2))
                .cards(BLUE, PLASMA_CANNON))
        .when(BLUE, destroy(Station.LUNAR_MINE, red(2)))
        .thenRefused("AF-7.14", "fleet-would-be-too-small");
  }

  @Test
  @Rule({"AF-7.20", "AF-7.14"})
  void scenario_103_the_ship_on_terraforming_may_be_destroyed() {
    given(
            table(2)
                .ships(RED, 4)
                .hasTerraformed(RED)
                .docked(Station.TERRAFORMING_STATION, red(6))
                .cards(BLUE, PLASMA_CANNON))
        .when(BLUE, destroy(Station.TERRAFORMING_STATION, red(6)))
        .then(
            new CardDiscarded(BLUE, PLASMA_CANNON),
            new ShipDestroyed(BLUE, Station.TERRAFORMING_STATION, red(6), RED))
        .thenState(state -> assertThat(state.player(RED).ships()).isEqualTo(3))
        .and()
        .rolling(1, 2, 3)
        .when(BLUE, endTurn())
        .thenAmongOthers(new TurnEvent.TurnBegan(RED, false, false, ships(red(1), red(2), red(3))));
  }

  @Test
  @Rule("AF-7.14")
  void a_spare_ship_returns_to_the_stock() {
    FrontiersTable table =
        table(2)
            .ships(RED, 4)
            .docked(Station.LUNAR_MINE, red(2), blue(3))
            .cards(BLUE, PLASMA_CANNON);
    given(table)
        .when(BLUE, destroy(Station.LUNAR_MINE, red(2)))
        .thenState(state -> assertThat(state.player(RED).ships()).isEqualTo(3));
    given(table)
        .when(BLUE, destroy(Station.LUNAR_MINE, blue(3)))
        .thenRefused("AF-7.14", "not-that-ship");
    given(table)
        .when(BLUE, destroy(Station.MAINTENANCE_BAY, red(2)))
        .thenRefused("AF-4.12", "bay-keeps-ships");
    given(table)
        .when(BLUE, destroy(Station.SHIPYARD, red(2)))
        .thenRefused("AF-7.14", "no-such-ship-there");
  }

  @Test
  @Rule({"AF-7.20", "AF-5.5"})
  void scenario_104_the_relic_may_be_destroyed_whatever_the_fleet() {
    AlienFrontiers after =
        given(
                table(2)
                    .has(RED, 1, 1)
                    .colonies(BURROUGHS_DESERT, RED, 1)
                    .relicOf(RED)
                    .docked(Station.LUNAR_MINE, relic(4))
                    .cards(BLUE, PLASMA_CANNON))
            .when(BLUE, destroy(Station.LUNAR_MINE, relic(4)))
            .then(new CardDiscarded(BLUE, PLASMA_CANNON), new RelicReturned(RED))
            .thenState(state -> assertThat(state.relic()).isEqualTo(Relic.AT_HOME))
            .and()
            .rolling(1, 2, 3)
            .when(BLUE, endTurn())
            .and()
            .state();
    given(after)
        .when(RED, new TurnMove.BuyRelic())
        .thenState(state -> assertThat(state.relic().isHeldBy(RED)).isTrue());
  }

  @Test
  @Rule({"AF-7.13", "AF-6.3"})
  void a_colony_is_offered_every_other_territory_but_the_one_with_the_repulsor_field() {
    AlienFrontiers moving =
        table(2)
            .colonies(LEM_BADLANDS, RED, 1)
            .field(Field.REPULSOR, ASIMOV_CRATER)
            .asking(new Pending.Move(new Colony(LEM_BADLANDS, RED)))
            .game();
    assertThat(rules().options(moving, BLUE).get(0).choose().get(0).of())
        .<Object>extracting(Item::value)
        .hasSize(6)
        .doesNotContain(LEM_BADLANDS, ASIMOV_CRATER);
  }
}
