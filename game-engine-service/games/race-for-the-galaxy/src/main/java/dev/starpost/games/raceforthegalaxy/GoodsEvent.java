package dev.starpost.games.raceforthegalaxy;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.games.raceforthegalaxy.component.card.Card;
import dev.starpost.games.raceforthegalaxy.component.card.Reward;
import dev.starpost.kernel.Seat;
import dev.starpost.text.Text;
import java.util.List;
import java.util.Optional;

/** Events of goods: how they come, and what becomes of them. */
sealed interface GoodsEvent extends RaceEvent {

  /** A good that comes to lie on a world, or lies on it, in words. */
  private static List<Text> named(String key, List<Card> worlds) {
    return worlds.stream()
        .map(world -> Text.of(key + world.stored().id(), "world", world.inSentence()))
        .toList();
  }

  /**
   * RFTG-2.6: cards of the deck lie face down on worlds.
   *
   * @param produced whether they count as produced (RFTG-9.6)
   */
  @JsonTypeName("goods-made.v1")
  record GoodsMade(Seat seat, List<Card> worlds, boolean produced) implements GoodsEvent {
    public GoodsMade {
      worlds = List.copyOf(worlds);
    }

    @Override
    public Race applyTo(Race game) {
      Player player = game.player(seat);
      Tableau tableau = player.tableau();
      Work work = player.work();
      for (Card world : worlds) {
        tableau = tableau.withGoods(world, 1);
        work = produced ? ((Work.ProduceWork) work).with(tableau.indexOf(world)) : work;
      }
      return game.with(
          seat,
          player.withTableau(tableau).withWork(work),
          game.stock().makingGoods(worlds.size()));
    }

    @Override
    public Text text() {
      return Text.of(
          produced ? "event.goods-produced" : "event.good-found",
          "player",
          seat,
          "goods",
          named("good-on.", worlds));
    }
  }

  /**
   * RFTG-8.2: a good is sold.
   *
   * @param from where it lay; nowhere if a token stood in for it
   * @param power the card whose power sold it, and the place of that power; none for Consume: Trade
   * @param price how many cards are drawn
   */
  @JsonTypeName("good-sold.v1")
  record GoodSold(Seat seat, Optional<Card> from, Optional<Card> power, int use, int price)
      implements GoodsEvent {
    @Override
    public Race applyTo(Race game) {
      Player player = game.player(seat);
      Work.ConsumeWork work = player.consuming();
      return game.with(
          seat,
          player
              .withTableau(player.tableau().withoutGood(from))
              .withWork(power.isPresent() ? work.using(use) : work.traded()),
          game.stock().usingGoods(from.isPresent() ? 1 : 0));
    }

    @Override
    public Text text() {
      if (from.isEmpty()) {
        return Text.of("event.token-sold", "player", seat, "price", price);
      }
      return Text.of(
          power.isEmpty() ? "event.good-sold" : "event.good-sold-through",
          "player",
          seat,
          "good",
          named("the-good-on.", List.of(from.get())),
          "power",
          power.orElse(from.get()).inSentence(),
          "price",
          price);
    }
  }

  /** RFTG-8.1: there is nothing to sell for Consume: Trade, or nothing is wanted to be sold. */
  @JsonTypeName("nothing-sold.v1")
  record NothingSold(Seat seat) implements GoodsEvent {
    @Override
    public Race applyTo(Race game) {
      Player player = game.player(seat);
      return game.with(seat, player.withWork(player.consuming().traded()));
    }

    @Override
    public Text text() {
      return Text.of("event.nothing-sold", "player", seat);
    }
  }

  /**
   * RFTG-8.5: a power has taken goods and given points.
   *
   * @param tokens how many stood in for goods (RFTG-8.12)
   * @param cards how many are drawn for it
   * @param doubled whether the points are doubled (RFTG-8.9)
   */
  @JsonTypeName("goods-consumed.v1")
  record GoodsConsumed(
      Seat seat,
      Card power,
      int use,
      List<Card> goods,
      int tokens,
      int points,
      int cards,
      boolean doubled)
      implements GoodsEvent {
    public GoodsConsumed {
      goods = List.copyOf(goods);
    }

    @Override
    public Race applyTo(Race game) {
      Player player = game.player(seat);
      Tableau tableau = player.tableau();
      for (Card world : goods) {
        tableau = tableau.withGoods(world, -1);
      }
      return game.with(
          seat,
          player.withTableau(tableau).withWork(player.consuming().using(use)),
          game.stock().usingGoods(goods.size()),
          points);
    }

    @Override
    public Text text() {
      String key = doubled && points > 0 ? "event.goods-consumed-doubled" : "event.goods-consumed";
      if (goods.isEmpty()) {
        key += "-tokens";
      } else if (tokens > 0) {
        key += "-and-tokens";
      }
      return Text.of(
          key,
          "player",
          seat,
          "power",
          power.inSentence(),
          "goods",
          named("the-good-on.", goods),
          "tokens",
          tokens,
          "reward",
          Reward.words(points, cards));
    }

    @Override
    public boolean isFinal() {
      return false;
    }
  }

  /** RFTG-8.6: no more powers are used. */
  @JsonTypeName("consuming-stopped.v1")
  record ConsumingStopped(Seat seat) implements GoodsEvent {
    @Override
    public Race applyTo(Race game) {
      return game;
    }

    @Override
    public Text text() {
      return Text.of("event.consuming-stopped", "player", seat);
    }

    @Override
    public boolean isFinal() {
      return false;
    }
  }

  /** RFTG-9.3: goods move to the world that stores them. */
  @JsonTypeName("goods-gathered.v1")
  record GoodsGathered(Seat seat, Card to, List<Card> from) implements GoodsEvent {
    public GoodsGathered {
      from = List.copyOf(from);
    }

    @Override
    public Race applyTo(Race game) {
      Player player = game.player(seat);
      Tableau tableau = player.tableau().withGoods(to, from.size());
      for (Card world : from) {
        tableau = tableau.withGoods(world, -1);
      }
      return game.with(seat, player.withTableau(tableau));
    }

    @Override
    public Text text() {
      return Text.of(
          "event.goods-gathered",
          "player",
          seat,
          "world",
          to.inSentence(),
          "from",
          from.stream().map(Card::inSentence).toList());
    }
  }
}
