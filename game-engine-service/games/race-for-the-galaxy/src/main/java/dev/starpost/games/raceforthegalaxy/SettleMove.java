package dev.starpost.games.raceforthegalaxy;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.games.raceforthegalaxy.component.card.Card;
import dev.starpost.games.raceforthegalaxy.component.card.Good;
import dev.starpost.games.raceforthegalaxy.component.orb.Token;
import dev.starpost.kernel.Refusal;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.option.Param;
import dev.starpost.kernel.option.Thing;
import dev.starpost.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** RFTG-7: the ways to place a world. */
public sealed interface SettleMove extends RaceMove {

  @Override
  default boolean answers(Ask ask) {
    return ask == Ask.SETTLE;
  }

  /**
   * RFTG-7.2: pay for a non-military world.
   *
   * @param withGood whether one card more is discarded for a good on it (RFTG-7.10)
   * @param tokens used to pay less (RFTG-13.13)
   */
  @JsonTypeName("pay")
  record Pay(Card world, boolean withGood, List<Token> tokens, List<Card> payment)
      implements SettleMove {
    static final Param<Pay, Card> PAYMENT =
        new Param<>(
            Pay.class,
            "payment",
            Things.CARD,
            Pay::payment,
            (move, chosen) -> new Pay(move.world, move.withGood, move.tokens, chosen));

    public Pay {
      tokens = List.copyOf(tokens);
      payment = List.copyOf(payment);
    }

    @Override
    public boolean costsAlike() {
      return true;
    }

    @Override
    public List<Thing> about() {
      return Things.of(List.of(world), tokens);
    }

    @Override
    public Text intent() {
      return Things.paid(world, tokens, payment);
    }

    @Override
    public Optional<Refusal> refusal(Race game, Seat by) {
      return Paying.refusal(game.player(by), this);
    }

    @Override
    public void carryOut(Play play, Seat by) {
      Paying.place(play, by, this);
    }
  }

  /** RFTG-7.4: pay for a military world through the power of a card. */
  @JsonTypeName("pay-for-military")
  record PayForMilitary(Card world, Card power, List<Token> tokens, List<Card> payment)
      implements SettleMove {
    static final Param<PayForMilitary, Card> PAYMENT =
        new Param<>(
            PayForMilitary.class,
            "payment",
            Things.CARD,
            PayForMilitary::payment,
            (move, chosen) -> new PayForMilitary(move.world, move.power, move.tokens, chosen));

    public PayForMilitary {
      tokens = List.copyOf(tokens);
      payment = List.copyOf(payment);
    }

    @Override
    public boolean costsAlike() {
      return true;
    }

    @Override
    public List<Thing> about() {
      return Things.of(List.of(world, power), tokens);
    }

    @Override
    public Text intent() {
      return Things.paid(world, tokens, payment);
    }

    @Override
    public Optional<Refusal> refusal(Race game, Seat by) {
      return Paying.refusal(game.player(by), this);
    }

    @Override
    public void carryOut(Play play, Seat by) {
      Paying.place(play, by, this);
    }
  }

  /**
   * RFTG-7.6, RFTG-7.15: place a world for nothing by discarding a card of the tableau.
   *
   * @param by the card discarded
   * @param power whose power pays for a military world
   * @param withGood whether a card is discarded for a good on it (RFTG-7.10)
   */
  @JsonTypeName("place-free")
  record PlaceFree(Card world, Card by, Optional<Card> power, boolean withGood, List<Card> payment)
      implements SettleMove {
    static final Param<PlaceFree, Card> PAYMENT =
        new Param<>(
            PlaceFree.class,
            "payment",
            Things.CARD,
            PlaceFree::payment,
            (move, chosen) ->
                new PlaceFree(move.world, move.by, move.power, move.withGood, chosen));

    public PlaceFree {
      payment = List.copyOf(payment);
    }

    @Override
    public boolean costsAlike() {
      return true;
    }

    @Override
    public List<Thing> about() {
      return Things.of(
          power.map(pays -> List.of(world, by, pays)).orElseGet(() -> List.of(world, by)));
    }

    @Override
    public Text intent() {
      return Text.of(
          payment.isEmpty() ? "intent.free" : "intent.free-with",
          "card",
          world.inSentence(),
          "by",
          by.inSentence(),
          "payment",
          Things.labels(payment));
    }

    @Override
    public boolean answers(Ask ask) {
      return ask == Ask.SETTLE || ask == Ask.SETTLE_MORE;
    }

    @Override
    public Optional<Refusal> refusal(Race game, Seat seat) {
      return PlacingFree.refusal(game.player(seat), this);
    }

    @Override
    public void carryOut(Play play, Seat seat) {
      PlacingFree.place(play, seat, this);
    }
  }

