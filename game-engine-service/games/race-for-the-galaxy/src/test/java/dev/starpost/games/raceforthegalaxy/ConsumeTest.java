package dev.starpost.games.raceforthegalaxy;

import static dev.starpost.games.raceforthegalaxy.RaceTable.ANN;
import static dev.starpost.games.raceforthegalaxy.RaceTable.BOB;
import static dev.starpost.games.raceforthegalaxy.RaceTable.card;
import static dev.starpost.games.raceforthegalaxy.RaceTable.cards;
import static dev.starpost.games.raceforthegalaxy.RaceTable.expert;
import static dev.starpost.games.raceforthegalaxy.RaceTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.testkit.Rule;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** RFTG-8 Consume. */
class ConsumeTest implements RaceScenarios {

  private static ConsumeMove.Consume consume(String power, String... goods) {
    return new ConsumeMove.Consume(card(power), List.of(), cards(goods));
  }

  private static int chips(Race state) {
    return state.player(ANN).chips();
  }

  @Test
  @Rule({"RFTG-8.1", "RFTG-8.2"})
  @Example("EX-26")
  void the_price_of_a_sale() {
    Race sold =
        table(2)
            .chose(ANN, Action.CONSUME_TRADE)
            .tableau(ANN, "export-duties", "merchant-world", "genetics-lab")
            .goods(ANN, "alien-robot-sentry")
            .at(Stage.CONSUME);
    assertThat(hand(sold, ANN)).isEqualTo(8);
    RaceTable lair =
        table(2).chose(ANN, Action.CONSUME_TRADE).goods(ANN, "star-nomad-lair", "artist-colony");
    Race asked = lair.at(Stage.CONSUME);
    Race here = after(asked, ANN, ConsumeMove.Sell.good(card("star-nomad-lair"), Optional.empty()));
    assertThat(hand(here, ANN)).isEqualTo(3);
    Race there = after(asked, ANN, ConsumeMove.Sell.good(card("artist-colony"), Optional.empty()));
    assertThat(hand(there, ANN)).isEqualTo(2);
  }

  @Test
  @Rule({"RFTG-8.3", "RFTG-8.11", "RFTG-17.7", "RFTG-17.13"})
  @Example("EX-27")
  void a_good_that_cannot_be_sold() {
    RaceTable refinery =
        table(2).chose(ANN, Action.CONSUME_TRADE).goods(ANN, "alien-fuel-refinery");
    assertThat(hand(refinery.at(Stage.CONSUME), ANN)).isZero();
    Race league = refinery.tableau(ANN, "trade-league").at(Stage.CONSUME);
    assertThat(hand(league, ANN)).isEqualTo(6);
    Race market =
        table(2)
            .chose(ANN, Action.CONSUME_TRADE)
            .goods(ANN, "alien-fuel-refinery")
            .tableau(ANN, "black-market-trading-world")
            .at(Stage.CONSUME);
    assertThat(hand(market, ANN)).isEqualTo(5);
  }

  @Test
  @Rule({"RFTG-8.9", "RFTG-17.14", "RFTG-4.3"})
  @Example("EX-29")
  void doubling() {
    Race state =
        table(2)
            .chose(ANN, Action.CONSUME_X2)
            .tableau(ANN, "consumer-markets", "deficit-spending")
            .goods(ANN, "artist-colony", "gem-world", "spice-world")
            .hand(ANN, "drop-ships", "space-port", "tourist-world")
            .at(Stage.CONSUME);
    assertThat(chips(state)).as("without a question").isEqualTo(6);
    Race done =
        after(
            state,
            ANN,
            new ConsumeMove.DiscardForPoints(
                card("deficit-spending"), cards("drop-ships", "space-port")));
    assertThat(chips(done)).isEqualTo(8);
    assertThat(done.pool()).isEqualTo(24 - 8);
  }

  @Test
  @Rule("RFTG-8.7")
  @Example("EX-30")
  void interstellar_trade_port_takes_one_of_each_kind() {
    for (boolean doubled : List.of(false, true)) {
      RaceTable table =
          table(2)
              .goods(
                  ANN,
                  "interstellar-trade-port",
                  "artist-colony",
                  "mining-world",
                  "alien-robot-sentry");
      Race state = (doubled ? table.chose(ANN, Action.CONSUME_X2) : table).at(Stage.CONSUME);
      Race taken =
          after(
              state,
              ANN,
              consume(
                  "interstellar-trade-port",
                  "artist-colony",
                  "mining-world",
                  "alien-robot-sentry"));
      assertThat(chips(taken)).isEqualTo(doubled ? 6 : 3);
      assertThat(hand(taken, ANN)).isEqualTo(3);
      assertThat(taken.player(ANN).tableau().goods()).isEqualTo(1);
    }
  }

