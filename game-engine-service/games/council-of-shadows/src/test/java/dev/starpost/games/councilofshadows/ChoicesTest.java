package dev.starpost.games.councilofshadows;

import static dev.starpost.games.councilofshadows.CouncilTable.ANN;
import static dev.starpost.games.councilofshadows.CouncilTable.BEN;
import static dev.starpost.games.councilofshadows.CouncilTable.CAT;
import static dev.starpost.games.councilofshadows.CouncilTable.STOP;
import static dev.starpost.games.councilofshadows.CouncilTable.card;
import static dev.starpost.games.councilofshadows.CouncilTable.gems;
import static dev.starpost.games.councilofshadows.CouncilTable.planet;
import static dev.starpost.games.councilofshadows.CouncilTable.system;
import static dev.starpost.games.councilofshadows.CouncilTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.games.councilofshadows.BoardMove.Colonize;
import dev.starpost.games.councilofshadows.BoardMove.Discover;
import dev.starpost.games.councilofshadows.BoardMove.PlaceSystem;
import dev.starpost.games.councilofshadows.BoardMove.Refine;
import dev.starpost.games.councilofshadows.BoardMove.TakeResource;
import dev.starpost.games.councilofshadows.component.Galaxy;
import dev.starpost.games.councilofshadows.component.Gem;
import dev.starpost.games.councilofshadows.component.Slot;
import dev.starpost.games.councilofshadows.component.Upgrade;
import dev.starpost.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What may be chosen in the actions of cards (§6), and which of them are passed over. */
class ChoicesTest implements CouncilScenarios {

  private CouncilOfShadows acting(CouncilTable table, String card) {
    return done(table.with(STOP, new Chore.CardSteps(ANN, card(card), 0, 1)));
  }

  private static void isOver(CouncilOfShadows game) {
    assertThat(game.pending()).contains((Pending) STOP);
  }

  @Test
  @Rule({"COS-6.12", "COS-6.4"})
  void a_choice_offers_what_can_be_carried_out_and_is_passed_over_if_nothing_can() {
    CouncilTable colony = table(2).system("sys-1-01", "grey-1");
    assertThat(listed(acting(colony, "ai-flex-directive"), ANN))
        .containsExactly("choose-option.colonize", "decline");
    assertThat(listed(acting(table(2).pile(1, "sys-1-02"), "ai-flex-directive"), ANN))
        .containsExactly("choose-option.discover", "decline");
    assertThat(listed(acting(colony.pile(1, "sys-1-02"), "ai-flex-directive"), ANN))
        .containsExactly("choose-option.colonize", "choose-option.discover", "decline");
    isOver(acting(table(2), "ai-flex-directive"));
  }

  @Test
  @Rule({"COS-6.10", "COS-6.4"})
  void gems_are_refined_that_have_a_higher_kind() {
    assertThat(listed(acting(table(2).gems(ANN, 1, 0, 1), "start-refine"), ANN))
        .containsExactly("refine [ANTHRACITE]", "decline");
    assertThat(listed(acting(table(2).gems(ANN, 0, 1, 1), "start-refine"), ANN))
        .containsExactly("refine [GOLD]", "decline");
    assertThat(listed(acting(table(2).gems(ANN, 2, 2, 2), "start-refine"), ANN))
        .containsExactly("refine [ANTHRACITE, GOLD]", "decline");
    isOver(acting(table(2).gems(ANN, 0, 0, 3), "start-refine"));
  }

  @Test
  @Rule("COS-6.10")
  void refining_twice_is_not_refining_three_times() {
    CouncilOfShadows twice =
        given(acting(table(2).gems(ANN, 3, 0, 0), "ai-refining-matrix"))
            .when(ANN, new Refine(List.of(Gem.ANTHRACITE)))
            .thenState(
                state -> assertThat(state.pending().orElseThrow().ask()).isEqualTo(Ask.REFINE))
            .and()
            .when(ANN, new Refine(List.of(Gem.ANTHRACITE)))
            .and()
            .state();
    assertThat(twice.player(ANN).gems()).isEqualTo(gems(1, 2, 0));
    isOver(twice);
  }

