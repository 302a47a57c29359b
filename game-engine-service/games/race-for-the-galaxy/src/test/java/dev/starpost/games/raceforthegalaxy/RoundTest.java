package dev.starpost.games.raceforthegalaxy;

import static dev.starpost.games.raceforthegalaxy.RaceTable.ANN;
import static dev.starpost.games.raceforthegalaxy.RaceTable.BOB;
import static dev.starpost.games.raceforthegalaxy.RaceTable.CAT;
import static dev.starpost.games.raceforthegalaxy.RaceTable.expert;
import static dev.starpost.games.raceforthegalaxy.RaceTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.games.raceforthegalaxy.component.card.Card;
import dev.starpost.games.raceforthegalaxy.component.card.Pile;
import dev.starpost.kernel.Seat;
import dev.starpost.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** RFTG-4 The round, RFTG-5 Explore, RFTG-6 Develop. */
class RoundTest implements RaceScenarios {

  private static RoundMove.ChooseActions choose(Action... actions) {
    return new RoundMove.ChooseActions(List.of(actions), List.of());
  }

  private Race chosen(Race state, Seat seat, Action... actions) {
    return after(state, seat, choose(actions));
  }

  @Test
  @Rule({"RFTG-3.1", "RFTG-4.6", "RFTG-4.7"})
  void one_action_each_or_two_different_cards() {
    Race three = table(3).choosing();
    refused(three, ANN, choose(Action.DEVELOP, Action.SETTLE), "RFTG-4.6", "choose-so-many");
    Race two = expert().choosing();
    refused(two, ANN, choose(Action.DEVELOP), "RFTG-4.7", "choose-so-many");
    refused(two, ANN, choose(Action.PRODUCE, Action.PRODUCE), "RFTG-4.7", "card-chosen-twice");
    assertThat(chosen(two, ANN, Action.SETTLE, Action.SETTLE).player(ANN).answer()).isPresent();
    Race standard = table(2).choosing();
    assertThat(chosen(standard, ANN, Action.PRODUCE).player(ANN).answer()).isPresent();
  }

  @Test
  @Rule({"RFTG-4.1", "RFTG-4.2", "RFTG-4.4", "RFTG-4.5", "RFTG-18.1", "RFTG-18.2"})
  void phases_that_somebody_chose_take_place_in_order() {
    Race state = table(3).tableau(BOB, "artist-colony").choosing();
    state = chosen(state, ANN, Action.PRODUCE);
    state = chosen(state, BOB, Action.PRODUCE);
    assertThat(state.player(ANN).actions()).as("sealed").isEmpty();
    state = chosen(state, CAT, Action.EXPLORE_5);
    assertThat(state.round().stage()).isEqualTo(Stage.EXPLORE);
    for (Seat seat : List.of(ANN, BOB, CAT)) {
      Card first = state.player(seat).drawn().get(0);
      state = after(state, seat, new RoundMove.KeepCards(List.of(first)));
    }
    assertThat(state.player(BOB).tableau().goods(0)).as("produced").isEqualTo(1);
    assertThat(state.round()).isEqualTo(new Round(2, Stage.ACTIONS, 0, ANN));
    assertThat(state.players().values()).allMatch(player -> player.ask() == Ask.ACTIONS);
  }

  @Test
  @Rule({"RFTG-4.2", "RFTG-4.3"})
  @Example("EX-06")
  void phases_are_shared_bonuses_are_not() {
    RaceTable table = table(3);
    int at = 0;
    for (Seat seat : List.of(ANN, BOB, CAT)) {
      String[] worlds = {"pilgrimage-world", "refugee-world", "tranship-point"};
      table
          .hand(seat, worlds[at])
          .tableau(
              seat, new String[] {"asteroid-belt", "radioactive-world", "destroyed-world"}[at]);
      at++;
    }
    Race state = table.choosing();
    state = chosen(state, ANN, Action.SETTLE);
    state = chosen(state, BOB, Action.SETTLE);
    state = chosen(state, CAT, Action.PRODUCE);
    state =
        after(
            state,
            ANN,
            new SettleMove.Pay(Card.of("pilgrimage-world"), false, List.of(), List.of()));
    state =
        after(
            state, BOB, new SettleMove.Pay(Card.of("refugee-world"), false, List.of(), List.of()));
    state =
        after(
            state, CAT, new SettleMove.Pay(Card.of("tranship-point"), false, List.of(), List.of()));
    assertThat(List.of(hand(state, ANN), hand(state, BOB), hand(state, CAT)))
        .as("cards drawn for choosing Settle")
        .containsExactly(1, 1, 0);
    assertThat(state.player(ANN).tableau().goods(0)).isZero();
    assertThat(state.player(CAT).tableau().goods(0)).as("the bonus of Produce").isEqualTo(1);
  }

