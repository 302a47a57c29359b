package dev.starpost.games.councilofshadows;

import static dev.starpost.games.councilofshadows.CouncilScenarios.plan;
import static dev.starpost.games.councilofshadows.CouncilTable.ANN;
import static dev.starpost.games.councilofshadows.CouncilTable.BEN;
import static dev.starpost.games.councilofshadows.CouncilTable.bonus;
import static dev.starpost.games.councilofshadows.CouncilTable.card;
import static dev.starpost.games.councilofshadows.CouncilTable.gems;
import static dev.starpost.games.councilofshadows.CouncilTable.planet;
import static dev.starpost.games.councilofshadows.CouncilTable.system;
import static dev.starpost.games.councilofshadows.CouncilTable.table;
import static dev.starpost.games.councilofshadows.CouncilTable.upgrade;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.games.councilofshadows.component.AutomaCard;
import dev.starpost.games.councilofshadows.component.Galaxy;
import dev.starpost.games.councilofshadows.component.Pile;
import dev.starpost.games.councilofshadows.component.Slot;
import dev.starpost.games.councilofshadows.component.ZoneId;
import dev.starpost.games.councilofshadows.plugin.CouncilGame;
import dev.starpost.games.councilofshadows.view.CouncilView;
import dev.starpost.kernel.Setup;
import dev.starpost.kernel.Viewer;
import dev.starpost.kernel.chance.SeededDice;
import dev.starpost.testkit.Rule;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** COS-1.12: what is shown to whom, and what cannot be taken back once it was. */
class SecretsTest implements CouncilScenarios {

  @Test
  @Rule({"COS-1.12", "COS-6.4", "COS-4.5"})
  void what_has_told_somebody_something_is_not_taken_back() {
    for (CouncilEvent told :
        List.of(
            new BoardEvent.SystemsDrawn(ANN, 1, List.of(system("sys-1-01")), ANN),
            new BonusEvent.BonusDrawn(ANN, bonus("lb-flat-five"), false),
            new BonusEvent.Scored(List.of()),
            new BuyEvent.MarketRefilled(1, card("ai-seed-pods")),
            new LevelEvent.LevelReached(ANN, 1, 20, 0),
            new PlanEvent.PlansRevealed(List.of()),
            new AutomaEvent.AutomaCardRevealed(AutomaCard.of("automa-0-1")))) {
      assertThat(rules().isFinal(told)).as(told.toString()).isTrue();
    }
    for (CouncilEvent harmless :
        List.of(
            new BoardEvent.CubesPlaced(ANN, planet("sys-1-01/0"), Galaxy.GREY, 1),
            new BuyEvent.UpgradeBought(ANN, upgrade("up-energy-a"), gems(2, 0, 0), 4),
            new PlanEvent.PlanLaid(ANN, plan().cards(), true, false),
            new FormerEvent.PlanReopened(ANN))) {
      assertThat(rules().isFinal(harmless)).as(harmless.toString()).isFalse();
    }
  }

  @Test
  @Rule({"COS-1.12", "COS-6.7"})
  void others_learn_how_many_tiles_go_back_but_not_which() {
    CouncilEvent placed =
        new BoardEvent.SystemPlaced(
            ANN, system("sys-1-01"), Slot.of("grey-1"), List.of(system("sys-1-02")));
    assertThat(rules().show(placed, Viewer.at(BEN)))
        .contains(new CouncilShown.SystemPlaced(ANN, system("sys-1-01"), Slot.of("grey-1"), 1));
    CouncilEvent open = new BoardEvent.CubesPlaced(ANN, planet("sys-1-01/0"), Galaxy.GREY, 1);
    assertThat(rules().show(open, Viewer.SPECTATOR)).contains(open);
  }

  @Test
  @Rule({"COS-4.6", "COS-1.12"})
  void others_learn_that_a_plan_is_complete() {
    CouncilEvent laid =
        new PlanEvent.PlanLaid(ANN, plan("zone-1 start-gems").cards(), false, false);
    assertThat(rules().show(laid, Viewer.at(BEN))).contains(new CouncilShown.PlanLaid(ANN, false));
    assertThat(rules().show(laid, Viewer.at(ANN))).contains(laid);
  }

