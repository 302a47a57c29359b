package dev.starpost.games.raceforthegalaxy.bot;

import dev.starpost.games.raceforthegalaxy.Action;
import dev.starpost.games.raceforthegalaxy.Goods;
import dev.starpost.games.raceforthegalaxy.Player;
import dev.starpost.games.raceforthegalaxy.Race;
import dev.starpost.games.raceforthegalaxy.RaceMove;
import dev.starpost.games.raceforthegalaxy.Rewards;
import dev.starpost.games.raceforthegalaxy.RoundMove;
import dev.starpost.games.raceforthegalaxy.Selling;
import dev.starpost.games.raceforthegalaxy.SettleMove;
import dev.starpost.games.raceforthegalaxy.Tableau;
import dev.starpost.games.raceforthegalaxy.component.card.Card;
import dev.starpost.games.raceforthegalaxy.component.card.Cards;
import dev.starpost.games.raceforthegalaxy.component.card.ConsumePower;
import dev.starpost.kernel.Seat;
import java.util.List;

/** What an answer that still waits for others promises, in hundredths of a point. */
final class Prospect {
  private static final int CARD = 45;
  private static final int POINT = 100;

  private Prospect() {}

  static int of(Race game, Seat seat, RaceMove answer) {
    Player player = game.player(seat);
    if (answer instanceof RoundMove.ChooseActions move) {
      return actions(game, player, move);
    }
    if (answer instanceof RoundMove.KeepCards move) {
      Player kept = player.withHand(player.hand().with(Cards.of(move.cards())));
      return Evaluation.of(game, kept) + Evaluation.wish(game, player, move.cards());
    }
    if (answer instanceof RoundMove.KeepStart move) {
      Player started =
          player.started(Cards.of(move.hand()), Tableau.EMPTY.with(move.world().get(0)));
      return Evaluation.of(game, started) + Evaluation.wish(game, started, move.hand());
    }
    return Evaluation.of(game, after(player, answer)) + left(game, player, answer);
  }

  /** Cards that stay in hand are wanted more or less: paying with the others is better. */
  private static int left(Race game, Player player, RaceMove answer) {
    List<Card> paid = paid(answer);
    return paid.isEmpty() ? 0 : -Evaluation.wish(game, player, paid);
  }

  private static List<Card> paid(RaceMove answer) {
    if (answer instanceof RoundMove.Develop move) {
      return move.payment();
    }
    if (answer instanceof SettleMove.Pay move) {
      return move.payment();
    }
    return answer instanceof SettleMove.PayForMilitary move ? move.payment() : List.of();
  }

  private static Player after(Player player, RaceMove answer) {
    if (answer instanceof RoundMove.Develop move) {
      return placed(player, move.card(), move.payment());
    }
    if (answer instanceof SettleMove.Pay move) {
      return good(placed(player, move.world(), move.payment()), move.world(), move.withGood());
    }
    if (answer instanceof SettleMove.PayForMilitary move) {
      return good(placed(player, move.world(), move.payment()), move.world(), false);
    }
    if (answer instanceof SettleMove.PlaceFree move) {
      Player without = player.withTableau(player.tableau().without(move.by()));
      return good(placed(without, move.world(), move.payment()), move.world(), move.withGood());
    }
    if (answer instanceof SettleMove.Conquer move) {
      Player spent = player;
      for (Card card : move.discard()) {
        spent = spent.withTableau(spent.tableau().without(card));
      }
      for (SettleMove.Spend spend : move.spend()) {
        spent = spent.withTableau(spent.tableau().withoutGood(spend.from()));
      }
      return good(placed(spent, move.world(), List.of()), move.world(), false);
    }
    if (answer instanceof RoundMove.FillWindfalls move) {
      Tableau tableau = player.tableau();
      for (Card world : move.worlds()) {
        tableau = tableau.withGoods(world, 1);
      }
      return player.withTableau(tableau);
    }
    return player;
  }

