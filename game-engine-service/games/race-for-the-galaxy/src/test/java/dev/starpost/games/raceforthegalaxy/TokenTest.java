package dev.starpost.games.raceforthegalaxy;

import static dev.starpost.games.raceforthegalaxy.RaceTable.ANN;
import static dev.starpost.games.raceforthegalaxy.RaceTable.BOB;
import static dev.starpost.games.raceforthegalaxy.RaceTable.card;
import static dev.starpost.games.raceforthegalaxy.RaceTable.cards;
import static dev.starpost.games.raceforthegalaxy.RaceTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.games.raceforthegalaxy.component.orb.At;
import dev.starpost.games.raceforthegalaxy.component.orb.Token;
import dev.starpost.games.raceforthegalaxy.view.RaceView;
import dev.starpost.kernel.Viewer;
import dev.starpost.testkit.Rule;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** RFTG-13.12, RFTG-13.13: tokens outside the Orb. */
class TokenTest implements RaceScenarios {
  private static List<Token> tokens(String... ids) {
    return Arrays.stream(ids).map(Token::of).toList();
  }

  private static OrbTable orb(RaceTable table) {
    return OrbTable.with(table).team(ANN, OrbTable.MAIN).team(BOB, new At(1, 0));
  }

  private int developPrice(Race state, String id, String... used) {
    return price(state, ANN, new RoundMove.Develop(card(id), tokens(used), List.of()));
  }

  private int payPrice(Race state, String id, String... used) {
    return price(state, ANN, new SettleMove.Pay(card(id), false, tokens(used), List.of()));
  }

  private int militaryPrice(Race state, String id, String... used) {
    return price(
        state,
        ANN,
        new SettleMove.PayForMilitary(
            card(id), card("contact-specialist"), tokens(used), List.of()));
  }

  private static SettleMove.Conquer conquer(String id, List<Token> used) {
    return new SettleMove.Conquer(card(id), List.of(), List.of(), used);
  }

  private static ConsumeMove.Consume consume(String power, List<Token> used, String... goods) {
    return new ConsumeMove.Consume(card(power), used, cards(goods));
  }

  @Test
  @Rule({"RFTG-6.4", "RFTG-13.12", "RFTG-13.13", "RFTG-15.3"})
  @Example("EX-07")
  void discounts_stop_at_zero() {
    RaceTable two =
        table(2)
            .tableau(ANN, "investment-credits", "alien-fuel-refinery")
            .hand(ANN, "consumer-markets", "public-works")
            .cash(ANN, 5);
    Race state = orb(two.chose(ANN, Action.DEVELOP)).tokens(ANN, "A-develop").at(Stage.DEVELOP);
    assertThat(developPrice(state, "consumer-markets", "A-develop")).isZero();
    assertThat(developPrice(state, "consumer-markets")).isEqualTo(2);
    assertThat(developPrice(state, "public-works", "A-develop")).isZero();
    Race unchosen = orb(two.chose(ANN)).tokens(ANN, "A-develop").at(Stage.DEVELOP);
    assertThat(developPrice(unchosen, "consumer-markets", "A-develop")).isEqualTo(1);

    RaceMove move = new RoundMove.Develop(card("consumer-markets"), tokens("A-develop"), List.of());
    Race placed = after(state, ANN, move);
    assertThat(placed.player(ANN).explorer().used()).containsExactly(Token.of("A-develop"));
    assertThat(placed.player(ANN).explorer().tokens()).isEmpty();
    assertThat(hand(placed, ANN)).as("nothing is paid").isEqualTo(hand(state, ANN) - 1);
    refused(
        state,
        ANN,
        new RoundMove.Develop(card("consumer-markets"), tokens("B-develop"), List.of()),
        "RFTG-13.13",
        "no-such-token");
  }

