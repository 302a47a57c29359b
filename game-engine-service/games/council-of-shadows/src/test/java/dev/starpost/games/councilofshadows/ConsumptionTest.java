package dev.starpost.games.councilofshadows;

import static dev.starpost.games.councilofshadows.CouncilScenarios.track;
import static dev.starpost.games.councilofshadows.CouncilTable.ANN;
import static dev.starpost.games.councilofshadows.CouncilTable.BEN;
import static dev.starpost.games.councilofshadows.CouncilTable.CAT;
import static dev.starpost.games.councilofshadows.CouncilTable.STOP;
import static dev.starpost.games.councilofshadows.CouncilTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.games.councilofshadows.PlanEvent.ConsumptionCounted.Moved;
import dev.starpost.kernel.chance.SeededDice;
import dev.starpost.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

class ConsumptionTest implements CouncilScenarios {

  /** The markers move, and the new order is that of the list. */
  private static List<Moved> counted(CouncilTable table) {
    Play play = new Play(table.with(STOP), new SeededDice(1));
    Consumption.count(play);
    return play.open().stream()
        .filter(PlanEvent.ConsumptionCounted.class::isInstance)
        .map(event -> ((PlanEvent.ConsumptionCounted) event).moved())
        .findFirst()
        .orElseThrow();
  }

  @Test
  @Example("EX-08")
  @Rule({"COS-5.1", "COS-5.2", "COS-5.6", "COS-5.8"})
  void the_highest_consumption_of_the_round_goes_first() {
    assertThat(
            counted(
                table(3)
                    .track(ANN, 33, 0)
                    .track(BEN, 41, 0)
                    .track(CAT, 40, 0)
                    .zone(ANN, 1, "start-tower")
                    .zone(ANN, 2, "start-extract")
                    .zone(ANN, 3, "start-discover")
                    .zone(BEN, 1, "start-colony")
                    .zone(BEN, 2, "start-discover")
                    .zone(BEN, 3, "start-refine")
                    .zone(CAT, 1, "start-discover")
                    .zone(CAT, 2, "start-gems")
                    .zone(CAT, 3, "start-refine")))
        .containsExactly(
            new Moved(ANN, 12, 45, 12), new Moved(BEN, 6, 47, 6), new Moved(CAT, 5, 45, 5));
  }

  @Test
  @Example("EX-09")
  @Rule({"COS-5.6", "COS-1.6"})
  void ties_go_to_more_energy_then_to_whoever_came_first() {
    CouncilTable table = table(3).track(ANN, 40, 12).track(BEN, 40, 18).track(CAT, 40, 18);
    for (var seat : List.of(ANN, BEN, CAT)) {
      table.zone(seat, 1, "start-tower");
    }
    assertThat(counted(table.arrival(BEN, 9).arrival(CAT, 8)))
        .extracting(Moved::seat)
        .containsExactly(CAT, BEN, ANN);
  }

  @Test
  @Rule("COS-1.6")
  void a_marker_that_moves_arrives_last() {
    CouncilOfShadows game = table(2).track(ANN, 40, 5).track(BEN, 40, 3).with(STOP);
    CouncilOfShadows moved = game.gaining(BEN, 2);
    assertThat(track(moved, BEN).arrival()).isGreaterThan(track(moved, ANN).arrival());
    assertThat(game.withEnergy(BEN, 3)).isEqualTo(game);
  }

  @Test
  @Example("EX-11")
  @Rule({"COS-5.2", "COS-5.5"})
  void what_goes_beyond_100_is_lost_and_does_not_count() {
    assertThat(
            counted(
                table(2)
                    .track(ANN, 95, 0)
                    .track(BEN, 60, 0)
                    .zone(ANN, 1, "start-tower")
                    .zone(ANN, 2, "start-extract")
                    .zone(ANN, 3, "start-discover")
                    .zone(BEN, 1, "start-colony")
                    .zone(BEN, 2, "start-discover")
                    .zone(BEN, 3, "start-gems")))
        .containsExactly(new Moved(BEN, 8, 68, 8), new Moved(ANN, 12, 100, 5));
  }

  @Test
  @Rule("COS-5.2")
  void cards_that_add_up_to_nothing_leave_the_marker_where_it_is() {
    for (int[] each : new int[][] {{20, 0}, {100, 99}, {30, 30}}) {
      assertThat(counted(table(2).track(ANN, each[0], each[1]).zone(ANN, 1, "start-refine")))
          .contains(new Moved(ANN, 0, each[0], 0));
    }
  }

  @Test
  @Example({"EX-12", "EX-13"})
  @Rule({"COS-5.3", "COS-5.5"})
  void consumption_never_falls_below_20_or_onto_the_energy() {
    for (int[] each : new int[][] {{24, 10, 20, -4}, {60, 58, 59, -1}}) {
      CouncilTable table =
          table(2)
              .track(ANN, each[0], each[1])
              .zone(ANN, 1, "ai-stasis-field")
              .zone(ANN, 2, "ai-power-damper")
              .zone(ANN, 3, "ai-silent-probe");
      assertThat(counted(table)).contains(new Moved(ANN, -7, each[2], each[3]));
    }
  }

  @Test
  @Rule({"COS-5.7", "COS-13.3", "COS-5.1"})
  void perpetual_motion_counts_nothing_and_is_always_last() {
    assertThat(
            counted(
                table(2)
                    .track(ANN, 50, 0)
                    .track(BEN, 50, 0)
                    .darkTech(ANN, "dt2-perpetual-motion")
                    .zone(ANN, 1, "start-tower")
                    .zone(BEN, 1, "ai-stasis-field")))
        .containsExactly(new Moved(BEN, -4, 46, -4), new Moved(ANN, 0, 50, 0));
  }

  @Test
  @Example("EX-41")
  @Rule({"COS-5.4", "COS-8.9", "COS-13.2"})
  void the_energy_saver_lowers_consumption_within_its_limits() {
    for (int[] each : new int[][] {{40, 1, 33}, {40, 35, 36}, {24, 1, 20}, {24, 26, 24}}) {
      assertThat(Consumption.lowered(new Track(each[0], each[1], 1, 1), 7)).isEqualTo(each[2]);
    }
    given(table(2).track(ANN, 40, 1).asking(new ExploitPending.DarkTechChoice(ANN, 1)))
        .when(
            ANN, new ExploitMove.ChooseDarkTech(List.of(CouncilTable.darkTech("dt1-energy-saver"))))
        .thenAmongOthers(
            new LevelEvent.ConsumptionLowered(
                ANN, CouncilTable.darkTech("dt1-energy-saver"), 40, 33))
        .thenState(state -> assertThat(track(state, ANN).consumption()).isEqualTo(33));
  }
}
