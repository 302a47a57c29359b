package dev.starpost.games.councilofshadows;

import static dev.starpost.games.councilofshadows.CouncilTable.ANN;
import static dev.starpost.games.councilofshadows.CouncilTable.BEN;
import static dev.starpost.games.councilofshadows.CouncilTable.bonus;
import static dev.starpost.games.councilofshadows.CouncilTable.darkTech;
import static dev.starpost.games.councilofshadows.CouncilTable.planet;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.games.councilofshadows.BonusEvent.Ended;
import dev.starpost.games.councilofshadows.BonusEvent.Scored;
import dev.starpost.games.councilofshadows.PlanEvent.ConsumptionCounted;
import dev.starpost.games.councilofshadows.component.Bonus;
import dev.starpost.games.councilofshadows.component.DarkTech;
import dev.starpost.games.councilofshadows.component.Galaxy;
import dev.starpost.games.councilofshadows.component.Leader;
import dev.starpost.games.councilofshadows.component.Planet;
import dev.starpost.games.councilofshadows.plugin.CouncilGame;
import dev.starpost.kernel.PerSeat;
import dev.starpost.kernel.Shown;
import dev.starpost.testkit.record.GameLog;
import dev.starpost.text.Language;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Sentences of the log that say why. */
class LogWordsTest {

  private static String said(Shown event) {
    return GameLog.named(new CouncilGame(), 2).say(event.text(), Language.ENGLISH);
  }

  private static String exploited(
      int energy, Optional<Planet> planet, Optional<Leader> leader, Optional<DarkTech> by) {
    return said(new BoardEvent.GalaxyExploited(ANN, Galaxy.GREY, planet, energy, leader, by));
  }

  @Test
  void an_exploitation_says_what_it_yields_and_costs() {
    assertThat(exploited(2, Optional.of(planet("sys-1-01/0")), Optional.empty(), Optional.empty()))
        .startsWith(
            "Ann exploits Parvus Corta, gains the lower yield of 2 energy and removes a cube");
    assertThat(exploited(5, Optional.empty(), Optional.of(Leader.of("casares")), Optional.empty()))
        .isEqualTo(
            "Ann exploits Parvus Corta, gains the higher yield of 5 energy and keeps every cube"
                + " thanks to Casares.");
    assertThat(
            exploited(
                5,
                Optional.empty(),
                Optional.empty(),
                Optional.of(darkTech("dt2-hegemonic-people"))))
        .isEqualTo(
            "Thanks to “Hegemonic People”, Ann exploits Parvus Corta, gains the higher yield of 5"
                + " energy and keeps every cube thanks to the exploitation station.");
  }

  @Test
  void the_order_of_actions_says_what_it_follows_from() {
    assertThat(
            said(
                new ConsumptionCounted(
                    List.of(
                        new ConsumptionCounted.Moved(BEN, 4, 34, 4),
                        new ConsumptionCounted.Moved(ANN, -2, 30, -2)))))
        .isEqualTo(
            "Who consumes most this round acts first: Ben (consumption rises by 4 to 34), Ann"
                + " (consumption falls by 2 to 30).");
    assertThat(
            said(
                new ConsumptionCounted(
                    List.of(
                        new ConsumptionCounted.Moved(BEN, 4, 100, 0),
                        new ConsumptionCounted.Moved(ANN, 2, 100, 0)))))
        .isEqualTo(
            "Who consumes most this round acts first, and at equal consumption who has more"
                + " energy: Ben (consumption stays at 100), Ann (consumption stays at 100).");
  }

  @Test
  void a_level_says_what_is_paid_for_it() {
    assertThat(said(new LevelEvent.LevelReached(ANN, 1, 40, 1)))
        .isEqualTo(
            "With 41 energy Ann covers the consumption of 40, rises to level 1 and keeps 1 energy.");
    DarkTech saver = darkTech("dt1-energy-saver");
    assertThat(said(new LevelEvent.ConsumptionLowered(ANN, saver, 40, 33)))
        .isEqualTo("Ann lowers the consumption from 40 to 33 with “Energy Saver”.");
    assertThat(said(new LevelEvent.ConsumptionLowered(ANN, saver, 24, 24)))
        .isEqualTo("“Energy Saver” cannot lower Ann’s consumption of 24.");
  }

  @Test
  void the_end_says_what_each_bonus_card_gave_and_what_decided() {
    Scored.Line line =
        new Scored.Line(ANN, 3, 2, List.of(new Scored.Counted(bonus("lb-flat-five"), 5)), 3, 10);
    assertThat(said(new Scored(List.of(line))))
        .isEqualTo(
            "Final scoring: Ann gains 3 energy for gems, 2 for AI cards and 5 for bonus cards"
                + " (“Energy Reserve” 5), and ends at level 3 with 10 energy.");
    for (Ended.Decider decider : Ended.Decider.values()) {
      assertThat(said(new Ended(PerSeat.all(2, Bonus.NONE), List.of(BEN), decider)))
          .startsWith("The game is over: ")
          .contains("Ben");
    }
  }

  @Test
  void nothing_bought_or_exploited_reads_otherwise_than_nothing_more() {
    assertThat(said(new StepEvent.BuyingEnded(ANN, 0))).isEqualTo("Ann buys nothing.");
    assertThat(said(new StepEvent.BuyingEnded(ANN, 1))).isEqualTo("Ann buys nothing more.");
    assertThat(said(new StepEvent.TurnEnded(ANN, false))).isEqualTo("Ann exploits nothing.");
    assertThat(said(new StepEvent.TurnEnded(ANN, true))).isEqualTo("Ann exploits nothing more.");
  }
}