  @Test
  @Rule({"RFTG-7.2", "RFTG-7.4", "RFTG-13.12", "RFTG-13.13"})
  @Example("EX-92")
  void discount_tokens() {
    Race state =
        orb(table(2)
                .tableau(ANN, "contact-specialist")
                .hand(ANN, "pirate-world", "rebel-warrior-race", "deserted-alien-library")
                .cash(ANN, 5))
            .tokens(ANN, "A-settle", "A-uplift")
            .at(Stage.SETTLE);
    assertThat(militaryPrice(state, "pirate-world")).isEqualTo(2);
    assertThat(militaryPrice(state, "pirate-world", "A-settle")).isZero();
    assertThat(militaryPrice(state, "pirate-world", "A-uplift")).as("not genes").isEqualTo(-1);
    assertThat(militaryPrice(state, "rebel-warrior-race")).isEqualTo(2);
    assertThat(militaryPrice(state, "rebel-warrior-race", "A-uplift")).isZero();
    assertThat(militaryPrice(state, "rebel-warrior-race", "A-settle", "A-uplift")).isZero();
    assertThat(payPrice(state, "deserted-alien-library", "A-settle")).isEqualTo(4);
    refused(
        state,
        ANN,
        new SettleMove.Pay(card("deserted-alien-library"), false, tokens("A-uplift"), List.of()),
        "RFTG-13.13",
        "no-such-token");
    refused(state, ANN, conquer("pirate-world", tokens("A-settle")), "RFTG-7.13", "no-such-help");
    RaceMove both =
        new SettleMove.PayForMilitary(
            card("rebel-warrior-race"),
            card("contact-specialist"),
            tokens("A-settle", "A-uplift"),
            List.of());
    Race placed = after(state, ANN, both);
    assertThat(placed.player(ANN).tableau().has(card("rebel-warrior-race"))).isTrue();
    assertThat(placed.player(ANN).explorer().used()).hasSize(2);
  }

  @Test
  @Rule({"RFTG-13.13", "RFTG-13.12", "RFTG-17.31"})
  @Example("EX-61")
  void a_genes_token_is_military_or_a_discount() {
    OrbTable table =
        orb(table(2)
                .tableau(ANN, "expedition-force")
                .hand(ANN, "reptilian-uplift-race", "lost-species-ark-world")
                .cash(ANN, 5))
            .tokens(ANN, "A-uplift");
    Race state = table.at(Stage.SETTLE);
    assertThat(canConquer(state, ANN, "reptilian-uplift-race")).isFalse();
    Race conquered = after(state, ANN, conquer("reptilian-uplift-race", tokens("A-uplift")));
    assertThat(conquered.player(ANN).tableau().has(card("reptilian-uplift-race"))).isTrue();
    assertThat(payPrice(state, "lost-species-ark-world")).isEqualTo(5);
    assertThat(payPrice(state, "lost-species-ark-world", "A-uplift")).isEqualTo(3);
    assertThat(payPrice(state, "lost-species-ark-world", "A-uplift", "A-uplift"))
        .as("one token")
        .isEqualTo(-1);
    Race orb = table.at(Stage.EXPLORE);
    refused(
        orb,
        ANN,
        new OrbMove.RaiseMilitary(
            Optional.empty(), Optional.empty(), Optional.of(Token.of("A-uplift"))),
        "RFTG-12.11",
        "no-such-help");
  }

  @Test
  @Rule({"RFTG-7.17", "RFTG-17.22", "RFTG-7.13"})
  @Example("EX-93")
  void a_genes_token_saves_military_for_the_second_conquest() {
    Race state =
        orb(table(2)
                .tableau(ANN, "drop-ships", "imperium-supply-convoy")
                .hand(ANN, "aquatic-uplift-race", "rebel-underground"))
            .tokens(ANN, "A-uplift")
            .at(Stage.SETTLE);
    Race with = after(state, ANN, conquer("aquatic-uplift-race", tokens("A-uplift")));
    assertThat(with.player(ANN).ask()).isEqualTo(Ask.SETTLE_MORE);
    assertThat(canConquer(with, ANN, "rebel-underground")).isTrue();
    Race without = after(state, ANN, conquer("aquatic-uplift-race"));
    assertThat(canConquer(without, ANN, "rebel-underground")).isFalse();
    refused(without, ANN, conquer("rebel-underground"), "RFTG-7.3", "too-weak");
    refused(
        without,
        ANN,
        conquer("rebel-underground", tokens("A-uplift")),
        "RFTG-7.13",
        "no-such-help");
  }

  @Test
  @Rule({"RFTG-7.12", "RFTG-13.13", "RFTG-7.19"})
  void barrier_tokens_are_military_in_settle() {
    Race state =
        orb(table(2).hand(ANN, "pirate-world").cash(ANN, 1).chose(ANN, Action.SETTLE))
            .tokens(ANN, "B-barrier-3", "A-barrier-1", "A-barrier-2")
            .at(Stage.SETTLE);
    assertThat(offers(state, ANN, conquer("pirate-world", tokens("A-barrier-1", "A-barrier-2"))))
        .isTrue();
    assertThat(offers(state, ANN, conquer("pirate-world", tokens("A-barrier-1")))).isFalse();
    assertThat(offers(state, ANN, conquer("pirate-world", tokens("A-barrier-1", "B-barrier-3"))))
        .as("more than is needed")
        .isFalse();
    Race conquered = after(state, ANN, conquer("pirate-world", tokens("B-barrier-3")));
    assertThat(conquered.player(ANN).tableau().has(card("pirate-world"))).isTrue();
    assertThat(conquered.player(ANN).explorer().used()).containsExactly(Token.of("B-barrier-3"));
  }