  @Test
  @Rule({"RFTG-8.6", "RFTG-17.24"})
  @Example("EX-31")
  void pilgrimage_world_takes_all() {
    RaceTable four =
        table(2)
            .tableau(ANN, "pilgrimage-world")
            .goods(ANN, "artist-colony", "gem-world", "spice-world", "mining-world");
    assertThat(chips(four.at(Stage.CONSUME))).isEqualTo(3);
    assertThat(chips(four.chose(ANN, Action.CONSUME_X2).at(Stage.CONSUME))).isEqualTo(6);
    Race one = table(2).tableau(ANN, "pilgrimage-world").goods(ANN, "gem-world").at(Stage.CONSUME);
    assertThat(chips(one)).isZero();
    assertThat(one.player(ANN).tableau().goods()).isZero();
  }

  @Test
  @Rule({"RFTG-8.10", "RFTG-10.3", "RFTG-8.13"})
  @Example("EX-32")
  void a_pool_that_is_overdrawn() {
    Race state =
        table(2)
            .pool(2)
            .tableau(ANN, "tourist-world", "galactic-trendsetters")
            .goods(ANN, "artist-colony", "gem-world", "spice-world")
            .tableau(BOB, "mining-league")
            .goods(BOB, "mining-world", "comet-zone")
            .at(Stage.CONSUME);
    assertThat(state.player(ANN).chips() + state.player(BOB).chips()).isEqualTo(5 + 3);
    assertThat(state.pool()).isEqualTo(-6);
    assertThat(state.over()).isTrue();
  }

  @Test
  @Rule({"RFTG-8.5", "RFTG-2.14"})
  @Example("EX-33")
  void gambling_world() {
    Race state = table(2).tableau(ANN, "gambling-world").deck("asteroid-belt").at(Stage.CONSUME);
    refused(
        state,
        ANN,
        new ConsumeMove.NameNumber(card("gambling-world"), List.of(8)),
        "RFTG-8.5",
        "number-out-of-range");
    Race lucky = after(state, ANN, new ConsumeMove.NameNumber(card("gambling-world"), List.of(2)));
    assertThat(lucky.player(ANN).hand().list()).containsExactly(card("asteroid-belt"));
    Race sentinels =
        table(2).tableau(ANN, "gambling-world").deck("alien-sentinels").at(Stage.CONSUME);
    Race unlucky =
        after(sentinels, ANN, new ConsumeMove.NameNumber(card("gambling-world"), List.of(2)));
    assertThat(hand(unlucky, ANN)).isZero();
    assertThat(unlucky.stock().discards().list()).containsExactly(card("alien-sentinels"));
  }

  @Test
  @Rule({"RFTG-4.8", "RFTG-8.2", "RFTG-8.9"})
  @Example("EX-66")
  void selling_and_doubling_in_one_round() {
    Race state =
        expert()
            .chose(ANN, Action.CONSUME_TRADE, Action.CONSUME_X2)
            .tableau(ANN, "genetics-lab", "galactic-trendsetters")
            .goods(ANN, "plague-world", "artist-colony")
            .at(Stage.CONSUME);
    refused(state, ANN, consume("galactic-trendsetters", "plague-world"), "RFTG-8.1", "sell-first");
    Race genes = after(state, ANN, ConsumeMove.Sell.good(card("plague-world"), Optional.empty()));
    assertThat(hand(genes, ANN)).isEqualTo(5);
    assertThat(chips(genes)).isEqualTo(4);
    // Plague World has a consume power of its own: the novelty good goes to the Trendsetters
    Race novelty =
        after(state, ANN, ConsumeMove.Sell.good(card("artist-colony"), Optional.empty()));
    assertThat(hand(novelty, ANN)).isEqualTo(2);
  }