  @Test
  @Rule({"RFTG-4.8", "RFTG-5.3", "RFTG-5.2"})
  @Example("EX-05")
  void both_explore_cards_add_up() {
    Race state =
        expert()
            .chose(ANN, Action.EXPLORE_5, Action.EXPLORE_1_1)
            .chose(BOB, Action.SETTLE, Action.PRODUCE)
            .at(Stage.EXPLORE);
    assertThat(state.player(ANN).drawn().size()).isEqualTo(8);
    assertThat(Exploring.keeps(state.player(ANN))).isEqualTo(2);
    assertThat(state.player(BOB).drawn().size()).isEqualTo(2);
    state =
        after(state, ANN, new RoundMove.KeepCards(state.player(ANN).drawn().list().subList(0, 2)));
    state =
        after(state, BOB, new RoundMove.KeepCards(state.player(BOB).drawn().list().subList(0, 1)));
    assertThat(state.round().stage()).isEqualTo(Stage.SETTLE);
    assertThat(state.stock().discards().size()).isEqualTo(7);
  }

  @Test
  @Rule({"RFTG-5.2", "RFTG-5.4", "RFTG-5.5"})
  void exactly_so_many_of_the_cards_drawn_are_kept() {
    Race state =
        table(2)
            .tableau(ANN, "expedition-force", "galactic-renaissance")
            .hand(ANN, "spice-world")
            .at(Stage.EXPLORE);
    assertThat(state.player(ANN).drawn().size()).isEqualTo(2 + 1 + 2);
    List<Card> drawn = state.player(ANN).drawn().list();
    refused(state, ANN, new RoundMove.KeepCards(drawn.subList(0, 1)), "RFTG-5.5", "keep-so-many");
    refused(
        state,
        ANN,
        new RoundMove.KeepCards(List.of(drawn.get(0), Card.of("spice-world"))),
        "RFTG-5.2",
        "not-among-these");
    Race kept = after(state, ANN, new RoundMove.KeepCards(drawn.subList(0, 2)));
    assertThat(rules().view(kept, dev.starpost.kernel.Viewer.at(BOB)).toString())
        .doesNotContain(drawn.get(0).id() + ",");
  }

  @Test
  @Rule("RFTG-5.3")
  void whoever_keeps_all_is_not_asked() {
    Race state = table(2).tableau(ANN, "research-labs").at(Stage.EXPLORE);
    assertThat(state.player(ANN).drawn().size()).isEqualTo(2);
    assertThat(state.player(ANN).ask()).isEqualTo(Ask.NOTHING);
    state =
        after(state, BOB, new RoundMove.KeepCards(state.player(BOB).drawn().list().subList(0, 1)));
    assertThat(hand(state, ANN)).isEqualTo(2);
  }

  @Test
  @Rule({"RFTG-6.4", "RFTG-6.2", "RFTG-2.11"})
  void discounts_stop_at_zero() {
    RaceTable table =
        table(2)
            .chose(ANN, Action.DEVELOP)
            .tableau(ANN, "investment-credits", "alien-fuel-refinery")
            .tableau(BOB, "galactic-federation")
            .hand(ANN, "consumer-markets", "public-works")
            .hand(BOB, "drop-ships", "public-works")
            .cash(ANN, 3)
            .cash(BOB, 3);
    Race state = table.at(Stage.DEVELOP);
    assertThat(developPrice(state, ANN, "consumer-markets")).isEqualTo(5 - 1 - 1 - 1);
    assertThat(developPrice(state, ANN, "public-works")).isZero();
    assertThat(developPrice(state, BOB, "drop-ships")).isEqualTo(2);
    assertThat(developPrice(state, BOB, "public-works")).isZero();
    refused(
        state,
        ANN,
        new RoundMove.Develop(Card.of("consumer-markets"), List.of(), List.of()),
        "RFTG-6.5",
        "pay-so-many");
  }

  @Test
  @Rule({"RFTG-2.9", "RFTG-6.6", "RFTG-6.5"})
  @Example("EX-08")
  void new_cards_do_not_help_themselves() {
    Race state =
        table(2)
            .tableau(ANN, "public-works")
            .hand(ANN, "galactic-investors")
            .cash(ANN, 5)
            .at(Stage.DEVELOP);
    List<Card> payment = RaceTable.payment(state, ANN, 5);
    Race placed =
        after(state, ANN, new RoundMove.Develop(Card.of("galactic-investors"), List.of(), payment));
    assertThat(placed.player(ANN).tableau().size()).isEqualTo(2);
    assertThat(hand(placed, ANN)).isEqualTo(1);
  }