  @Test
  @Rule({"RFTG-8.4", "RFTG-8.1"})
  @Example("EX-56")
  void an_alien_good_token_may_be_sold() {
    Race state =
        orb(table(2).tableau(ANN, "export-duties", "trade-league").chose(ANN, Action.CONSUME_TRADE))
            .tokens(ANN, "A-good")
            .at(Stage.CONSUME);
    assertThat(state.player(ANN).ask()).isEqualTo(Ask.CONSUME);
    Race sold = after(state, ANN, ConsumeMove.Sell.token(Token.of("A-good")));
    assertThat(hand(sold, ANN)).as("5 and the bonuses of both").isEqualTo(5 + 1 + 1);
    assertThat(sold.player(ANN).explorer().used()).containsExactly(Token.of("A-good"));
    Race declined = after(state, ANN, new ConsumeMove.SellNothing());
    assertThat(hand(declined, ANN)).isZero();
    assertThat(declined.player(ANN).explorer().tokens()).hasSize(1);
    refused(
        state,
        ANN,
        new ConsumeMove.Sell(
            Optional.empty(), Optional.of(Token.of("A-good")), Optional.of(card("trade-league"))),
        "RFTG-8.1",
        "sell-first");

    Race withGood =
        orb(table(2).goods(ANN, "artist-colony").chose(ANN, Action.CONSUME_TRADE))
            .tokens(ANN, "A-good")
            .at(Stage.CONSUME);
    refused(withGood, ANN, new ConsumeMove.SellNothing(), "RFTG-8.1", "must-sell");
    Race novelty =
        after(withGood, ANN, ConsumeMove.Sell.good(card("artist-colony"), Optional.empty()));
    assertThat(hand(novelty, ANN)).isEqualTo(2);
  }

  @Test
  @Rule({"RFTG-8.12", "RFTG-8.6"})
  @Example("EX-56")
  void an_alien_good_token_may_be_consumed() {
    Race state =
        orb(table(2).tableau(ANN, "alien-artifact-hunters", "trade-league"))
            .tokens(ANN, "A-good")
            .at(Stage.CONSUME);
    List<Token> token = tokens("A-good");
    refused(
        state,
        ANN,
        new ConsumeMove.Sell(
            Optional.empty(), Optional.of(token.get(0)), Optional.of(card("trade-league"))),
        "RFTG-8.12",
        "no-room-for-tokens");
    assertThat(offers(state, ANN, new ConsumeMove.StopConsuming())).as("never forced").isTrue();
    Race consumed = after(state, ANN, consume("alien-artifact-hunters", token));
    assertThat(consumed.player(ANN).chips()).isEqualTo(2);
    assertThat(consumed.player(ANN).explorer().used()).isEqualTo(token);
  }

  @Test
  @Rule({"RFTG-7.12", "RFTG-12.11"})
  @Example({"EX-56", "EX-94"})
  void an_alien_good_token_feeds_the_artillery() {
    OrbTable table =
        orb(table(2)
                .goods(ANN, "self-repairing-alien-artillery")
                .hand(ANN, "pirate-world", "rebel-miners"))
            .tokens(ANN, "A-good");
    SettleMove.Spend spend =
        new SettleMove.Spend(
            card("self-repairing-alien-artillery"),
            Optional.empty(),
            Optional.of(Token.of("A-good")));
    Race settle = table.at(Stage.SETTLE);
    Race conquered =
        after(
            settle,
            ANN,
            new SettleMove.Conquer(card("pirate-world"), List.of(), List.of(spend), List.of()));
    assertThat(conquered.player(ANN).tableau().has(card("pirate-world"))).isTrue();
    assertThat(conquered.player(ANN).tableau().goods()).as("the good stays").isEqualTo(2);

    Race orb =
        after(
            table.at(Stage.EXPLORE),
            ANN,
            new OrbMove.RaiseMilitary(Optional.empty(), Optional.of(spend), Optional.empty()));
    assertThat(OrbMoving.military(orb.player(ANN))).isEqualTo(3);
    assertThat(orb.player(ANN).explorer().used()).containsExactly(Token.of("A-good"));
  }