  @Test
  @Rule({"RFTG-8.7", "RFTG-8.8"})
  @Example("EX-67")
  void powers_with_several_uses() {
    Race state =
        table(2)
            .tableau(ANN, "old-earth", "tourist-world")
            .goods(ANN, "artist-colony", "gem-world", "spice-world")
            .at(Stage.CONSUME);
    Race tourists = after(state, ANN, consume("tourist-world", "artist-colony", "gem-world"));
    assertThat(chips(tourists)).as("Old Earth takes the last one").isEqualTo(4);
    Race earth = after(state, ANN, consume("old-earth", "artist-colony", "gem-world"));
    assertThat(chips(earth)).isEqualTo(2);
    assertThat(earth.player(ANN).tableau().goods()).isEqualTo(1);
    assertThat(earth.player(ANN).ask()).as("done").isEqualTo(Ask.ACTIONS);
    refused(state, ANN, consume("old-earth", "gem-world"), "RFTG-8.7", "take-so-many");
  }

  @Test
  @Rule("RFTG-17.24")
  @Example("EX-68")
  void pilgrimage_world_in_either_order() {
    Race state =
        table(2)
            .chose(ANN, Action.CONSUME_X2)
            .tableau(ANN, "pilgrimage-world")
            .goods(ANN, "new-earth", "gem-world", "spice-world")
            .at(Stage.CONSUME);
    Race earth = after(state, ANN, consume("new-earth", "gem-world"));
    assertThat(chips(earth)).isEqualTo(4);
    assertThat(hand(earth, ANN)).isEqualTo(1);
    Race pilgrims =
        after(state, ANN, consume("pilgrimage-world", "new-earth", "gem-world", "spice-world"));
    assertThat(chips(pilgrims)).isEqualTo(4);
    assertThat(hand(pilgrims, ANN)).isZero();
  }

  @Test
  @Rule({"RFTG-8.14", "RFTG-8.9", "RFTG-8.6"})
  @Example("EX-71")
  void drawn_cards_pay_at_once() {
    Race state =
        table(2)
            .chose(ANN, Action.CONSUME_X2)
            .tableau(ANN, "deficit-spending")
            .goods(ANN, "new-vinland")
            .at(Stage.CONSUME);
    assertThat(hand(state, ANN)).as("New Vinland first").isEqualTo(2);
    assertThat(chips(after(state, ANN, new ConsumeMove.StopConsuming()))).isZero();
    Race both =
        after(
            state,
            ANN,
            new ConsumeMove.DiscardForPoints(
                card("deficit-spending"), state.player(ANN).hand().list()));
    assertThat(chips(both)).isEqualTo(2);
  }

  @Test
  @Rule("RFTG-17.27")
  void diversified_economy_needs_three_kinds() {
    Race two =
        table(2)
            .tableau(ANN, "diversified-economy")
            .goods(ANN, "gem-world", "mining-world")
            .at(Stage.CONSUME);
    assertThat(two.player(ANN).tableau().goods()).isEqualTo(2);
    Race three =
        table(2)
            .tableau(ANN, "diversified-economy")
            .goods(ANN, "gem-world", "mining-world", "distant-world")
            .at(Stage.CONSUME);
    assertThat(chips(three)).isEqualTo(3);
    Race choice =
        table(2)
            .tableau(ANN, "diversified-economy")
            .goods(ANN, "gem-world", "spice-world", "mining-world", "distant-world")
            .at(Stage.CONSUME);
    refused(
        choice,
        ANN,
        consume("diversified-economy", "gem-world", "spice-world", "mining-world"),
        "RFTG-8.8",
        "cannot-take-these");
    assertThat(rules().options(choice, ANN)).hasSize(2);
  }

  @Test
  @Rule({"RFTG-8.6", "RFTG-18.7"})
  void nobody_stops_while_a_power_can_be_used_nor_is_asked_where_order_means_nothing() {
    Race state =
        table(2)
            .tableau(ANN, "old-earth", "tourist-world")
            .goods(ANN, "artist-colony", "gem-world", "spice-world")
            .at(Stage.CONSUME);
    refused(state, ANN, new ConsumeMove.StopConsuming(), "RFTG-8.6", "must-go-on");
    Race alike =
        table(2)
            .tableau(ANN, "public-works", "expanding-colony", "terraformed-world")
            .goods(ANN, "artist-colony", "gem-world")
            .at(Stage.CONSUME);
    assertThat(chips(alike)).as("any order gives the same").isEqualTo(2);
  }
}