  @Test
  @Rule({"COS-6.5", "COS-6.3", "COS-3.5.2", "COS-6.13"})
  void planets_are_offered_in_range_of_an_allowed_kind_with_room() {
    CouncilTable table =
        table(2)
            .system("sys-1-02", "grey-1") // blue, blue, brown
            .system("sys-2-01", "blue-1")
            .cubes(BEN, "sys-1-02/0", 1);
    assertThat(listed(acting(table, "start-tower"), ANN))
        .containsExactly("colonize [sys-1-02/1]", "decline");
    CouncilTable full =
        table(2)
            .system("sys-1-05", "grey-1") // one blue planet
            .cubes(BEN, "sys-1-05/0", 3)
            .upgrades(ANN, "up-colony-extension");
    isOver(acting(full, "start-colony"));
    isOver(
        acting(table(2).system("sys-1-05", "grey-1").cubes(ANN, "sys-1-05/0", 1), "start-colony"));
    isOver(acting(table(2).system("sys-2-01", "blue-1"), "start-colony"));
    isOver(
        done(
            table(2)
                .system("sys-2-03", "blue-1") // brown, brown
                .with(STOP, new Chore.CardSteps(ANN, card("start-colony"), 0, 3))));
    given(acting(table, "start-colony"))
        .when(ANN, new Colonize(1, List.of(planet("sys-1-02/1"))))
        .thenEvents(
            events ->
                assertThat(events)
                    .as("the resource comes only where a card says so")
                    .noneMatch(BoardEvent.ResourcesTaken.class::isInstance));
  }

  @Test
  @Rule({"COS-6.6", "COS-6.4"})
  void an_extraction_offers_every_cube_in_range_once() {
    CouncilTable table =
        table(2)
            .system("sys-1-01", "grey-1")
            .system("sys-1-02", "grey-2")
            .system("sys-2-01", "blue-1")
            .cubes(ANN, "sys-1-01/0", 2)
            .cubes(BEN, "sys-1-02/0", 1)
            .cubes(ANN, "sys-2-01/0", 1);
    CouncilOfShadows game = acting(table, "ai-grand-harvest");
    assertThat(listed(game, ANN)).containsExactly("extract [sys-1-01]");
    var choice = rules().options(game, ANN).get(0).choose().get(0);
    assertThat(List.of(choice.min(), choice.max(), choice.of().get(0).times()))
        .as("up to four times, but there are two cubes")
        .containsExactly(0, 2, 2);
    isOver(
        acting(table(2).system("sys-1-01", "grey-1").cubes(BEN, "sys-1-01/0", 1), "start-extract"));
  }

  @Test
  @Rule({"COS-6.7", "COS-6.2"})
  void sectors_tiles_and_slots_of_a_discovery_are_offered() {
    CouncilTable table =
        table(2)
            .pile(1, "sys-1-01", "sys-1-02", "sys-1-03")
            .pile(3, "sys-3-01")
            .system("sys-1-04", "grey-1")
            .system("sys-1-05", "orange-2");
    assertThat(listed(acting(table, "ai-deep-survey"), ANN))
        .as("sector 2 has no tile")
        .containsExactly("discover [1, 3]", "decline");
    CouncilOfShadows near = acting(table, "start-discover");
    assertThat(listed(near, ANN)).containsExactly("discover [1]", "decline");
    given(near)
        .when(ANN, new Discover(List.of(1)))
        .thenState(
            state ->
                assertThat(listed(state, ANN))
                    .containsExactly(
                        "place-system [sys-1-01, sys-1-02]"
                            + " [grey-2, orange-1, orange-3, orange-4, orange-5]"));
    isOver(acting(table(2).pile(2, "sys-2-01"), "start-discover"));
  }

