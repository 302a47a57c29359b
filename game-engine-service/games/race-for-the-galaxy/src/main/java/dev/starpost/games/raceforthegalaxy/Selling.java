package dev.starpost.games.raceforthegalaxy;

import dev.starpost.games.raceforthegalaxy.component.card.Card;
import dev.starpost.games.raceforthegalaxy.component.card.ConsumePower;
import dev.starpost.games.raceforthegalaxy.component.card.Good;
import dev.starpost.games.raceforthegalaxy.component.card.PricedLabels;
import dev.starpost.games.raceforthegalaxy.component.orb.Token;
import dev.starpost.kernel.Refusal;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.option.Option;
import dev.starpost.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** RFTG-8.1 to RFTG-8.4, RFTG-8.11: goods and tokens sold for cards. */
public final class Selling {
  private static final Option<RaceMove> NOTHING =
      Option.of(new ConsumeMove.SellNothing(), Text.of("label.sell-nothing"), "RFTG-8.4");

  private static final PricedLabels LABELS = new PricedLabels("label.sell", "world");

  private Selling() {}

  /** RFTG-8.2: how many cards the good on a world brings. */
  public static int price(Player player, Card from, boolean bonuses) {
    Tableau tableau = player.tableau();
    Good kind = tableau.kind(tableau.indexOf(from));
    int here = player.force().has(from) ? from.tradeBonusHere() : 0;
    return kind.price() + (bonuses ? player.force().totals().tradeBonus(kind) + here : 0);
  }

  /** RFTG-8.1, RFTG-8.3: the worlds whose goods can be sold by Consume: Trade. */
  public static List<Card> sellable(Player player) {
    List<Card> worlds = new ArrayList<>();
    Tableau tableau = player.tableau();
    for (int i = 0; i < tableau.size(); i++) {
      if (tableau.goods(i) > 0 && !tableau.card(i).isUnsellable()) {
        worlds.add(tableau.card(i));
      }
    }
    return worlds;
  }

  /** RFTG-8.4: the price of a token, which lies on no world. */
  private static int price(Player player) {
    return Good.ALIEN.price() + player.force().totals().tradeBonus(Good.ALIEN);
  }

  static List<Option<RaceMove>> options(Player player) {
    List<Option<RaceMove>> options = new ArrayList<>();
    List<Card> sellable = sellable(player);
    for (Card from : sellable) {
      options.add(option(player, ConsumeMove.Sell.good(from, Optional.empty()), true));
    }
    List<Token> tokens = Tokens.alienGoods(player);
    for (int i = 0; i < tokens.size(); i++) {
      if (tokens.indexOf(tokens.get(i)) == i) {
        options.add(option(player, tokens.get(i)));
      }
    }
    if (sellable.isEmpty()) {
      options.add(NOTHING);
    }
    return options;
  }

  private static Option<RaceMove> option(Player player, Token token) {
    return Option.of(
        ConsumeMove.Sell.token(token),
        Text.of("label.sell-token", "token", token.label(), "price", price(player)),
        "RFTG-8.4");
  }

  static Option<RaceMove> option(Player player, ConsumeMove.Sell sell, boolean bonuses) {
    Card from = sell.from().orElseThrow();
    int price = price(player, from, bonuses);
    return sell.power().isEmpty()
        ? Option.of(sell, LABELS.of(from, price), "RFTG-8.2")
        : Option.of(
            sell,
            Text.of(
                "label.sell-by",
                "world",
                from.label(),
                "price",
                price,
                "power",
                sell.power().get().label()),
            "RFTG-8.11");
  }

  static Optional<Refusal> refusal(Player player, ConsumeMove.Sell move) {
    if (move.from().isPresent() == move.token().isPresent()) {
      return Optional.of(Refusal.of("RFTG-8.1", "sell-one"));
    }
    return move.power().isEmpty() ? refusalToTrade(player, move) : refusalBy(player, move);
  }

  private static Optional<Refusal> refusalToTrade(Player player, ConsumeMove.Sell move) {
    if (!player.consuming().mayTrade()) {
      return Optional.of(Refusal.of("RFTG-8.1", "nothing-to-sell"));
    }
    if (move.token().isPresent()) {
      return Tokens.alienGoods(player).contains(move.token().get())
          ? Optional.empty()
          : Optional.of(Refusal.of("RFTG-8.4", "no-such-token"));
    }
    return sellable(player).contains(move.from().orElseThrow())
        ? Optional.empty()
        : Optional.of(Refusal.of("RFTG-8.3", "cannot-sell-that"));
  }

  private static Optional<Refusal> refusalBy(Player player, ConsumeMove.Sell move) {
    if (player.consuming().mayTrade()) {
      return Optional.of(Refusal.of("RFTG-8.1", "sell-first"));
    }
    if (byPower(player, move.power().orElseThrow()).isEmpty()) {
      return Optional.of(Refusal.of("RFTG-8.11", "no-such-power"));
    }
    if (move.token().isPresent()) {
      return Optional.of(Refusal.of("RFTG-8.12", "no-room-for-tokens"));
    }
    int at = player.tableau().indexOf(move.from().orElseThrow());
    return at >= 0 && player.tableau().goods(at) > 0
        ? Optional.empty()
        : Optional.of(Refusal.of("RFTG-8.11", "no-good-there"));
  }

  /** RFTG-8.4: only where nothing but tokens could be sold. */
  static Optional<Refusal> refusalToSellNothing(Player player) {
    if (!player.consuming().mayTrade()) {
      return Optional.of(Refusal.of("RFTG-8.1", "nothing-to-sell"));
    }
    return sellable(player).isEmpty()
        ? Optional.empty()
        : Optional.of(Refusal.of("RFTG-8.1", "must-sell"));
  }

  static void sellNothing(Play play, Seat seat) {
    play.happens(new GoodsEvent.NothingSold(seat));
    Consuming.advance(play, seat);
  }

  private static Optional<PowerInUse> byPower(Player player, Card card) {
    return PowerInUse.unused(player, card, ConsumePower.Sale.class::isInstance);
  }

  static void sell(Play play, Seat seat, ConsumeMove.Sell move) {
    Player player = play.player(seat);
    Optional<PowerInUse> power = move.power().flatMap(card -> byPower(player, card));
    boolean bonuses = power.map(each -> ((ConsumePower.Sale) each.power()).bonuses()).orElse(true);
    int price =
        move.from().map(from -> price(player, from, bonuses)).orElseGet(() -> price(player));
    int use = power.map(PowerInUse::use).orElse(0);
    Tokens.use(play, seat, move.token().stream().toList(), TokenUse.GOOD);
    play.happens(new GoodsEvent.GoodSold(seat, move.from(), move.power(), use, price));
    play.draw(seat, price, Why.SALE);
    Consuming.advance(play, seat);
  }
}