  @Test
  @Rule("RFTG-8.12")
  @Example("EX-70")
  void a_token_in_place_of_a_good_or_on_top() {
    Race state =
        orb(table(2)
                .tableau(ANN, "interstellar-trade-port")
                .goods(ANN, "artist-colony", "alien-robot-sentry"))
            .tokens(ANN, "A-good")
            .at(Stage.CONSUME);
    List<Token> token = tokens("A-good");
    String port = "interstellar-trade-port";
    Race goods = after(state, ANN, consume(port, List.of(), "artist-colony", "alien-robot-sentry"));
    assertThat(goods.player(ANN).chips()).isEqualTo(2);
    assertThat(hand(goods, ANN)).isEqualTo(2);
    Race instead = after(state, ANN, consume(port, token, "artist-colony"));
    assertThat(instead.player(ANN).chips()).isEqualTo(2);
    assertThat(instead.player(ANN).tableau().goods()).as("the alien good stays").isEqualTo(1);
    refused(
        state,
        ANN,
        consume(port, token, "artist-colony", "alien-robot-sentry"),
        "RFTG-8.12",
        "no-room-for-tokens");
    refused(state, ANN, new ConsumeMove.StopConsuming(), "RFTG-8.6", "must-go-on");

    Race alone =
        orb(table(2).tableau(ANN, port).goods(ANN, "artist-colony"))
            .tokens(ANN, "A-good")
            .at(Stage.CONSUME);
    assertThat(after(alone, ANN, consume(port, List.of(), "artist-colony")).player(ANN).chips())
        .isEqualTo(1);
    assertThat(after(alone, ANN, consume(port, token, "artist-colony")).player(ANN).chips())
        .isEqualTo(2);
  }

  @Test
  @Rule({"RFTG-8.12", "RFTG-8.7"})
  void tokens_join_in_the_same_use_as_far_as_there_is_room() {
    Race earth =
        orb(table(2).tableau(ANN, "old-earth").goods(ANN, "artist-colony"))
            .tokens(ANN, "A-good", "B-good")
            .at(Stage.CONSUME);
    assertThat(after(earth, ANN, consume("old-earth", tokens("A-good"), "artist-colony")))
        .satisfies(state -> assertThat(state.player(ANN).chips()).isEqualTo(2));
    assertThat(after(earth, ANN, consume("old-earth", tokens("A-good", "B-good"))))
        .satisfies(state -> assertThat(state.player(ANN).tableau().goods()).isEqualTo(1));
    refused(
        earth,
        ANN,
        consume("old-earth", tokens("A-good", "B-good"), "artist-colony"),
        "RFTG-8.12",
        "no-room-for-tokens");

    Race pilgrims =
        orb(table(2).tableau(ANN, "pilgrimage-world").goods(ANN, "artist-colony"))
            .tokens(ANN, "A-good", "B-good")
            .at(Stage.CONSUME);
    Race all =
        after(
            pilgrims,
            ANN,
            consume("pilgrimage-world", tokens("A-good", "B-good"), "artist-colony"));
    assertThat(all.player(ANN).chips()).as("three less one").isEqualTo(2);

    Race economy =
        orb(table(2)
                .tableau(ANN, "diversified-economy")
                .goods(ANN, "artist-colony", "spice-world", "comet-zone"))
            .tokens(ANN, "A-good")
            .at(Stage.CONSUME);
    refused(
        economy,
        ANN,
        consume("diversified-economy", List.of(), "artist-colony", "comet-zone"),
        "RFTG-8.7",
        "take-so-many");
    Race kinds =
        after(
            economy,
            ANN,
            consume("diversified-economy", tokens("A-good"), "artist-colony", "comet-zone"));
    assertThat(kinds.player(ANN).chips()).isEqualTo(3);
  }

  @Test
  @Rule({"RFTG-18.7", "RFTG-16.2", "RFTG-13.11"})
  void silence_does_not_tell_what_a_token_is() {
    for (String id : List.of("A-good", "A-wall")) {
      Race state =
          orb(table(2).tableau(ANN, "old-earth").goods(ANN, "artist-colony"))
              .tokens(ANN, id)
              .at(Stage.CONSUME);
      assertThat(rules().awaiting(state)).as(id).containsExactly(ANN);
      RaceView seen = (RaceView) rules().view(state, Viewer.at(BOB));
      assertThat(seen.orb().orElseThrow().explorers().get(0).tokens())
          .containsExactly(Token.Back.A);
      assertThat(seen.yourTokens().orElseThrow()).isEmpty();
    }
    Race none =
        orb(table(2).tableau(ANN, "old-earth").goods(ANN, "artist-colony")).at(Stage.CONSUME);
    assertThat(none.player(ANN).chips()).as("nothing to decide").isEqualTo(1);
  }
}