  private CouncilOfShadows discovered(CouncilTable table, String card, String system) {
    return given(acting(table.pile(1, system), card))
        .when(ANN, new Discover(List.of(1)))
        .and()
        .when(ANN, new PlaceSystem(List.of(system(system)), List.of(Slot.of("orange-1"))))
        .and()
        .state();
  }

  @Test
  @Rule({"COS-6.7", "COS-6.8", "COS-6.3"})
  void the_new_system_is_colonized_or_its_resource_taken_or_both() {
    CouncilOfShadows either = discovered(table(2), "start-discover", "sys-1-06"); // blue, red
    assertThat(listed(either, ANN))
        .containsExactly("colonize [sys-1-06/0]", "take-resource", "decline");
    isOver(given(either).when(ANN, new TakeResource()).and().state());
    CouncilOfShadows both = discovered(table(2), "ai-pioneer-fleet", "sys-1-06");
    CouncilOfShadows taken = given(both).when(ANN, new TakeResource()).and().state();
    assertThat(listed(taken, ANN)).containsExactly("colonize [sys-1-06/0]", "decline");
    isOver(given(taken).when(ANN, new Colonize(1, List.of(planet("sys-1-06/0")))).and().state());
    CouncilOfShadows placed =
        given(both).when(ANN, new Colonize(1, List.of(planet("sys-1-06/0")))).and().state();
    assertThat(listed(placed, ANN)).containsExactly("take-resource", "decline");
    isOver(given(placed).when(ANN, new TakeResource()).and().state());
  }

  @Test
  @Rule({"COS-3.6", "COS-10.1", "COS-10.2"})
  void a_station_alone_keeps_a_buy_turn_open() {
    String[] all = Upgrade.ALL.stream().map(Upgrade::id).toArray(String[]::new);
    CouncilTable table =
        table(3).upgrades(ANN, all).system("sys-1-01", "grey-1").gems(ANN, 0, 1, 1);
    CouncilOfShadows without = buyTurn(table);
    assertThat(without.pending()).as("no colony").contains((Pending) STOP);
    table.cubes(ANN, "sys-1-01/0", 1);
    assertThat(listed(buyTurn(table), ANN)).containsExactly("buy-station [GREY]", "end-buying");
    assertThat(buyTurn(table.gems(ANN, 5, 1, 0)).pending())
        .as("nothing that can be paid")
        .contains((Pending) STOP);
    table.gems(ANN, 0, 1, 1).stations(BEN, Galaxy.GREY);
    assertThat(listed(buyTurn(table), ANN))
        .as("with three players each galaxy has two spots")
        .containsExactly("buy-station [GREY]", "end-buying");
    assertThat(buyTurn(table.stations(CAT, Galaxy.GREY)).pending()).contains((Pending) STOP);
  }

  /** What comes of Ann's turn to buy, after somebody else's was settled. */
  private CouncilOfShadows buyTurn(CouncilTable table) {
    return done(
        table
            .round(2, Round.Phase.BUY, 1)
            .with(STOP, new RoundPending.Purchases(ANN, 0, false), new Chore.Settle(BEN)));
  }

  @Test
  @Rule({"COS-3.2", "COS-3.6"})
  void the_third_purchase_ends_the_turn() {
    CouncilTable table = table(2).gems(ANN, 5, 5, 5).market("ai-power-damper");
    CouncilOfShadows third = table.asking(new RoundPending.Purchases(ANN, 2, false));
    given(third)
        .when(ANN, new BuyMove.BuyCard(gems(1, 0, 0), List.of(card("ai-power-damper"))))
        .thenState(ChoicesTest::isOver);
    CouncilOfShadows zoe =
        table
            .leader(ANN, "zoe")
            .system("sys-1-05", "grey-1")
            .asking(new RoundPending.Purchases(ANN, 3, false));
    assertThat(listed(zoe, ANN)).containsExactly("free-colony [sys-1-05/0]", "end-buying");
  }
}
