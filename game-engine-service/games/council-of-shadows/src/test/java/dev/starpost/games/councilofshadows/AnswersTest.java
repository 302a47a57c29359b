package dev.starpost.games.councilofshadows;

import static dev.starpost.games.councilofshadows.CouncilTable.ANN;
import static dev.starpost.games.councilofshadows.CouncilTable.AUTOMA;
import static dev.starpost.games.councilofshadows.CouncilTable.BEN;
import static dev.starpost.games.councilofshadows.CouncilTable.bonus;
import static dev.starpost.games.councilofshadows.CouncilTable.card;
import static dev.starpost.games.councilofshadows.CouncilTable.darkTech;
import static dev.starpost.games.councilofshadows.CouncilTable.gems;
import static dev.starpost.games.councilofshadows.CouncilTable.planet;
import static dev.starpost.games.councilofshadows.CouncilTable.system;
import static dev.starpost.games.councilofshadows.CouncilTable.table;
import static dev.starpost.games.councilofshadows.CouncilTable.upgrade;

import dev.starpost.games.councilofshadows.component.Civilization;
import dev.starpost.games.councilofshadows.component.Galaxy;
import dev.starpost.games.councilofshadows.component.Gem;
import dev.starpost.games.councilofshadows.component.Leader;
import dev.starpost.games.councilofshadows.component.Slot;
import dev.starpost.games.councilofshadows.component.Step;
import dev.starpost.testkit.Rule;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** §14: a list in a move holds exactly one value; other answers are refused by the rule asked. */
class AnswersTest implements CouncilScenarios {

  /** Neither nothing nor two values are an answer. */
  private <T> void one(
      CouncilOfShadows game, String rule, T first, T second, Function<List<T>, CouncilMove> move) {
    given(game).when(ANN, move.apply(List.of())).thenRefused(rule, "choose-one");
    given(game).when(ANN, move.apply(List.of(first, second))).thenRefused(rule, "choose-one");
  }

  @Test
  @Rule({"COS-2.9", "COS-11.1"})
  void everybody_is_of_one_civilization_and_has_one_leader() {
    one(
        table(2).asking(new RoundPending.CivilizationChoice(ANN)),
        "COS-2.9",
        Civilization.ALL.get(2),
        Civilization.ALL.get(3),
        RoundMove.ChooseCivilization::new);
    one(
        table(2).asking(new RoundPending.LeaderChoice(ANN)),
        "COS-11.1",
        Leader.of("zoe"),
        Leader.of("ava"),
        RoundMove.ChooseLeader::new);
  }

  @Test
  @Rule({"COS-3.4", "COS-3.5", "COS-10.2", "COS-11.4"})
  void a_purchase_is_of_one_thing() {
    CouncilOfShadows game =
        table(2)
            .leader(ANN, "zoe")
            .gems(ANN, 4, 4, 4)
            .market("ai-power-damper", "ai-refining-matrix")
            .system("sys-1-01", "grey-1")
            .system("sys-1-02", "orange-1")
            .cubes(ANN, "sys-1-01/0", 1)
            .cubes(ANN, "sys-1-02/0", 1)
            .buying(ANN);
    one(
        game,
        "COS-3.4",
        card("ai-power-damper"),
        card("ai-refining-matrix"),
        cards -> new BuyMove.BuyCard(gems(1, 0, 0), cards));
    one(
        game,
        "COS-3.5",
        upgrade("up-zone1-range2"),
        upgrade("up-zone2-range2"),
        upgrades -> new BuyMove.BuyUpgrade(gems(0, 1, 0), upgrades));
    one(
        game,
        "COS-10.2",
        Galaxy.GREY,
        Galaxy.ORANGE,
        galaxies -> new BuyMove.BuildStation(gems(0, 1, 1), galaxies));
    one(game, "COS-11.4", planet("sys-1-01/1"), planet("sys-1-02/1"), BuyMove.FreeColony::new);
  }

  @Test
  @Rule({"COS-6.5", "COS-6.7", "COS-6.10"})
  void an_action_is_for_one_planet_one_sector_one_gem() {
    one(
        table(2)
            .system("sys-1-01", "grey-1")
            .asking(new BoardPending.Colony(ANN, 1, 1, Step.Planets.CAPABILITY, 0)),
        "COS-6.5",
        planet("sys-1-01/0"),
        planet("sys-1-01/1"),
        planets -> new BoardMove.Colonize(1, planets));
    Step.FollowUp next = new Step.FollowUp(false, 1, Step.Planets.CAPABILITY, 1);
    one(
        table(2)
            .pile(1, "sys-1-01")
            .pile(2, "sys-2-01")
            .asking(new BoardPending.Discovery(ANN, 2, next)),
        "COS-6.7",
        1,
        2,
        BoardMove.Discover::new);
    CouncilOfShadows drawn =
        given(
                table(2)
                    .pile(1, "sys-1-01", "sys-1-02")
                    .asking(new BoardPending.Discovery(ANN, 1, next)))
            .when(ANN, new BoardMove.Discover(List.of(1)))
            .and()
            .state();
    one(
        drawn,
        "COS-6.7",
        system("sys-1-01"),
        system("sys-1-02"),
        systems -> new BoardMove.PlaceSystem(systems, List.of(Slot.of("orange-1"))));
    one(
        drawn,
        "COS-6.7",
        Slot.of("orange-1"),
        Slot.of("orange-2"),
        slots -> new BoardMove.PlaceSystem(List.of(system("sys-1-01")), slots));
    one(
        table(2).gems(ANN, 1, 1, 0).asking(new BoardPending.Refinement(ANN, 1)),
        "COS-6.10",
        Gem.ANTHRACITE,
        Gem.GOLD,
        BoardMove.Refine::new);
  }

