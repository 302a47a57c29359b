package dev.starpost.games.councilofshadows;

import static dev.starpost.games.councilofshadows.CouncilScenarios.track;
import static dev.starpost.games.councilofshadows.CouncilTable.ANN;
import static dev.starpost.games.councilofshadows.CouncilTable.AUTOMA;
import static dev.starpost.games.councilofshadows.CouncilTable.STOP;
import static dev.starpost.games.councilofshadows.CouncilTable.bonus;
import static dev.starpost.games.councilofshadows.CouncilTable.card;
import static dev.starpost.games.councilofshadows.CouncilTable.planet;
import static dev.starpost.games.councilofshadows.CouncilTable.system;
import static dev.starpost.games.councilofshadows.CouncilTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.games.councilofshadows.AutomaMove.ChoosePlanet;
import dev.starpost.games.councilofshadows.BoardMove.PlaceSystem;
import dev.starpost.games.councilofshadows.component.AutomaCard;
import dev.starpost.games.councilofshadows.component.Bonus;
import dev.starpost.games.councilofshadows.component.Civilization;
import dev.starpost.games.councilofshadows.component.DarkTechSet;
import dev.starpost.games.councilofshadows.component.Galaxy;
import dev.starpost.games.councilofshadows.component.Gems;
import dev.starpost.games.councilofshadows.component.Pile;
import dev.starpost.games.councilofshadows.component.Slot;
import dev.starpost.games.councilofshadows.plugin.CouncilGame;
import dev.starpost.games.councilofshadows.view.CouncilView;
import dev.starpost.kernel.Ranking;
import dev.starpost.kernel.Setup;
import dev.starpost.kernel.Viewer;
import dev.starpost.kernel.chance.SeededDice;
import dev.starpost.testkit.Rule;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class AutomaTest implements CouncilScenarios {

  private CouncilOfShadows opened(Map<String, ?> options) {
    CouncilOfShadows game = rules().origin();
    Setup setup = new Setup(1, new CouncilGame().options().with(options));
    for (CouncilEvent event : rules().open(setup, new SeededDice(3))) {
      game = rules().apply(game, event);
    }
    return game;
  }

  @Test
  @Rule({"COS-12.1", "COS-2.9"})
  void the_automa_has_markers_and_cards_by_level_and_nothing_else() {
    CouncilOfShadows game = opened(Map.of());
    Player automa = game.player(AUTOMA);
    assertThat(automa.civilization()).contains(Civilization.AUTOMAS);
    assertThat(automa.track()).isEqualTo(new Track(20, 0, 0, 0));
    assertThat(automa.gems()).isEqualTo(Gems.NONE);
    assertThat(automa.bonus()).isEqualTo(Bonus.NONE);
    assertThat(game.automa().piles()).extracting(Pile::size).containsExactly(6, 5, 5);
    assertThat(opened(Map.of("advancedAutoma", true)).automa().piles())
        .extracting(Pile::size)
        .containsExactly(6, 6, 6);
    given(game)
        .when(ANN, new RoundMove.ChooseCivilization(List.of(Civilization.AUTOMAS)))
        .thenRefused("COS-2.9", "civilization-taken");
  }

  @Test
  @Rule({"COS-12.2", "COS-12.9", "COS-12.8"})
  void its_card_comes_from_the_pile_of_its_level_which_is_shuffled_anew_when_empty() {
    CouncilOfShadows game =
        table(1)
            .track(AUTOMA, 30, 0)
            .level(AUTOMA, 3)
            .automaPile(2, "automa-2-4")
            .hand(ANN, "start-refine")
            .planning(ANN);
    given(game)
        .when(ANN, CouncilScenarios.plan("zone-1 start-refine"))
        .thenAmongOthers(new AutomaEvent.AutomaCardRevealed(AutomaCard.of("automa-2-4")))
        .thenEvents(
            events ->
                assertThat(events)
                    .contains(
                        new PlanEvent.ConsumptionCounted(
                            List.of(
                                new PlanEvent.ConsumptionCounted.Moved(ANN, 0, 20, 0),
                                new PlanEvent.ConsumptionCounted.Moved(AUTOMA, -5, 25, -5)))));
    CouncilOfShadows empty =
        table(1).automaCard("automa-0-1").hand(ANN, "start-refine").planning(ANN);
    given(empty)
        .rollingAnything()
        .when(ANN, CouncilScenarios.plan("zone-1 start-refine"))
        .thenAmongOthers(
            new AutomaEvent.AutomaPileRenewed(0, Pile.of(List.of(AutomaCard.of("automa-0-1")))),
            new AutomaEvent.AutomaCardRevealed(AutomaCard.of("automa-0-1")));
  }

  @Test
  @Rule({"COS-12.3", "COS-12.4"})
  void it_colonizes_an_empty_planet_of_the_kind_or_does_something_else() {
    CouncilOfShadows alone =
        automaActing(
            table(1).system("sys-1-03", "grey-1").cubes(ANN, "sys-1-03/0", 1), "automa-0-1", 2);
    assertThat(alone.board().on(planet("sys-1-03/1"), AUTOMA))
        .as("the alternative: a brown planet")
        .isEqualTo(1);
    assertThat(track(alone, AUTOMA).energy())
        .as("by the card alone: its colony has no majority")
        .isEqualTo(4);
  }

  @Test
  @Rule("COS-12.4")
  void with_several_planets_the_player_chooses() {
    CouncilOfShadows asked = automaActing(table(1).system("sys-1-02", "grey-1"), "automa-0-3", 1);
    assertThat(asked.pending().orElseThrow().ask()).isEqualTo(Ask.AUTOMA_COLONIZE);
    given(asked)
        .when(ANN, new ChoosePlanet(List.of(planet("sys-1-02/2"))))
        .thenRefused("COS-12.4", "planet-does-not-fit");
    given(asked)
        .when(ANN, new ChoosePlanet(List.of(planet("sys-1-02/1"))))
        .thenAmongOthers(new BoardEvent.CubesPlaced(AUTOMA, planet("sys-1-02/1"), Galaxy.GREY, 2));
  }

  @Test
  @Rule("COS-12.5")
  void it_discovers_a_system_that_shows_the_planet() {
    CouncilOfShadows asked =
        automaActing(table(1).pile(1, "sys-1-01", "sys-1-03", "sys-1-04"), "automa-0-2", 1);
    assertThat(asked.pending().orElseThrow().ask()).isEqualTo(Ask.AUTOMA_PLACE);
    assertThat(((CouncilView) rules().view(asked, Viewer.at(ANN))).you().orElseThrow().drawn())
        .hasSize(2);
    given(asked)
        .when(ANN, new PlaceSystem(List.of(system("sys-1-03")), List.of(Slot.of("grey-1"))))
        .thenRefused("COS-12.5", "not-that-galaxy");
    given(asked)
        .when(ANN, new PlaceSystem(List.of(system("sys-1-03")), List.of(Slot.of("orange-2"))))
        .thenAmongOthers(new BoardEvent.CubesPlaced(AUTOMA, planet("sys-1-03/0"), Galaxy.ORANGE, 2))
        .thenState(
            state ->
                assertThat(state.piles().sector(1).cards())
                    .containsExactly(system("sys-1-04"), system("sys-1-01")));
    CouncilOfShadows brown =
        automaActing(table(1).pile(1, "sys-1-01", "sys-1-03"), "automa-0-3", 2);
    given(brown)
        .when(ANN, new PlaceSystem(List.of(system("sys-1-01")), List.of(Slot.of("orange-2"))))
        .thenRefused("COS-12.5", "system-does-not-fit");
  }

  @Test
  @Example("EX-65")
  @Rule("COS-12.5")
  void a_discovery_without_a_fit_returns_both_tiles() {
    CouncilOfShadows game =
        automaActing(table(1).pile(2, "sys-2-01", "sys-2-02", "sys-2-03"), "automa-1-1", 1);
    assertThat(game.board().of(AUTOMA)).isZero();
    assertThat(game.piles().sector(2).cards())
        .containsExactly(system("sys-2-03"), system("sys-2-01"), system("sys-2-02"));
    assertThat(game.piles().drawn()).isEmpty();
    assertThat(track(game, AUTOMA).energy()).as("the rows after it").isEqualTo(6);
  }

  @Test
  @Example("EX-66")
  @Rule("COS-12.7")
  void it_exploits_by_its_mode() {
    for (Object[] each : new Object[][] {{"automa-0-1", 4 + 8}, {"automa-0-3", 4 + 8 + 2}}) {
      CouncilOfShadows game =
          automaActing(
              table(1)
                  .track(AUTOMA, 60, 0)
                  .system("sys-2-01", "blue-1")
                  .system("sys-1-03", "grey-1")
                  .cubes(AUTOMA, "sys-2-01/0", 2)
                  .cubes(ANN, "sys-2-01/1", 1)
                  .cubes(AUTOMA, "sys-1-03/0", 1)
                  .cubes(ANN, "sys-1-03/1", 1)
                  .light("lb-flat-five"),
              (String) each[0],
              3);
      assertThat(track(game, AUTOMA).energy()).isEqualTo(each[1]);
      assertThat(game.player(AUTOMA).bonus().light()).containsExactly(bonus("lb-flat-five"));
    }
    assertThat(
            new BonusEvent.BonusDrawn(AUTOMA, bonus("lb-flat-five"), true).shownTo(Viewer.at(ANN)))
        .contains(new CouncilShown.BonusDrawn(AUTOMA));
  }

  @Test
  @Rule("COS-12.7")
  void the_player_chooses_which_cube_it_removes() {
    CouncilOfShadows asked =
        automaActing(
            table(1)
                .track(AUTOMA, 60, 0)
                .system("sys-1-03", "grey-1")
                .system("sys-1-05", "grey-2")
                .system("sys-1-04", "orange-1")
                .cubes(ANN, "sys-1-04/0", 1)
                .cubes(AUTOMA, "sys-1-03/0", 1)
                .cubes(AUTOMA, "sys-1-03/1", 1),
            "automa-0-1",
            3);
    given(asked)
        .when(ANN, new ChoosePlanet(List.of(planet("sys-1-04/0"))))
        .thenRefused("COS-12.7", "not-that-galaxy");
    given(asked)
        .when(ANN, new ChoosePlanet(List.of(planet("sys-1-06/0"))))
        .thenRefused("COS-12.7", "system-not-on-board");
    given(asked)
        .when(ANN, new ChoosePlanet(List.of(planet("sys-1-05/0"))))
        .thenRefused("COS-12.7", "no-cube-of-the-automa");
    given(asked)
        .when(ANN, new ChoosePlanet(List.of(planet("sys-1-03/1"))))
        .thenAmongOthers(
            new BoardEvent.GalaxyExploited(
                AUTOMA,
                Galaxy.GREY,
                Optional.of(planet("sys-1-03/1")),
                5,
                Optional.empty(),
                Optional.empty()));
  }

  @Test
  @Example("EX-67")
  @Rule("COS-12.8")
  void it_takes_levels_without_cards_and_nobody_is_compensated() {
    CouncilOfShadows game =
        done(table(1).track(AUTOMA, 41, 44).with(STOP, new Chore.Settle(AUTOMA)));
    assertThat(track(game, AUTOMA)).extracting(Track::level, Track::energy).containsExactly(1, 3);
    assertThat(game.player(AUTOMA).darkTech()).isEqualTo(DarkTechSet.NONE);
    assertThat(game.player(ANN).gems()).isEqualTo(Gems.NONE);
    assertThat(Automa.pileFor(1)).isEqualTo(1);
    given(done(table(1).track(ANN, 30, 30).with(STOP, new Chore.Settle(ANN))))
        .when(ANN, new ExploitMove.ChooseDarkTech(List.of(CouncilTable.darkTech("dt1-empire"))))
        .thenState(state -> assertThat(state.player(AUTOMA).gems()).isEqualTo(Gems.NONE));
  }

  @Test
  @Example("EX-68")
  @Rule("COS-12.10")
  void its_light_cards_are_scored_in_the_end() {
    CouncilOfShadows game =
        done(
            table(1)
                .track(AUTOMA, 50, 40)
                .level(AUTOMA, 2)
                .throne(ANN)
                .level(ANN, 3)
                .bonus(ANN, "")
                .bonus(
                    AUTOMA,
                    "",
                    "lb-flat-five",
                    "lb-gem-gold",
                    "lb-board-cubes",
                    "lb-light-cards",
                    "lb-sector-1")
                .system("sys-1-01", "grey-1")
                .cubes(AUTOMA, "sys-1-01/0", 2)
                .round(8, Round.Phase.ACT, 1)
                .with());
    assertThat(track(game, AUTOMA)).extracting(Track::level, Track::energy).containsExactly(3, 16);
    Ranking ranking = rules().result(game).orElseThrow();
    assertThat(ranking.winners()).isEmpty();
    assertThat(ranking.rivals()).containsExactly(new Ranking.Rival("automa", 1, 3, List.of(16, 2)));
  }

  @Test
  @Example("EX-69")
  @Rule("COS-12.6")
  void it_discards_cards_of_the_market_which_is_refilled() {
    CouncilTable table =
        table(1)
            .market(
                "ai-power-damper",
                "ai-stasis-field",
                "ai-silent-probe",
                "ai-outpost-drill",
                "ai-deep-survey",
                "ai-far-colony",
                "ai-pioneer-fleet",
                "ai-triple-spire")
            .aiPile("ai-fusion-cell", "ai-seed-pods", "ai-scout-miners", "ai-mining-drones");
    CouncilOfShadows game = automaActing(table, "automa-0-2", 3);
    assertThat(game.market().at(1)).contains(card("ai-fusion-cell"));
    assertThat(game.market().at(7)).contains(card("ai-mining-drones"));
    assertThat(game.market().discards())
        .containsExactly(
            card("ai-power-damper"),
            card("ai-silent-probe"),
            card("ai-deep-survey"),
            card("ai-pioneer-fleet"));
    CouncilOfShadows renewed = automaActing(table.aiPile(), "automa-0-2", 3);
    assertThat(renewed.market().offers()).hasSize(8);
    assertThat(renewed.market().discards()).isEmpty();
  }

  @Test
  @Rule({"COS-12.6", "COS-3.4"})
  void a_purchase_too_is_refilled_from_the_discards() {
    given(
            table(1)
                .gems(ANN, 1, 0, 0)
                .market("ai-power-damper")
                .aiDiscards("ai-seed-pods")
                .buying(ANN))
        .rollingAnything()
        .when(ANN, new BuyMove.BuyCard(new Gems(1, 0, 0), List.of(card("ai-power-damper"))))
        .thenAmongOthers(
            new BuyEvent.MarketRenewed(Pile.of(List.of(card("ai-seed-pods")))),
            new BuyEvent.MarketRefilled(1, card("ai-seed-pods")));
  }

  @Test
  @Rule({"COS-12.10", "COS-9.6"})
  void the_automa_wins_if_the_player_resigns() {
    given(table(1).exploiting(ANN))
        .whenResigns(ANN)
        .thenState(
            state -> {
              Ranking ranking = rules().result(state).orElseThrow();
              assertThat(ranking.winners()).isEmpty();
              assertThat(ranking.rivals().get(0).rank()).isEqualTo(1);
            });
  }

  @Test
  @Rule("COS-12.11")
  void both_modules_may_be_used_in_solo_play() {
    CouncilOfShadows game =
        given(opened(Map.of("leaders", true, "spaceStations", true)))
            .rollingAnything()
            .when(ANN, new RoundMove.ChooseCivilization(List.of(Civilization.HUMANS)))
            .and()
            .state();
    assertThat(game.pending()).contains(new RoundPending.LeaderChoice(ANN));
    assertThat(game.table().stations()).isTrue();
    assertThat(game.round().order()).containsExactlyInAnyOrder(ANN, AUTOMA);
  }
}
