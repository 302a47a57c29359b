package dev.starpost.games.councilofshadows;

import static dev.starpost.games.councilofshadows.CouncilScenarios.track;
import static dev.starpost.games.councilofshadows.CouncilTable.ANN;
import static dev.starpost.games.councilofshadows.CouncilTable.BEN;
import static dev.starpost.games.councilofshadows.CouncilTable.CAT;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.games.councilofshadows.RoundMove.ChooseCivilization;
import dev.starpost.games.councilofshadows.RoundMove.ChooseLeader;
import dev.starpost.games.councilofshadows.component.ActionCard;
import dev.starpost.games.councilofshadows.component.AutomaCard;
import dev.starpost.games.councilofshadows.component.BonusCard;
import dev.starpost.games.councilofshadows.component.CardSet;
import dev.starpost.games.councilofshadows.component.Civilization;
import dev.starpost.games.councilofshadows.component.DarkTech;
import dev.starpost.games.councilofshadows.component.Galaxy;
import dev.starpost.games.councilofshadows.component.Gems;
import dev.starpost.games.councilofshadows.component.Layout;
import dev.starpost.games.councilofshadows.component.Leader;
import dev.starpost.games.councilofshadows.component.Market;
import dev.starpost.games.councilofshadows.component.Pile;
import dev.starpost.games.councilofshadows.component.Slot;
import dev.starpost.games.councilofshadows.component.SolarSystem;
import dev.starpost.games.councilofshadows.component.Upgrade;
import dev.starpost.games.councilofshadows.plugin.CouncilGame;
import dev.starpost.games.councilofshadows.view.CouncilView;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Setup;
import dev.starpost.kernel.Viewer;
import dev.starpost.kernel.chance.SeededDice;
import dev.starpost.testkit.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class OpeningTest implements CouncilScenarios {

  private CouncilOfShadows opened(int players, Map<String, ?> options) {
    CouncilOfShadows game = rules().origin();
    Setup setup = new Setup(players, new CouncilGame().options().with(options));
    for (CouncilEvent event : rules().open(setup, new SeededDice(7))) {
      game = rules().apply(game, event);
    }
    return game;
  }

  /** Everybody takes the first civilization that is free. */
  private CouncilOfShadows seated(int players, Map<String, ?> options) {
    CouncilOfShadows game = opened(players, options);
    for (Seat seat : Seat.first(players)) {
      game =
          given(game)
              .rollingAnything()
              .when(seat, new ChooseCivilization(List.of(Civilization.ALL.get(seat.index()))))
              .and()
              .state();
    }
    return game;
  }

  @Test
  @Rule({"COS-1.1", "COS-2.2"})
  void the_board_has_two_sides() {
    assertThat(Layout.of(4).galaxies()).hasSize(10);
    assertThat(Layout.of(2)).isEqualTo(Layout.of(1));
    assertThat(Layout.of(2).galaxies()).hasSize(6);
    for (int sector = 1; sector <= 3; sector++) {
      assertThat(Layout.of(2).sector(sector)).hasSize(7);
      assertThat(Layout.of(4).sector(sector)).hasSize(sector == 2 ? 11 : 10);
    }
  }

  @Test
  @Example("EX-53")
  @Rule({"COS-2.3", "COS-2.8"})
  void with_three_players_two_galaxies_are_covered() {
    Layout layout = Layout.of(3);
    assertThat(layout.galaxies()).doesNotContain(Galaxy.TURQUOISE, Galaxy.YELLOW).hasSize(8);
    assertThat(layout.slotsOf(Galaxy.YELLOW)).isEmpty();
    assertThat(List.of(layout.sector(1).size(), layout.sector(2).size(), layout.sector(3).size()))
        .containsExactly(10, 8, 7);
    assertThat(ids(BonusCard.darkFor(3, false)))
        .containsExactlyInAnyOrder(
            "db-galaxy-grey",
            "db-galaxy-orange",
            "db-galaxy-blue",
            "db-galaxy-red",
            "db-galaxy-brown",
            "db-galaxy-beige");
  }

  @Test
  @Example("EX-54")
  @Rule({"COS-2.8", "COS-10.7"})
  void the_dark_bonus_cards_depend_on_players_and_stations() {
    assertThat(ids(BonusCard.darkFor(2, false)))
        .containsExactlyInAnyOrder(
            "db-galaxy-grey", "db-galaxy-orange", "db-galaxy-blue", "db-galaxy-red");
    assertThat(BonusCard.darkFor(2, true)).hasSize(5);
    assertThat(BonusCard.darkFor(1, false)).isEqualTo(BonusCard.darkFor(2, false));
    assertThat(BonusCard.darkFor(4, true)).hasSize(9);
  }

  private static List<String> ids(List<BonusCard> cards) {
    return cards.stream().map(BonusCard::id).toList();
  }

  @Test
  @Rule({"COS-1.2", "COS-1.9", "COS-1.10", "COS-2.4", "COS-2.5", "COS-2.6", "COS-2.7"})
  void piles_and_market_are_set_up() {
    CouncilOfShadows game = opened(4, Map.of());
    assertThat(SolarSystem.ALL).hasSize(31);
    assertThat(game.piles().systems()).extracting(Pile::size).containsExactly(8, 11, 10);
    for (Slot slot : game.layout().slotsOf(Galaxy.GREY)) {
      assertThat(game.board().systemAt(slot).sector()).isEqualTo(1);
    }
    assertThat(ActionCard.START).hasSize(6);
    assertThat(ActionCard.AI).hasSize(25);
    assertThat(game.market().offers())
        .extracting(Market.Offer::position)
        .containsExactly(1, 2, 3, 4, 5, 6, 7, 8);
    assertThat(game.market().pile().size()).isEqualTo(17);
    List<ActionCard> cards = new ArrayList<>(game.market().pile().cards());
    game.market().offers().forEach(offer -> cards.add(offer.card()));
    assertThat(cards).as("each card once").containsExactlyInAnyOrderElementsOf(ActionCard.AI);
    assertThat(DarkTech.ALL).hasSize(16);
    assertThat(game.piles().darkTech()).extracting(Pile::size).containsExactly(6, 6);
    assertThat(game.piles().light().size()).isEqualTo(18);
    assertThat(AutomaCard.ALL).hasSize(18);
    assertThat(Leader.ALL).hasSize(6);
    assertThat(Upgrade.ALL).hasSize(15);
  }

  @Test
  @Rule({"COS-2.8", "COS-2.9", "COS-2.10", "COS-1.12"})
  void everybody_has_a_kit_and_a_dark_card_of_their_own() {
    CouncilOfShadows game = opened(3, Map.of());
    for (Player player : game.players().values()) {
      assertThat(player.gems()).isEqualTo(new Gems(1, 1, 0));
      assertThat(player.hand()).isEqualTo(CardSet.START);
      assertThat(player.track().consumption()).isEqualTo(20);
      assertThat(player.level()).isZero();
      assertThat(player.bonus().dark()).isPresent();
    }
    CouncilView own = (CouncilView) rules().view(game, Viewer.at(ANN));
    assertThat(own.you().orElseThrow().bonus()).isEqualTo(game.player(ANN).bonus());
    assertThat(own.players().get(1).bonus()).isEmpty();
    assertThat(((CouncilView) rules().view(game, Viewer.SPECTATOR)).you()).isEmpty();
  }

  @Test
  @Rule({"COS-2.9", "COS-2.14", "COS-2.11", "COS-2.12"})
  void civilizations_are_chosen_in_seating_order_before_the_tokens_are_dealt() {
    CouncilOfShadows game = opened(3, Map.of());
    assertThat(game.pending()).contains(new RoundPending.CivilizationChoice(ANN));
    assertThat(game.round().order()).isEmpty();
    given(game)
        .when(ANN, new ChooseCivilization(List.of(Civilization.SHENGAR)))
        .and()
        .when(BEN, new ChooseCivilization(List.of(Civilization.SHENGAR)))
        .thenRefused("COS-2.9", "civilization-taken");
    CouncilOfShadows dealt = seated(3, Map.of());
    assertThat(dealt.round().order()).containsExactlyInAnyOrder(ANN, BEN, CAT);
    assertThat(dealt.round().number()).isEqualTo(1);
    assertThat(rules().awaiting(dealt)).containsExactly(dealt.round().order().get(0));
    for (int token = 0; token < 3; token++) {
      Track track = track(dealt, dealt.round().order().get(token));
      assertThat(track.energy()).isZero();
      assertThat(track.arrival()).isEqualTo(token + 1);
    }
  }

  @Test
  @Rule({"COS-2.11", "COS-2.12"})
  void every_token_comes_with_its_energy() {
    for (String start : List.of("all-zero", "staggered")) {
      CouncilOfShadows game =
          given(opened(2, Map.of("startEnergy", start)))
              .when(ANN, new ChooseCivilization(List.of(Civilization.HUMANS)))
              .and()
              .state();
      given(game)
          .rollingAnything()
          .when(BEN, new ChooseCivilization(List.of(Civilization.TRETANS)))
          .thenEvents(
              events ->
                  assertThat(events)
                      .filteredOn(RoundEvent.OrderDealt.class::isInstance)
                      .extracting(event -> ((RoundEvent.OrderDealt) event).energy())
                      .containsExactly(start.equals("staggered") ? List.of(0, 1) : List.of(0, 0)));
    }
  }

  @Test
  @Rule("COS-2.1")
  void the_table_is_as_it_was_agreed_on() {
    assertThat(opened(3, Map.of()).table())
        .isEqualTo(
            new Table(
                3,
                false,
                false,
                true,
                false,
                Table.TieBreak.MAIN_BOARD,
                Table.StartEnergy.ALL_ZERO));
    Map<String, ?> all =
        Map.of(
            "spaceStations", true,
            "leaders", true,
            "screens", false,
            "finalTieBreak", "player-board",
            "startEnergy", "staggered");
    assertThat(opened(2, all).table())
        .isEqualTo(
            new Table(
                2,
                true,
                true,
                false,
                false,
                Table.TieBreak.PLAYER_BOARD,
                Table.StartEnergy.STAGGERED));
    assertThat(opened(2, all).automa()).as("only in solo play").isEqualTo(Automa.NONE);
  }

  @Test
  @Rule("COS-2.9")
  void civilizations_are_offered_that_nobody_has() {
    CouncilOfShadows game = opened(2, Map.of());
    assertThat(listed(game, ANN))
        .containsExactly("choose-civilization [TRETANS, HUMANS, SHENGAR, AUTOMAS]");
    given(game)
        .when(ANN, new ChooseCivilization(List.of(Civilization.HUMANS)))
        .thenState(
            state ->
                assertThat(listed(state, BEN))
                    .containsExactly("choose-civilization [TRETANS, SHENGAR, AUTOMAS]"));
  }

  @Test
  @Rule("COS-2.1")
  void before_the_opening_nobody_is_there() {
    assertThat(rules().origin().players().seats()).isEmpty();
    assertThat(rules().origin().round().number()).isZero();
    assertThat(rules().origin().over()).isFalse();
  }

  @Test
  @Rule({"COS-2.1", "COS-2.12"})
  void energy_may_start_staggered() {
    CouncilOfShadows dealt = seated(3, Map.of("startEnergy", "staggered"));
    for (int token = 0; token < 3; token++) {
      assertThat(track(dealt, dealt.round().order().get(token)).energy()).isEqualTo(token);
    }
  }

  @Test
  @Example("EX-59")
  @Rule({"COS-2.13", "COS-11.1"})
  void leaders_are_picked_from_the_highest_token_down() {
    CouncilOfShadows game = seated(3, Map.of("leaders", true));
    List<Seat> order = game.round().order();
    List<Integer> offered = new ArrayList<>();
    for (int token = 2; token >= 0; token--) {
      Seat seat = order.get(token);
      offered.add(rules().options(game, seat).get(0).choose().get(0).of().size());
      game = given(game).when(seat, new ChooseLeader(List.of(Leader.ALL.get(token)))).and().state();
      if (token > 0) {
        given(game)
            .when(order.get(token - 1), new ChooseLeader(List.of(Leader.ALL.get(token))))
            .thenRefused("COS-11.1", "leader-taken");
      }
    }
    assertThat(offered).containsExactly(6, 5, 4);
    assertThat(game.round().phase()).isEqualTo(Round.Phase.BUY);
  }
}
