package dev.starpost.games.raceforthegalaxy.bot;

import dev.starpost.games.raceforthegalaxy.Player;
import dev.starpost.games.raceforthegalaxy.Race;
import dev.starpost.games.raceforthegalaxy.Rounds;
import dev.starpost.games.raceforthegalaxy.Tableau;
import dev.starpost.games.raceforthegalaxy.component.card.Card;
import dev.starpost.games.raceforthegalaxy.component.card.Cards;
import dev.starpost.games.raceforthegalaxy.component.card.Good;
import dev.starpost.games.raceforthegalaxy.component.card.Totals;
import dev.starpost.kernel.Seat;
import java.util.List;

/** A rough opinion of a position, in hundredths of a point. */
public final class Evaluation {
  private static final int POINT = 100;
  private static final int CARD = 45;

  /** A card more is worth less when the hand will be cut to ten. */
  private static final int CARD_TOO_MANY = 8;

  private static final int GOOD = 30;
  private static final int TOKEN = 30;
  private static final int FULL_TABLEAU = 12;

  /** What a power of each kind gives in each phase that is still to come. */
  private static final int EXPLORE_DRAW = 8;

  private static final int EXPLORE_KEEP = 35;
  private static final int DRAW = 25;
  private static final int DISCOUNT = 22;
  private static final int MILITARY = 14;
  private static final int CONSUME_POWER = 30;
  private static final int PRODUCTION = 35;

  private Evaluation() {}

  public static int of(Race game, Seat seat) {
    Player player = game.player(seat);
    if (game.over()) {
      return game.score(seat) * POINT + player.hand().size() + player.tableau().goods();
    }
    if (player.answer().isPresent()) {
      return Prospect.of(game, seat, player.answer().get());
    }
    return of(game, player);
  }

  /** What the player has, and what it promises. */
  static int of(Race game, Player player) {
    int left = Math.max(0, FULL_TABLEAU - furthest(game));
    int value = player.score(game.table().orb()) * POINT;
    value += hand(player.hand().size(), left);
    value += goods(player, left) + tokens(game, player);
    return value + engine(player) * Math.min(left, 9) / 3;
  }

  /** What was found in the Orb counts, and can still be used for something. */
  private static int tokens(Race game, Player player) {
    if (game.orb().isEmpty()) {
      return 0;
    }
    int stations = game.theOrb().maze().stations();
    return player.explorer().points(stations) * POINT + player.explorer().tokens().size() * TOKEN;
  }

  private static int furthest(Race game) {
    int most = 0;
    for (Player player : game.players().values()) {
      most = Math.max(most, player.tableau().size());
    }
    return most;
  }

  static int hand(int cards, int left) {
    int few = Math.min(cards, Rounds.HAND_LIMIT);
    int each = left == 0 ? 1 : left < 3 ? CARD / 2 : CARD;
    return few * each + (cards - few) * Math.min(each, CARD_TOO_MANY);
  }

  private static int goods(Player player, int left) {
    int value = 0;
    Tableau tableau = player.tableau();
    for (int i = 0; i < tableau.size(); i++) {
      if (tableau.goods(i) > 0) {
        value += tableau.goods(i) * (tableau.kind(i).price() * GOOD / 2 + GOOD);
      }
    }
    return left == 0 ? value / 3 : value;
  }

  /** What the cards give for each few rounds that are left. */
  private static int engine(Player player) {
    Totals totals = player.tableau().cards().totals();
    int value = totals.exploreDraw() * EXPLORE_DRAW + totals.exploreKeep() * EXPLORE_KEEP;
    value += (totals.developStartDraw() + totals.developPlacedDraw()) * DRAW;
    value += (totals.settlePlacedDraw() + totals.produceDraw() + totals.consumeDraw()) * DRAW;
    value += totals.developDiscount() * DISCOUNT + totals.military() * MILITARY;
    int consumption = 0;
    int production = 0;
    Tableau tableau = player.tableau();
    for (int i = 0; i < tableau.size(); i++) {
      Card card = tableau.card(i);
      consumption += card.consumption().size();
      production += card.isProduction() ? 1 : 0;
    }
    for (Good good : Good.ALL) {
      value += totals.tradeBonus(good) * 4 + totals.militaryAgainst(good) * 3;
    }
    value += Math.min(consumption, production + 2) * CONSUME_POWER;
    return value + Math.min(production, consumption + 2) * PRODUCTION;
  }

  /** How much a card in hand is wanted: what it would bring, less what it costs. */
  static int wish(Race game, Player player, Card card) {
    if (!card.isWorld() && player.tableau().has(card)) {
      return 0;
    }
    Player with = player.withTableau(player.tableau().with(card));
    int gain = of(game, with) - of(game, player);
    int price = card.isMilitary() ? 0 : card.cost() * CARD * 3 / 4;
    boolean tooStrong =
        card.isMilitary()
            && card.cost() > player.tableau().cards().military() + 2
            && player.force().totals().specialised(card) == 0;
    return tooStrong ? 5 : Math.max(10, gain - price);
  }

  static int wish(Race game, Player player, List<Card> cards) {
    int sum = 0;
    for (Card card : cards) {
      sum += wish(game, player, card) / 4;
    }
    return sum;
  }

  static int wish(Race game, Player player, Cards cards) {
    return wish(game, player, cards.list());
  }
}