  @Test
  @Rule({"COS-7.3", "COS-10.4", "COS-11.3"})
  void galaxies_are_exploited_one_after_the_other() {
    CouncilOfShadows game =
        table(2)
            .leader(ANN, "buteo")
            .stations(ANN, Galaxy.GREY, Galaxy.ORANGE)
            .system("sys-1-01", "grey-1")
            .system("sys-1-02", "orange-1")
            .system("sys-1-03", "orange-2")
            .cubes(ANN, "sys-1-01/0", 1)
            .cubes(ANN, "sys-1-02/0", 1)
            .exploiting(ANN);
    one(game, "COS-7.3", planet("sys-1-01/0"), planet("sys-1-02/0"), ExploitMove.Exploit::new);
    one(game, "COS-7.3", Galaxy.GREY, Galaxy.ORANGE, ExploitMove.ExploitGalaxy::new);
    one(game, "COS-10.4", system("sys-1-02"), system("sys-1-03"), ExploitMove.UseStation::new);
    one(game, "COS-11.3", system("sys-1-01"), system("sys-1-02"), ExploitMove.UseLeader::new);
  }

  @Test
  @Rule({"COS-7.5", "COS-8.6", "COS-8.8"})
  void a_card_is_taken_or_given_back_alone() {
    one(
        table(2)
            .bonus(
                ANN, "db-galaxy-grey", "lb-gem-gold", "lb-sector-1", "lb-sector-2", "lb-sector-3")
            .asking(new ExploitPending.BonusReturn(ANN)),
        "COS-7.5",
        bonus("lb-gem-gold"),
        bonus("lb-sector-1"),
        ExploitMove.ReturnBonus::new);
    one(
        table(2).asking(new ExploitPending.DarkTechChoice(ANN, 1)),
        "COS-8.6",
        darkTech("dt1-empire"),
        darkTech("dt1-energy-saver"),
        ExploitMove.ChooseDarkTech::new);
    one(
        table(2).market("ai-fusion-cell", "ai-seed-pods").asking(new ExploitPending.FreeCard(ANN)),
        "COS-8.8",
        card("ai-fusion-cell"),
        card("ai-seed-pods"),
        ExploitMove.TakeCard::new);
  }

  @Test
  @Rule({"COS-12.4", "COS-12.7"})
  void one_planet_is_chosen_for_the_automa() {
    CouncilTable table = table(1).system("sys-1-01", "grey-1");
    one(
        table.asking(
            new AutomaPending.AutomaColony(
                ANN, AUTOMA, List.of(planet("sys-1-01/0"), planet("sys-1-01/1")), 1)),
        "COS-12.4",
        planet("sys-1-01/0"),
        planet("sys-1-01/1"),
        AutomaMove.ChoosePlanet::new);
    one(
        table
            .cubes(AUTOMA, "sys-1-01/0", 1)
            .cubes(AUTOMA, "sys-1-01/1", 1)
            .asking(new AutomaPending.AutomaRemoval(ANN, AUTOMA, Galaxy.GREY)),
        "COS-12.7",
        planet("sys-1-01/0"),
        planet("sys-1-01/1"),
        AutomaMove.ChoosePlanet::new);
  }

  @Test
  @Rule({"COS-3.3", "COS-3.5", "COS-10.1"})
  void upgrades_and_stations_are_paid_for_like_cards() {
    CouncilOfShadows game =
        table(2)
            .gems(ANN, 1, 1, 0)
            .system("sys-1-01", "grey-1")
            .cubes(ANN, "sys-1-01/0", 1)
            .buying(ANN);
    given(game)
        .when(ANN, new BuyMove.BuyUpgrade(gems(1, 0, 0), List.of(upgrade("up-zone1-range2"))))
        .thenRefused("COS-3.3", "wrong-payment");
    given(game)
        .when(ANN, new BuyMove.BuyUpgrade(gems(0, 0, 1), List.of(upgrade("up-zone1-range2"))))
        .thenRefused("COS-3.3", "cannot-pay");
    given(game)
        .when(ANN, new BuyMove.BuildStation(gems(1, 1, 0), List.of(Galaxy.GREY)))
        .thenRefused("COS-3.3", "wrong-payment");
    given(game)
        .when(ANN, new BuyMove.BuildStation(gems(0, 1, 1), List.of(Galaxy.GREY)))
        .thenRefused("COS-3.3", "cannot-pay");
  }

  @Test
  @Rule({"COS-6.6", "COS-7.3", "COS-11.3"})
  void systems_that_nobody_has_discovered_give_nothing() {
    CouncilOfShadows extracting =
        table(2)
            .system("sys-1-01", "grey-1")
            .cubes(ANN, "sys-1-01/0", 1)
            .asking(new BoardPending.Extraction(ANN, 2, 1, false, Optional.empty()));
    given(extracting)
        .when(ANN, new BoardMove.Extract(List.of(system("sys-1-02"))))
        .thenRefused("COS-6.6", "system-not-on-board");
    CouncilOfShadows exploiting =
        table(2)
            .leader(ANN, "buteo")
            .system("sys-1-01", "grey-1")
            .system("sys-1-03", "grey-2")
            .cubes(ANN, "sys-1-01/0", 2)
            .cubes(BEN, "sys-1-03/0", 1)
            .exploiting(ANN);
    given(exploiting)
        .when(ANN, new ExploitMove.Exploit(List.of(planet("sys-1-02/0"))))
        .thenRefused("COS-7.3", "system-not-on-board");
    given(exploiting)
        .when(ANN, new ExploitMove.UseLeader(List.of(system("sys-1-03"))))
        .thenRefused("COS-11.3", "no-colony-there");
  }
}