  /** As games were stored in which a plan was laid zone by zone. */
  @Test
  @Rule({"COS-4.6", "COS-1.12"})
  void others_still_learn_of_an_earlier_plan_only_when_it_was_complete() {
    CouncilEvent first =
        new FormerEvent.PlanLaid(
            ANN, ZoneId.ZONE_1, Optional.of(card("start-gems")), 1, false, false);
    CouncilEvent last =
        new FormerEvent.PlanLaid(
            ANN, ZoneId.ZONE_3, Optional.of(card("start-gems")), 3, true, false);
    CouncilEvent open =
        new FormerEvent.PlanLaid(ANN, ZoneId.ZONE_1, Optional.empty(), 1, false, true);
    assertThat(rules().show(first, Viewer.at(BEN))).isEmpty();
    assertThat(rules().show(first, Viewer.at(ANN))).contains(first);
    assertThat(rules().show(last, Viewer.at(BEN)))
        .contains(new CouncilShown.FormerPlanLaid(ANN, true));
    assertThat(rules().show(open, Viewer.at(BEN))).contains(open);
  }

  @Test
  @Rule({"COS-7.5", "COS-12.7", "COS-1.12"})
  void bonus_cards_are_seen_by_their_owner_only() {
    CouncilEvent drawn = new BonusEvent.BonusDrawn(ANN, bonus("lb-flat-five"), false);
    assertThat(rules().show(drawn, Viewer.at(ANN))).contains(drawn);
    assertThat(rules().show(drawn, Viewer.at(BEN))).contains(new CouncilShown.BonusDrawn(ANN));
    CouncilEvent back = new BonusEvent.BonusReturned(ANN, bonus("lb-flat-five"));
    assertThat(rules().show(back, Viewer.at(ANN))).contains(back);
  }

  @Test
  @Rule({"COS-12.6", "COS-12.9", "COS-1.12"})
  void of_a_new_pile_only_its_height_is_shown() {
    assertThat(
            rules()
                .show(
                    new BuyEvent.MarketRenewed(Pile.of(List.of(card("ai-seed-pods")))),
                    Viewer.at(ANN)))
        .contains(new CouncilShown.MarketRenewed(1));
    assertThat(
            rules()
                .show(
                    new AutomaEvent.AutomaPileRenewed(
                        2, Pile.of(List.of(AutomaCard.of("automa-2-1")))),
                    Viewer.at(ANN)))
        .contains(new CouncilShown.AutomaPileRenewed(2, 1));
  }

  @Test
  @Rule({"COS-1.12", "COS-4.4"})
  void covered_cards_are_seen_by_all() {
    CouncilOfShadows game =
        table(2).zone(ANN, 2, "start-gems", "start-colony", "start-tower").with(CouncilTable.STOP);
    CouncilView.ZoneView zone =
        ((CouncilView) rules().view(game, Viewer.at(BEN))).players().get(0).zones().get(1);
    assertThat(zone.top()).contains(card("start-tower"));
    assertThat(zone.covered().list()).containsExactly(card("start-colony"), card("start-gems"));
  }

  @Test
  @Rule("COS-1.12")
  void what_a_player_imagines_looks_the_same_to_that_player() {
    CouncilOfShadows game = rules().origin();
    for (CouncilEvent event :
        rules().open(new Setup(3, new CouncilGame().options().with(Map.of())), new SeededDice(5))) {
      game = rules().apply(game, event);
    }
    for (long seed = 0; seed < 20; seed++) {
      CouncilOfShadows determinized =
          rules().determinize(game, Viewer.at(ANN), new SeededDice(seed));
      assertThat(rules().view(determinized, Viewer.at(ANN)))
          .isEqualTo(rules().view(game, Viewer.at(ANN)));
    }
  }

  @Test
  @Rule("COS-9.5")
  void a_level_more_is_worth_more() {
    CouncilTable table = table(2);
    int before = rules().evaluate(table.with(CouncilTable.STOP), ANN);
    assertThat(rules().evaluate(table.level(ANN, 1).with(CouncilTable.STOP), ANN))
        .isGreaterThan(before);
  }
}