  /**
   * RFTG-7.12: a good discarded through the power of a card.
   *
   * @param from the world on which it lies
   * @param token the token that stands in for it if it lies nowhere
   */
  record Spend(Card power, Optional<Card> from, Optional<Token> token) {
    /** What the power of the card could take, goods in the order of the tableau, then tokens. */
    static List<Spend> all(Player player, Card power) {
      Good kind = power.goodForMilitary().orElseThrow().good();
      List<Spend> all = new ArrayList<>();
      Tableau tableau = player.tableau();
      for (int i = 0; i < tableau.size(); i++) {
        if (tableau.goods(i) > 0 && tableau.kind(i) == kind) {
          all.add(new Spend(power, Optional.of(tableau.card(i)), Optional.empty()));
        }
      }
      if (kind == Good.ALIEN) {
        Tokens.alienGoods(player).stream()
            .distinct()
            .forEach(token -> all.add(new Spend(power, Optional.empty(), Optional.of(token))));
      }
      return all;
    }

    Text label() {
      return from.map(
              world -> Text.of("help.spend", "power", power.label(), "world", world.label()))
          .orElseGet(
              () ->
                  Text.of(
                      "help.spend-token",
                      "power",
                      power.label(),
                      "token",
                      token.orElseThrow().label()));
    }
  }

  /**
   * RFTG-7.3, RFTG-7.16: conquer a military world.
   *
   * @param discard cards of the tableau discarded for military
   * @param spend goods discarded for military
   * @param tokens used for military
   */
  @JsonTypeName("conquer")
  record Conquer(Card world, List<Card> discard, List<Spend> spend, List<Token> tokens)
      implements SettleMove {
    public Conquer {
      tokens = List.copyOf(tokens);
      discard = List.copyOf(discard);
      spend = List.copyOf(spend);
    }

    @Override
    public List<Thing> about() {
      return Things.ofConquest(this);
    }

    @Override
    public Text intent() {
      return Text.of("intent.conquer", "card", world.inSentence());
    }

    @Override
    public boolean answers(Ask ask) {
      return ask == Ask.SETTLE || ask == Ask.SETTLE_MORE;
    }

    @Override
    public Optional<Refusal> refusal(Race game, Seat by) {
      return Conquering.refusal(game.player(by), this);
    }

    @Override
    public void carryOut(Play play, Seat by) {
      Conquering.place(play, by, this);
    }
  }

  /** RFTG-7.7: settle with the top card of the deck. */
  @JsonTypeName("settle-at-random")
  record SettleAtRandom() implements SettleMove {
    @Override
    public Text intent() {
      return Text.of("intent.random");
    }

    @Override
    public Optional<Refusal> refusal(Race game, Seat by) {
      return Settling.refusalOfRandom(game.player(by));
    }

    @Override
    public void carryOut(Play play, Seat by) {
      Settling.atRandom(play, by);
    }
  }

  /** RFTG-7.10: discard a card for a good on a world turned up, or none. */
  @JsonTypeName("discard-for-good")
  record DiscardForGood(List<Card> card) implements SettleMove {
    static final Param<DiscardForGood, Card> CARD =
        new Param<>(
            DiscardForGood.class,
            "card",
            Things.CARD,
            DiscardForGood::card,
            (move, chosen) -> new DiscardForGood(chosen));

    public DiscardForGood {
      card = List.copyOf(card);
    }

    @Override
    public boolean answers(Ask ask) {
      return ask == Ask.PLACE_DISCARD;
    }

    @Override
    public Optional<Refusal> refusal(Race game, Seat by) {
      return Settling.refusal(game.player(by), this);
    }

    @Override
    public void carryOut(Play play, Seat by) {
      Settling.discardForGood(play, by, this);
    }
  }
}
