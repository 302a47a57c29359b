package dev.starpost.games.councilofshadows;

import static dev.starpost.games.councilofshadows.CouncilScenarios.track;
import static dev.starpost.games.councilofshadows.CouncilTable.ANN;
import static dev.starpost.games.councilofshadows.CouncilTable.BEN;
import static dev.starpost.games.councilofshadows.CouncilTable.STOP;
import static dev.starpost.games.councilofshadows.CouncilTable.gems;
import static dev.starpost.games.councilofshadows.CouncilTable.planet;
import static dev.starpost.games.councilofshadows.CouncilTable.system;
import static dev.starpost.games.councilofshadows.CouncilTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.games.councilofshadows.BuyMove.BuildStation;
import dev.starpost.games.councilofshadows.ExploitMove.Exploit;
import dev.starpost.games.councilofshadows.ExploitMove.ExploitGalaxy;
import dev.starpost.games.councilofshadows.ExploitMove.UseStation;
import dev.starpost.games.councilofshadows.component.BonusCard;
import dev.starpost.games.councilofshadows.component.Galaxy;
import dev.starpost.games.councilofshadows.component.GalaxySet;
import dev.starpost.kernel.option.Option;
import dev.starpost.testkit.Rule;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class StationsTest implements CouncilScenarios {

  private static BuildStation build(Galaxy galaxy) {
    return new BuildStation(gems(0, 1, 1), List.of(galaxy));
  }

  @Test
  @Example("EX-55")
  @Rule({"COS-10.1", "COS-10.2"})
  void a_station_needs_a_colony_a_free_spot_and_no_other_station_of_its_owner() {
    CouncilTable table =
        table(2)
            .gems(ANN, 0, 2, 2)
            .system("sys-1-01", "grey-1")
            .system("sys-1-02", "orange-1")
            .cubes(ANN, "sys-1-01/0", 1);
    given(table.buying(ANN))
        .when(ANN, build(Galaxy.GREY))
        .thenAmongOthers(new BuyEvent.StationBuilt(ANN, Galaxy.GREY, gems(0, 1, 1)))
        .thenState(
            state ->
                assertThat(state.pending()).contains(new RoundPending.Purchases(ANN, 1, false)))
        .and()
        .when(ANN, build(Galaxy.GREY))
        .thenRefused("COS-10.2", "station-there-already");
    given(table.buying(ANN))
        .when(ANN, build(Galaxy.ORANGE))
        .thenRefused("COS-10.2", "no-colony-there");
    given(table.stations(BEN, Galaxy.GREY).buying(ANN))
        .when(ANN, build(Galaxy.GREY))
        .thenRefused("COS-10.2", "no-station-spot");
    given(table.stations(ANN, Galaxy.BLUE, Galaxy.PINK, Galaxy.RED).buying(ANN))
        .when(ANN, build(Galaxy.GREY))
        .thenRefused("COS-10.2", "no-station-left");
  }

  @Test
  @Rule("COS-10.1")
  void there_are_no_stations_without_the_module() {
    CouncilOfShadows game =
        table(2)
            .gems(ANN, 0, 1, 1)
            .system("sys-1-01", "grey-1")
            .cubes(ANN, "sys-1-01/0", 1)
            .change(
                one ->
                    new Table(
                        2,
                        false,
                        one.leaders(),
                        one.screens(),
                        one.advancedAutoma(),
                        one.finalTieBreak(),
                        one.startEnergy()))
            .buying(ANN);
    given(game).when(ANN, build(Galaxy.GREY)).thenRefused("COS-10.1", "no-stations");
    assertThat(rules().options(game, ANN))
        .noneMatch(option -> option.move() instanceof BuildStation);
  }

  @Test
  @Rule({"COS-10.3", "COS-10.4", "COS-7.7"})
  void an_extraction_station_takes_the_resource_of_any_system_of_its_galaxy_once() {
    CouncilOfShadows game =
        table(2)
            .stations(ANN, Galaxy.ORANGE)
            .system("sys-1-03", "orange-1")
            .system("sys-1-05", "orange-2")
            .system("sys-1-01", "grey-1")
            .cubes(ANN, "sys-1-03/0", 1)
            .cubes(ANN, "sys-1-01/0", 1)
            .exploiting(ANN);
    given(game)
        .when(ANN, new UseStation(List.of(system("sys-1-05"))))
        .thenState(state -> assertThat(state.player(ANN).gems()).isEqualTo(gems(2, 0, 0)))
        .and()
        .when(ANN, new UseStation(List.of(system("sys-1-03"))))
        .thenRefused("COS-10.4", "station-used");
    given(game)
        .when(ANN, new UseStation(List.of(system("sys-1-01"))))
        .thenRefused("COS-10.4", "no-station-for-that");
    given(game)
        .when(ANN, new UseStation(List.of(system("sys-1-02"))))
        .thenRefused("COS-10.4", "system-not-on-board");
    given(game)
        .when(ANN, new Exploit(List.of(planet("sys-1-03/0"))))
        .and()
        .when(ANN, new UseStation(List.of(system("sys-1-03"))))
        .thenRefused("COS-10.4", "no-colony-there");
  }

  @Test
  @Example("EX-56")
  @Rule({"COS-10.5", "COS-14.1", "COS-7.3"})
  void an_exploitation_station_keeps_the_cube() {
    CouncilTable table = table(2).stations(ANN, Galaxy.GREY).system("sys-1-01", "grey-1");
    CouncilOfShadows game =
        table
            .system("sys-1-02", "orange-1")
            .cubes(ANN, "sys-1-02/0", 1)
            .cubes(ANN, "sys-1-01/0", 1)
            .exploiting(ANN);
    given(game)
        .when(ANN, new ExploitGalaxy(List.of(Galaxy.GREY)))
        .thenState(
            state -> {
              assertThat(track(state, ANN).energy()).isEqualTo(5);
              assertThat(state.board().of(ANN)).isEqualTo(2);
            })
        .and()
        .when(ANN, new ExploitGalaxy(List.of(Galaxy.GREY)))
        .thenRefused("COS-7.1", "galaxy-exploited");
    given(
            table(2)
                .stations(ANN, Galaxy.GREY)
                .system("sys-1-02", "orange-1")
                .cubes(ANN, "sys-1-02/0", 1)
                .exploiting(ANN))
        .when(ANN, new ExploitGalaxy(List.of(Galaxy.GREY)))
        .thenRefused("COS-7.1", "no-colony-there");
  }

  @Test
  @Rule({"COS-14.1", "COS-10.5", "COS-7.3"})
  void who_need_not_remove_a_cube_may_do_so() {
    CouncilOfShadows game =
        table(2)
            .stations(ANN, Galaxy.GREY)
            .system("sys-1-01", "grey-1")
            .cubes(ANN, "sys-1-01/0", 2)
            .exploiting(ANN);
    assertThat(rules().options(game, ANN))
        .extracting(Option::move)
        .contains(new Exploit(List.of()), new ExploitGalaxy(List.of()));
    given(game)
        .when(ANN, new Exploit(List.of(planet("sys-1-01/0"))))
        .thenAmongOthers(
            new BoardEvent.GalaxyExploited(
                ANN,
                Galaxy.GREY,
                Optional.of(planet("sys-1-01/0")),
                5,
                Optional.empty(),
                Optional.empty()))
        .thenState(state -> assertThat(state.board().of(ANN)).isEqualTo(1));
  }

  @Test
  @Rule({"COS-10.6", "COS-11.6", "COS-11.7", "COS-13.4"})
  void cubes_on_a_station_are_no_colonies() {
    CouncilTable table =
        table(2)
            .track(ANN, 60, 0)
            .stations(ANN, Galaxy.RED)
            .system("sys-3-03", "red-1")
            .cubes(ANN, "sys-3-03/0", 1);
    CouncilOfShadows s3f3 =
        done(table.leader(ANN, "s3f3").with(STOP, new Chore.ActionTurn(ANN, 3)));
    assertThat(track(s3f3, ANN).energy()).isEqualTo(1);
    given(table.leader(ANN, "casares").exploiting(ANN))
        .when(ANN, new ExploitGalaxy(List.of(Galaxy.RED)))
        .thenRefused("COS-7.3", "cube-must-be-removed");
    assertThat(FinalScoring.bonus(s3f3, ANN, BonusCard.of("lb-sector-3"))).isEqualTo(4 + 1);
    assertThat(FinalScoring.bonus(s3f3, ANN, BonusCard.of("lb-planet-blue"))).isEqualTo(3 + 1);
  }

  @Test
  @Example("EX-57")
  @Rule({"COS-10.6", "COS-10.3"})
  void a_colonization_station_counts_for_the_majority_of_its_galaxy_only() {
    CouncilTable table =
        table(2)
            .track(ANN, 60, 0)
            .stations(ANN, Galaxy.RED)
            .system("sys-3-03", "red-1")
            .system("sys-1-02", "orange-1")
            .cubes(ANN, "sys-1-02/0", 1)
            .cubes(BEN, "sys-3-03/1", 3);
    CouncilOfShadows game = table.cubes(ANN, "sys-3-03/0", 1).exploiting(ANN);
    assertThat(Majority.inSystem(game, system("sys-3-03"), ANN)).isFalse();
    CouncilOfShadows exploited =
        given(game)
            .when(ANN, new Exploit(List.of(planet("sys-3-03/0"))))
            .thenState(state -> assertThat(track(state, ANN).energy()).isEqualTo(12))
            .and()
            .state();
    assertThat(Exploiting.canExploit(exploited, ANN, GalaxySet.of(List.of(Galaxy.ORANGE))))
        .isFalse();
    assertThat(Majority.inGalaxy(exploited, Galaxy.RED, BEN))
        .as("the three cubes on the station still count against Ben's three")
        .isFalse();
    assertThat(FinalScoring.bonus(exploited, ANN, BonusCard.of("db-galaxy-red"))).isEqualTo(3);
  }
}
