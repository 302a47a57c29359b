package dev.starpost.games.councilofshadows;

import static dev.starpost.games.councilofshadows.CouncilTable.ANN;
import static dev.starpost.games.councilofshadows.CouncilTable.BEN;
import static dev.starpost.games.councilofshadows.CouncilTable.STOP;
import static dev.starpost.games.councilofshadows.CouncilTable.card;
import static dev.starpost.games.councilofshadows.CouncilTable.gems;
import static dev.starpost.games.councilofshadows.CouncilTable.planet;
import static dev.starpost.games.councilofshadows.CouncilTable.system;
import static dev.starpost.games.councilofshadows.CouncilTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.games.councilofshadows.BoardMove.Colonize;
import dev.starpost.games.councilofshadows.BoardMove.Decline;
import dev.starpost.games.councilofshadows.BoardMove.Discover;
import dev.starpost.games.councilofshadows.BoardMove.PlaceSystem;
import dev.starpost.games.councilofshadows.BoardMove.TakeResource;
import dev.starpost.games.councilofshadows.component.Gems;
import dev.starpost.games.councilofshadows.component.Slot;
import dev.starpost.games.councilofshadows.component.SolarSystem;
import dev.starpost.games.councilofshadows.component.Step;
import dev.starpost.games.councilofshadows.view.CouncilView;
import dev.starpost.kernel.Viewer;
import dev.starpost.testkit.Rule;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class DiscoveringTest implements CouncilScenarios {

  private CouncilOfShadows acting(CouncilTable table, String card) {
    return done(table.with(STOP, new Chore.CardSteps(ANN, card(card), 0, 1)));
  }

  private static PlaceSystem place(String system, String slot) {
    return new PlaceSystem(List.of(system(system)), List.of(Slot.of(slot)));
  }

  private CouncilOfShadows discovered(
      CouncilTable table, String card, int sector, String system, String slot) {
    return given(acting(table, card))
        .when(ANN, new Discover(List.of(sector)))
        .and()
        .when(ANN, place(system, slot))
        .and()
        .state();
  }

  @Test
  @Rule({"COS-6.7", "COS-1.12"})
  void two_tiles_are_drawn_one_is_laid_and_the_other_goes_under_the_pile() {
    CouncilOfShadows drawn =
        given(
                acting(
                    table(2)
                        .system("sys-1-04", "grey-2")
                        .pile(1, "sys-1-01", "sys-1-02", "sys-1-03"),
                    "start-discover"))
            .when(ANN, new Discover(List.of(1)))
            .and()
            .state();
    CouncilView own = (CouncilView) rules().view(drawn, Viewer.at(ANN));
    CouncilView others = (CouncilView) rules().view(drawn, Viewer.at(BEN));
    assertThat(own.you().orElseThrow().drawn())
        .containsExactly(system("sys-1-01"), system("sys-1-02"));
    assertThat(others.you().orElseThrow().drawn()).isEmpty();
    CouncilEvent event =
        new BoardEvent.SystemsDrawn(ANN, 1, List.of(system("sys-1-01"), system("sys-1-02")), ANN);
    assertThat(event.shownTo(Viewer.at(ANN))).contains(event);
    assertThat(event.shownTo(Viewer.at(BEN))).contains(new CouncilShown.SystemsDrawn(ANN, 1, 2));
    given(drawn)
        .when(ANN, place("sys-1-03", "orange-1"))
        .thenRefused("COS-6.7", "system-not-drawn");
    given(drawn)
        .when(ANN, place("sys-1-01", "blue-1"))
        .thenRefused("COS-6.7", "slot-not-in-sector");
    given(drawn).when(ANN, place("sys-1-01", "grey-2")).thenRefused("COS-6.7", "slot-not-free");
    given(drawn)
        .when(ANN, place("sys-1-01", "brown-1"))
        .thenRefused("COS-6.7", "slot-not-on-board");
    given(drawn)
        .when(ANN, place("sys-1-02", "orange-3"))
        .thenState(
            state -> {
              assertThat(state.board().systemAt(Slot.of("orange-3"))).isEqualTo(system("sys-1-02"));
              assertThat(state.piles().sector(1).cards())
                  .containsExactly(system("sys-1-03"), system("sys-1-01"));
            });
  }

  @Test
  @Example("EX-23")
  @Rule("COS-6.7")
  void a_sector_needs_a_tile_and_a_free_slot() {
    CouncilTable full = table(2).pile(1, "sys-1-10").pile(2, "sys-2-01");
    List<String> slots =
        List.of("grey-1", "grey-2", "orange-1", "orange-2", "orange-3", "orange-4", "orange-5");
    for (int i = 0; i < slots.size(); i++) {
      full.system("sys-1-0" + (i + 1), slots.get(i));
    }
    given(acting(full, "ai-deep-survey"))
        .when(ANN, new Discover(List.of(1)))
        .thenRefused("COS-6.7", "nothing-to-discover");
    given(acting(table(2).pile(2, "sys-2-01"), "ai-deep-survey"))
        .when(ANN, new Discover(List.of(1)))
        .thenRefused("COS-6.7", "nothing-to-discover");
    given(acting(table(2).pile(1, "sys-1-01").pile(2, "sys-2-01"), "start-discover"))
        .when(ANN, new Discover(List.of(2)))
        .thenRefused("COS-6.2", "out-of-range");
    given(acting(table(2).pile(1, "sys-1-01"), "ai-deep-survey"))
        .when(ANN, new Discover(List.of(4)))
        .thenRefused("COS-1.1", "no-such-sector");
    CouncilOfShadows alone =
        given(acting(table(2).pile(1, "sys-1-01"), "start-discover"))
            .when(ANN, new Discover(List.of(1)))
            .and()
            .state();
    assertThat(alone.piles().drawn()).containsExactly(system("sys-1-01"));
    given(alone).when(ANN, new Decline()).thenRefused("COS-6.7", "no-answer-to-this");
  }

  @Test
  @Example("EX-24")
  @Rule({"COS-13.1", "COS-6.7"})
  void deep_survey_discovers_anywhere_for_a_cube_or_the_resource() {
    CouncilOfShadows placed =
        discovered(
            table(2).pile(3, "sys-3-01", "sys-3-02"), "ai-deep-survey", 3, "sys-3-01", "red-1");
    given(placed)
        .when(ANN, new Colonize(1, List.of(planet("sys-3-01/0"))))
        .thenState(state -> assertThat(state.pending()).contains((Pending) STOP));
    given(placed)
        .when(ANN, new TakeResource())
        .thenState(
            state -> {
              assertThat(state.player(ANN).gems()).isEqualTo(gems(0, 0, 1));
              assertThat(state.pending()).contains((Pending) STOP);
            });
    given(placed)
        .when(ANN, new Decline())
        .thenState(state -> assertThat(state.board().of(ANN)).isZero());
  }

  @Test
  @Example("EX-25")
  @Rule("COS-6.8")
  void the_pioneer_fleet_may_do_both_or_one_of_them() {
    CouncilTable table = table(2).upgrades(ANN, "up-zone1-range2").pile(2, "sys-2-03", "sys-2-04");
    CouncilOfShadows barren =
        given(done(table.with(STOP, new Chore.CardSteps(ANN, card("ai-pioneer-fleet"), 0, 2))))
            .when(ANN, new Discover(List.of(2)))
            .and()
            .when(ANN, place("sys-2-03", "blue-1"))
            .and()
            .state();
    given(barren)
        .when(ANN, new Colonize(1, List.of(planet("sys-2-03/0"))))
        .thenRefused("COS-6.7", "planet-not-terraformed");
    given(barren)
        .when(ANN, new TakeResource())
        .thenState(
            state -> {
              assertThat(state.player(ANN).gems()).isEqualTo(gems(1, 1, 0));
              assertThat(state.pending()).contains((Pending) STOP);
            });
    CouncilOfShadows fertile =
        discovered(table(2).pile(1, "sys-1-06"), "ai-pioneer-fleet", 1, "sys-1-06", "orange-1");
    given(fertile)
        .when(ANN, new Colonize(1, List.of(planet("sys-1-06/0"))))
        .and()
        .when(ANN, new TakeResource())
        .thenState(
            state -> {
              assertThat(state.board().of(ANN)).isEqualTo(1);
              assertThat(state.player(ANN).gems()).isEqualTo(gems(0, 1, 0));
            });
    given(fertile)
        .when(ANN, new TakeResource())
        .and()
        .when(ANN, new TakeResource())
        .thenRefused("COS-6.8", "resource-taken-already");
  }

  @Test
  @Example("EX-44")
  @Rule("COS-13.2")
  void gem_transformation_raises_every_gem_that_is_extracted() {
    for (Object[] each :
        new Object[][] {
          {"sys-1-04", gems(0, 1, 0), 1},
          {"sys-3-05", gems(0, 0, 2), 0},
          {"sys-2-06", gems(0, 0, 1), 0}
        }) {
      SolarSystem system = system((String) each[0]);
      CouncilOfShadows game =
          table(2)
              .darkTech(ANN, "dt1-gem-transformation")
              .system(
                  system.id(),
                  system.sector() == 1 ? "grey-1" : system.sector() == 2 ? "blue-1" : "red-1")
              .asking(
                  new BoardPending.FollowUp(
                      ANN, system, false, 1, Step.Planets.CAPABILITY, 1, Optional.of(1)));
      given(game)
          .when(ANN, new TakeResource())
          .thenAmongOthers(
              new BoardEvent.ResourcesTaken(
                  ANN, List.of(system), (Gems) each[1], (Integer) each[2]));
    }
    assertThat(
            acting(table(2).darkTech(ANN, "dt1-gem-transformation"), "start-gems")
                .player(ANN)
                .gems())
        .isEqualTo(gems(2, 1, 0));
  }

  @Test
  @Example("EX-45")
  @Rule("COS-13.2")
  void explorers_place_a_cube_more_on_what_they_discover() {
    for (Object[] each : new Object[][] {{"start-discover", 2}, {"ai-vanguard-armada", 3}}) {
      CouncilOfShadows placed =
          discovered(
              table(2).darkTech(ANN, "dt1-explorer-people").pile(1, "sys-1-01"),
              (String) each[0],
              1,
              "sys-1-01",
              "orange-1");
      int most = (Integer) each[1];
      given(placed)
          .when(ANN, new Colonize(most, List.of(planet("sys-1-01/0"))))
          .thenState(state -> assertThat(state.board().of(ANN)).isEqualTo(most));
      given(placed)
          .when(ANN, new Colonize(most + 1, List.of(planet("sys-1-01/0"))))
          .thenRefused("COS-6.7", "not-that-many-cubes");
    }
    given(
            acting(
                table(2).darkTech(ANN, "dt1-explorer-people").system("sys-1-01", "grey-1"),
                "start-tower"))
        .when(ANN, new Colonize(3, List.of(planet("sys-1-01/0"))))
        .thenRefused("COS-6.5", "not-that-many-cubes");
  }

  @Test
  @Rule("COS-13.3")
  void reconnaissance_discovers_anywhere_with_two_cubes_or_two_resources() {
    CouncilOfShadows game =
        given(table(2).pile(3, "sys-3-01").asking(new ExploitPending.DarkTechChoice(ANN, 2)))
            .when(
                ANN,
                new ExploitMove.ChooseDarkTech(
                    List.of(CouncilTable.darkTech("dt2-reconnaissance"))))
            .and()
            .when(ANN, new Discover(List.of(3)))
            .and()
            .when(ANN, place("sys-3-01", "green-1"))
            .and()
            .state();
    given(game)
        .when(ANN, new TakeResource())
        .thenState(state -> assertThat(state.player(ANN).gems()).isEqualTo(gems(0, 0, 2)));
    given(game)
        .when(ANN, new Colonize(2, List.of(planet("sys-3-01/1"))))
        .thenState(state -> assertThat(state.board().of(ANN)).isEqualTo(2));
  }
}