  private static Player placed(Player player, Card card, List<Card> payment) {
    return player.withHand(
        player.hand().without(card).without(Cards.of(payment)), player.tableau().with(card));
  }

  private static Player good(Player player, Card world, boolean withGood) {
    return world.isWindfall() || withGood
        ? player.withTableau(player.tableau().withGoods(world, 1))
        : player;
  }

  /** What the chosen phases will bring to the player. */
  private static int actions(Race game, Player player, RoundMove.ChooseActions move) {
    Player trimmed = player.withHand(player.hand().without(Cards.of(move.discard())));
    int value = Evaluation.of(game, trimmed) - Evaluation.wish(game, player, move.discard());
    for (Action action : move.actions()) {
      value += gain(game, trimmed, action);
    }
    boolean twice = move.actions().size() == 2 && move.actions().get(0) == move.actions().get(1);
    return twice ? value - CARD : value;
  }

  private static int gain(Race game, Player player, Action action) {
    int cards = player.hand().size();
    return switch (action) {
      case EXPLORE_5 -> cards < 5 ? CARD * 3 : CARD;
      case EXPLORE_ORB -> CARD * 2;
      case EXPLORE_1_1 -> cards < 5 ? CARD * 3 + 20 : CARD;
      case DEVELOP -> best(game, player, false);
      case SETTLE -> best(game, player, true);
      case CONSUME_TRADE -> trade(player) + consume(player);
      case CONSUME_X2 -> 2 * consume(player);
      case PRODUCE -> produce(player);
    };
  }

  /** The best card that could be placed in the phase. */
  private static int best(Race game, Player player, boolean world) {
    int best = 0;
    Cards hand = player.hand();
    for (int i = 0; i < hand.size(); i++) {
      Card card = hand.get(i);
      if (card.isWorld() == world && !player.tableau().has(card)) {
        int price = price(player, card);
        if (price < hand.size()) {
          Player with = good(placed(player, card, List.of()), card, false);
          int gain = Evaluation.of(game, with) - Evaluation.of(game, player) - price * CARD;
          best = Math.max(best, gain + CARD);
        }
      }
    }
    return best;
  }

  private static int price(Player player, Card card) {
    if (!card.isWorld()) {
      return Math.max(0, card.cost() - 1 - player.tableau().cards().totals().developDiscount());
    }
    int off = player.tableau().cards().totals().settleDiscount(card);
    if (!card.isMilitary()) {
      return Math.max(0, card.cost() - off);
    }
    int military =
        player.tableau().cards().military() + player.tableau().cards().totals().specialised(card);
    return military >= card.cost() ? 0 : Integer.MAX_VALUE;
  }

  private static int trade(Player player) {
    int best = 0;
    for (Card from : Selling.sellable(player)) {
      int at = player.tableau().indexOf(from);
      int price = player.tableau().kind(at).price() * 15 + 30;
      best = Math.max(best, Selling.price(player, from, true) * CARD - price);
    }
    return player.hand().size() > 7 ? best / 2 : best;
  }

  private static int consume(Player player) {
    Goods goods = new Goods(player.tableau());
    int points = 0;
    int left = player.tableau().goods();
    for (int i = 0; i < player.tableau().size(); i++) {
      for (ConsumePower power : player.tableau().card(i).consumption()) {
        int amount = Math.min(left, goods.amount(power));
        if (amount > 0 && !(power instanceof ConsumePower.Sale)) {
          points += Rewards.of(power, amount).points();
          left -= amount;
        }
      }
    }
    return points * POINT * 2 / 3;
  }

  private static int produce(Player player) {
    int value = 0;
    boolean windfall = false;
    Tableau tableau = player.tableau();
    for (int i = 0; i < tableau.size(); i++) {
      if (tableau.goods(i) == 0 && tableau.card(i).isProduction()) {
        value += tableau.kind(i).price() * 15 + 30;
      }
      windfall |= tableau.goods(i) == 0 && tableau.card(i).isWindfall();
    }
    return value + (windfall ? CARD * 2 : 0) + tableau.cards().totals().produceDraw() * CARD;
  }
}
