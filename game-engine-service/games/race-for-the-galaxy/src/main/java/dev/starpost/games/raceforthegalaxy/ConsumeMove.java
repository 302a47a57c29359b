package dev.starpost.games.raceforthegalaxy;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.games.raceforthegalaxy.component.card.Card;
import dev.starpost.games.raceforthegalaxy.component.orb.Token;
import dev.starpost.kernel.Refusal;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.option.Param;
import dev.starpost.kernel.option.Thing;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** RFTG-8: what is done in a Consume phase. Each counts at once. */
public sealed interface ConsumeMove extends RaceMove {

  @Override
  default boolean answers(Ask ask) {
    return ask == Ask.CONSUME;
  }

  /**
   * RFTG-8.1, RFTG-8.4, RFTG-8.11: sell the good on a world, or a token.
   *
   * @param power the card whose power sells it; none for Consume: Trade
   */
  @JsonTypeName("sell")
  record Sell(Optional<Card> from, Optional<Token> token, Optional<Card> power)
      implements ConsumeMove {
    static Sell good(Card from, Optional<Card> power) {
      return new Sell(Optional.of(from), Optional.empty(), power);
    }

    static Sell token(Token token) {
      return new Sell(Optional.empty(), Optional.of(token), Optional.empty());
    }

    @Override
    public List<Thing> about() {
      return Things.of(
          Stream.concat(from.stream(), power.stream()).toList(), token.stream().toList());
    }

    @Override
    public Optional<Refusal> refusal(Race game, Seat by) {
      return Selling.refusal(game.player(by), this);
    }

    @Override
    public void carryOut(Play play, Seat by) {
      Selling.sell(play, by, this);
    }
  }

  /** RFTG-8.4: nobody is forced to sell a token. */
  @JsonTypeName("sell-nothing")
  record SellNothing() implements ConsumeMove {
    @Override
    public Optional<Refusal> refusal(Race game, Seat by) {
      return Selling.refusalToSellNothing(game.player(by));
    }

    @Override
    public void carryOut(Play play, Seat by) {
      Selling.sellNothing(play, by);
    }
  }

  /**
   * RFTG-8.5: use the power of a card on the goods on these worlds.
   *
   * @param tokens those that stand in for goods (RFTG-8.12)
   */
  @JsonTypeName("consume")
  record Consume(Card power, List<Token> tokens, List<Card> goods) implements ConsumeMove {
    static final Param<Consume, Card> GOODS =
        new Param<>(
            Consume.class,
            "goods",
            Things.CARD,
            Consume::goods,
            (move, chosen) -> new Consume(move.power, move.tokens, chosen));

    public Consume {
      tokens = List.copyOf(tokens);
      goods = List.copyOf(goods);
    }

    @Override
    public List<Thing> about() {
      return Things.of(Stream.concat(Stream.of(power), goods.stream()).toList(), tokens);
    }

    @Override
    public Optional<Refusal> refusal(Race game, Seat by) {
      return Consuming.refusal(game.player(by), this);
    }

    @Override
    public void carryOut(Play play, Seat by) {
      Consuming.consume(play, by, this);
    }
  }

  /** Discard cards of the hand for points. */
  @JsonTypeName("discard-for-points")
  record DiscardForPoints(Card power, List<Card> cards) implements ConsumeMove {
    static final Param<DiscardForPoints, Card> CARDS =
        new Param<>(
            DiscardForPoints.class,
            "cards",
            Things.CARD,
            DiscardForPoints::cards,
            (move, chosen) -> new DiscardForPoints(move.power, chosen));

    public DiscardForPoints {
      cards = List.copyOf(cards);
    }

    @Override
    public List<Thing> about() {
      return Things.of(List.of(power));
    }

    @Override
    public Optional<Refusal> refusal(Race game, Seat by) {
      return Consuming.refusal(game.player(by), this);
    }

    @Override
    public void carryOut(Play play, Seat by) {
      Consuming.discard(play, by, this);
    }
  }

  /** Name a number and turn up a card. */
  @JsonTypeName("name-number")
  record NameNumber(Card power, List<Integer> number) implements ConsumeMove {
    static final Param<NameNumber, Integer> NUMBER =
        new Param<>(
            NameNumber.class,
            "number",
            Param.NUMBER,
            NameNumber::number,
            (move, chosen) -> new NameNumber(move.power, chosen));

    public NameNumber {
      number = List.copyOf(number);
    }

    @Override
    public List<Thing> about() {
      return Things.of(List.of(power));
    }

    @Override
    public Optional<Refusal> refusal(Race game, Seat by) {
      return Consuming.refusal(game.player(by), this);
    }

    @Override
    public void carryOut(Play play, Seat by) {
      Consuming.name(play, by, this);
    }
  }

  /** RFTG-8.6: nothing compulsory is left, and no more is wanted. */
  @JsonTypeName("stop-consuming")
  record StopConsuming() implements ConsumeMove {
    @Override
    public Optional<Refusal> refusal(Race game, Seat by) {
      return Consuming.refusalToStop(game.player(by));
    }

    @Override
    public void carryOut(Play play, Seat by) {
      play.happens(new GoodsEvent.ConsumingStopped(by));
      play.ask(Ask.NOTHING, List.of(by));
    }
  }
}