  @Test
  @Rule({"RFTG-4.8", "RFTG-6.7", "RFTG-6.8"})
  @Example("EX-09")
  void two_develop_phases() {
    Race state =
        expert()
            .chose(ANN, Action.DEVELOP, Action.DEVELOP)
            .chose(BOB, Action.DEVELOP, Action.PRODUCE)
            .hand(ANN, "investment-credits", "drop-ships")
            .hand(BOB, "space-marines", "interstellar-bank")
            .cash(ANN, 3)
            .cash(BOB, 3)
            .at(Stage.DEVELOP);
    assertThat(developPrice(state, BOB, "space-marines")).isEqualTo(1);
    state =
        after(
            state, ANN, new RoundMove.Develop(Card.of("investment-credits"), List.of(), List.of()));
    state = after(state, BOB, new RoundMove.PlaceNothing());
    assertThat(state.round().pass()).isEqualTo(1);
    assertThat(developPrice(state, ANN, "drop-ships")).isEqualTo(2);
    assertThat(developPrice(state, BOB, "space-marines")).isEqualTo(2);
  }

  @Test
  @Rule({"RFTG-6.3", "RFTG-6.2", "RFTG-17.1"})
  void what_cannot_be_placed_is_refused() {
    Race state =
        table(2)
            .tableau(ANN, "public-works")
            .hand(ANN, "public-works", "spice-world", "expedition-force")
            .at(Stage.DEVELOP);
    RaceMove again =
        new RoundMove.Develop(Card.of("public-works"), List.of(), RaceTable.cards("spice-world"));
    refused(state, ANN, again, "RFTG-6.3", "placed-already");
    RaceMove world = new RoundMove.Develop(Card.of("spice-world"), List.of(), List.of());
    refused(state, ANN, world, "RFTG-6.2", "no-development");
    RaceMove foreign = new RoundMove.Develop(Card.of("drop-ships"), List.of(), List.of());
    refused(state, ANN, foreign, "RFTG-6.2", "not-in-hand");
    RaceMove itself =
        new RoundMove.Develop(
            Card.of("expedition-force"), List.of(), RaceTable.cards("expedition-force"));
    refused(state, ANN, itself, "RFTG-2.11", "not-in-hand");
  }

  @Test
  @Rule({"RFTG-6.1", "RFTG-18.7", "RFTG-15.1"})
  void cards_drawn_at_the_start_can_be_placed() {
    Race state =
        table(2).tableau(ANN, "interstellar-bank").deck("new-military-tactics").at(Stage.DEVELOP);
    assertThat(hand(state, ANN)).isEqualTo(1);
    assertThat(state.player(ANN).ask()).as("asked, whatever the hand holds").isEqualTo(Ask.DEVELOP);
    assertThat(state.player(BOB).ask()).isEqualTo(Ask.NOTHING);
  }

  @Test
  @Rule({"RFTG-4.9", "RFTG-15.2"})
  void whoever_is_not_asked_is_refused() {
    Race state = table(2).hand(ANN, "drop-ships").at(Stage.DEVELOP);
    given(state).when(BOB, new RoundMove.PlaceNothing()).thenRefused("RFTG-4.9", "nothing-asked");
    given(state).when(ANN, choose(Action.PRODUCE)).thenRefused("RFTG-6.2", "no-answer-to-this");
  }

  @Test
  @Rule({"RFTG-2.10", "RFTG-2.12"})
  void the_discards_are_shuffled_when_a_card_is_needed() {
    Race state = table(2).tableau(ANN, "merchant-guild").hand(ANN, "drop-ships").at(Stage.DEVELOP);
    Stock few =
        new Stock(
            Pile.of(RaceTable.cards("space-port")),
            Pile.of(RaceTable.cards("spice-world", "gem-world")),
            Pile.EMPTY);
    Play play = new Play(state.withStock(few), new dev.starpost.kernel.chance.SeededDice(1));
    play.draw(ANN, 1, Why.PRODUCED);
    assertThat(play.game().stock().deck().isEmpty()).as("not before").isTrue();
    assertThat(play.game().stock().discards().size()).isEqualTo(2);
    play.draw(ANN, 5, Why.PRODUCED);
    assertThat(hand(play.game(), ANN)).as("what there is").isEqualTo(4);
    play.makeGoods(ANN, RaceTable.cards("merchant-guild"), false);
    assertThat(play.game().player(ANN).tableau().goods()).as("no card, no good").isZero();
  }
}
