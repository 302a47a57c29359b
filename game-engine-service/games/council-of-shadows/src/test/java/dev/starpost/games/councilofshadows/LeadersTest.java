package dev.starpost.games.councilofshadows;

import static dev.starpost.games.councilofshadows.CouncilScenarios.track;
import static dev.starpost.games.councilofshadows.CouncilTable.ANN;
import static dev.starpost.games.councilofshadows.CouncilTable.BEN;
import static dev.starpost.games.councilofshadows.CouncilTable.STOP;
import static dev.starpost.games.councilofshadows.CouncilTable.card;
import static dev.starpost.games.councilofshadows.CouncilTable.gems;
import static dev.starpost.games.councilofshadows.CouncilTable.planet;
import static dev.starpost.games.councilofshadows.CouncilTable.system;
import static dev.starpost.games.councilofshadows.CouncilTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.games.councilofshadows.BuyMove.BuyCard;
import dev.starpost.games.councilofshadows.BuyMove.BuyUpgrade;
import dev.starpost.games.councilofshadows.BuyMove.EndBuying;
import dev.starpost.games.councilofshadows.BuyMove.FreeColony;
import dev.starpost.games.councilofshadows.ExploitMove.Exploit;
import dev.starpost.games.councilofshadows.ExploitMove.ExploitGalaxy;
import dev.starpost.games.councilofshadows.ExploitMove.TakeCard;
import dev.starpost.games.councilofshadows.ExploitMove.UseLeader;
import dev.starpost.games.councilofshadows.RoundMove.ChooseLeader;
import dev.starpost.games.councilofshadows.component.Galaxy;
import dev.starpost.games.councilofshadows.component.Leader;
import dev.starpost.games.councilofshadows.component.ZoneId;
import dev.starpost.testkit.Rule;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class LeadersTest implements CouncilScenarios {

  private CouncilOfShadows led(String leader) {
    return given(table(2).asking(new RoundPending.LeaderChoice(ANN)))
        .when(ANN, new ChooseLeader(List.of(Leader.of(leader))))
        .and()
        .state();
  }

  @Test
  @Example("EX-60")
  @Rule({"COS-11.6", "COS-14.1"})
  void casares_keeps_the_cube_where_three_colonies_are() {
    CouncilTable table =
        table(2)
            .leader(ANN, "casares")
            .track(ANN, 60, 0)
            .system("sys-2-02", "blue-1")
            .cubes(ANN, "sys-2-02/0", 2);
    given(table.exploiting(ANN))
        .when(ANN, new Exploit(List.of(planet("sys-2-02/0"))))
        .thenState(state -> assertThat(state.board().of(ANN)).isEqualTo(1));
    given(table.cubes(ANN, "sys-2-02/1", 1).exploiting(ANN))
        .when(ANN, new ExploitGalaxy(List.of(Galaxy.BLUE)))
        .thenAmongOthers(
            new BoardEvent.GalaxyExploited(
                ANN,
                Galaxy.BLUE,
                Optional.empty(),
                8,
                Optional.of(Leader.of("casares")),
                Optional.empty()))
        .thenState(
            state -> {
              assertThat(track(state, ANN).energy()).isEqualTo(8);
              assertThat(state.board().of(ANN)).isEqualTo(3);
            });
    given(table.exploiting(ANN))
        .when(ANN, new Exploit(List.of(planet("sys-2-02/1"))))
        .thenState(
            state -> assertThat(state.board().of(ANN)).as("he need not, but may").isEqualTo(2));
  }

  @Test
  @Example("EX-60")
  @Rule("COS-11.6")
  void casares_never_has_the_triple_spire() {
    CouncilTable table =
        table(2)
            .leader(ANN, "casares")
            .gems(ANN, 0, 1, 1)
            .market("ai-triple-spire", "ai-fusion-cell");
    given(table.buying(ANN))
        .when(ANN, new BuyCard(gems(0, 1, 1), List.of(card("ai-triple-spire"))))
        .thenRefused("COS-11.6", "card-forbidden");
    given(table.asking(new ExploitPending.FreeCard(ANN)))
        .when(ANN, new TakeCard(List.of(card("ai-triple-spire"))))
        .thenRefused("COS-11.6", "card-forbidden");
  }

  @Test
  @Example("EX-61")
  @Rule({"COS-11.2", "COS-11.8"})
  void breish_wins_ties_for_the_yield() {
    CouncilTable table =
        table(2)
            .track(ANN, 60, 0)
            .system("sys-2-02", "blue-1")
            .cubes(ANN, "sys-2-02/0", 2)
            .cubes(BEN, "sys-2-02/1", 2);
    CouncilOfShadows game = table.leader(ANN, "breish").exploiting(ANN);
    given(game)
        .when(ANN, new Exploit(List.of(planet("sys-2-02/0"))))
        .thenState(
            state -> {
              assertThat(track(state, ANN).energy()).isEqualTo(8);
              assertThat(state.board().of(ANN)).isEqualTo(1);
            });
    assertThat(Majority.yieldsHigh(game, Galaxy.BLUE, BEN)).isFalse();
    assertThat(Majority.inGalaxy(game, Galaxy.BLUE, ANN)).isFalse();
    assertThat(track(led("breish"), ANN))
        .extracting(Track::consumption, Track::energy)
        .containsExactly(25, 8);
  }

  @Test
  @Example("EX-62")
  @Rule("COS-11.7")
  void s3f3_gains_energy_for_every_colony() {
    CouncilOfShadows game =
        done(
            table(2)
                .leader(ANN, "s3f3")
                .system("sys-1-01", "grey-1")
                .cubes(ANN, "sys-1-01/0", 3)
                .cubes(ANN, "sys-1-01/1", 3)
                .with(STOP, new Chore.ActionTurn(ANN, 3)));
    assertThat(track(game, ANN).energy()).isEqualTo(6);
  }

  @Test
  @Example("EX-62")
  @Rule({"COS-11.4", "COS-3.6"})
  void zoe_places_a_cube_in_every_buy_turn_besides_three_purchases() {
    CouncilTable table =
        table(2)
            .leader(ANN, "zoe")
            .gems(ANN, 1, 0, 0)
            .market("ai-power-damper")
            .system("sys-3-10", "red-1")
            .system("sys-3-01", "red-2");
    CouncilOfShadows game = table.buying(ANN);
    given(game)
        .when(ANN, new FreeColony(List.of(planet("sys-3-01/0"))))
        .thenRefused("COS-11.4", "planet-not-terraformed");
    given(game)
        .when(ANN, new FreeColony(List.of(planet("sys-3-10/0"))))
        .thenState(state -> assertThat(state.board().of(ANN)).isEqualTo(1))
        .and()
        .when(ANN, new FreeColony(List.of(planet("sys-3-10/1"))))
        .thenRefused("COS-11.4", "no-free-colony");
    CouncilOfShadows third = table.asking(new RoundPending.Purchases(ANN, 2, false));
    given(third)
        .when(ANN, new BuyCard(gems(1, 0, 0), List.of(card("ai-power-damper"))))
        .thenState(
            state ->
                assertThat(state.pending()).contains(new RoundPending.Purchases(ANN, 3, false)))
        .and()
        .when(ANN, new EndBuying())
        .thenState(state -> assertThat(state.pending()).contains((Pending) STOP));
  }

  @Test
  @Example("EX-62")
  @Rule({"COS-11.3", "COS-7.7"})
  void buteo_extracts_once_in_any_sector() {
    CouncilOfShadows game =
        table(2)
            .leader(ANN, "buteo")
            .system("sys-3-05", "red-1")
            .system("sys-3-04", "red-2")
            .cubes(ANN, "sys-3-05/0", 2)
            .exploiting(ANN);
    given(game)
        .when(ANN, new UseLeader(List.of(system("sys-3-04"))))
        .thenRefused("COS-11.3", "no-colony-there");
    given(game)
        .when(ANN, new UseLeader(List.of(system("sys-3-05"))))
        .thenState(state -> assertThat(state.player(ANN).gems()).isEqualTo(gems(0, 2, 0)))
        .and()
        .when(ANN, new UseLeader(List.of(system("sys-3-05"))))
        .thenRefused("COS-11.3", "leader-used");
    given(table(2).system("sys-3-05", "red-1").cubes(ANN, "sys-3-05/0", 2).exploiting(ANN))
        .when(ANN, new UseLeader(List.of(system("sys-3-05"))))
        .thenRefused("COS-11.3", "no-leader-for-that");
  }

  @Test
  @Example("EX-63")
  @Rule({"COS-11.5", "COS-11.2", "COS-4.2", "COS-6.15"})
  void ava_has_a_fourth_zone() {
    CouncilOfShadows game = led("ava");
    Player ann = game.player(ANN);
    assertThat(ann.track().consumption()).isEqualTo(28);
    assertThat(ann.zones()).extracting(Zone::id).endsWith(ZoneId.ZONE_3, ZoneId.AVA).hasSize(4);
    assertThat(ann.range(3)).isEqualTo(1);
    assertThat(ann.boardCubes()).isEqualTo(1);
    given(game.asking(table(2).planning(ANN, BEN).agenda()))
        .when(
            ANN,
            CouncilScenarios.plan(
                "zone-1 start-gems", "zone-2 start-colony", "zone-3 start-refine"))
        .thenRefused("COS-4.2", "zone-must-be-filled");
    Player shifted =
        ann.revealing(Plan.NONE.with(ZoneId.ZONE_3, Optional.of(card("start-refine")), 3))
            .shifted();
    assertThat(shifted.zones().get(3).top()).contains(card("start-refine"));
    given(table(2).leader(ANN, "ava").extraZone(ANN, ZoneId.AVA).gems(ANN, 0, 1, 0).buying(ANN))
        .when(ANN, new BuyUpgrade(gems(0, 1, 0), List.of(CouncilTable.upgrade("up-ava-range2"))))
        .thenState(state -> assertThat(state.player(ANN).range(3)).isEqualTo(2));
  }

  @Test
  @Rule({"COS-13.2", "COS-11.5"})
  void extended_planning_raises_the_zone_of_ava_too() {
    CouncilTable table =
        table(2)
            .leader(ANN, "ava")
            .extraZone(ANN, ZoneId.AVA)
            .upgrades(ANN, "up-ava-range2")
            .track(ANN, 60, 0);
    given(table.asking(new ExploitPending.DarkTechChoice(ANN, 1)))
        .when(
            ANN,
            new ExploitMove.ChooseDarkTech(List.of(CouncilTable.darkTech("dt1-extended-planning"))))
        .thenState(
            state -> {
              assertThat(state.player(ANN).range(3)).isEqualTo(3);
              assertThat(track(state, ANN).energy())
                  .as("six of the three zones, one of Ava's")
                  .isEqualTo(7);
              assertThat(state.player(ANN).boardCubes()).isEqualTo(9);
            });
    given(table(2).track(ANN, 60, 0).asking(new ExploitPending.DarkTechChoice(ANN, 1)))
        .when(
            ANN,
            new ExploitMove.ChooseDarkTech(List.of(CouncilTable.darkTech("dt1-extended-planning"))))
        .thenState(state -> assertThat(track(state, ANN).energy()).as("without Ava").isEqualTo(6));
  }

  @Test
  @Rule({"COS-3.5.3", "COS-11.5"})
  void nobody_else_has_the_zone_of_ava() {
    given(table(2).gems(ANN, 0, 1, 1).buying(ANN))
        .when(ANN, new BuyUpgrade(gems(0, 0, 1), List.of(CouncilTable.upgrade("up-ava-range3"))))
        .thenRefused("COS-3.5", "no-such-zone");
  }
}
