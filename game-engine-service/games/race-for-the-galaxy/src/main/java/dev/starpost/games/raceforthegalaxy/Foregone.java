package dev.starpost.games.raceforthegalaxy;

import dev.starpost.games.raceforthegalaxy.component.card.ConsumePower;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Whether it matters in which order, and on which goods, a player uses consume powers. Where every
 * way comes to the same points, cards and goods, nobody is asked (RFTG-18.7).
 */
final class Foregone {
  /** Beyond so many steps the player is asked. */
  private static final int MOST_STEPS = 200;

  private final Player player;
  private final Goods goods;
  private int steps;
  private int[] outcome;
  private boolean matters;

  private Foregone(Player player) {
    this.player = player;
    this.goods = new Goods(player.tableau());
  }

  /** The next move, if all ways come to the same. */
  static Optional<RaceMove> next(Player player, List<PowerInUse> usable) {
    Foregone search = new Foregone(player);
    PowerInUse first = null;
    int powers = 0;
    for (PowerInUse each : usable) {
      if (each.takesGoods()) {
        first = first == null ? each : first;
        powers++;
      }
    }
    if (first == null) {
      return Optional.empty();
    }
    List<List<Integer>> ways = search.goods.ways(first.power());
    if (powers > 1 || ways.size() > 1) {
      search.follow(usable, 0, 0);
    }
    return search.matters ? Optional.empty() : Optional.of(search.move(first, ways.get(0)));
  }

  private RaceMove move(PowerInUse power, List<Integer> way) {
    return power.power() instanceof ConsumePower.Sale
        ? ConsumeMove.Sell.good(player.tableau().card(way.get(0)), Optional.of(power.card()))
        : new ConsumeMove.Consume(power.card(), List.of(), goods.cards(way));
  }

  private void follow(List<PowerInUse> unused, int points, int cards) {
    boolean isEnd = true;
    for (int i = 0; i < unused.size() && !matters; i++) {
      PowerInUse each = unused.get(i);
      if (!each.takesGoods() || goods.amount(each.power()) == 0) {
        continue;
      }
      isEnd = false;
      List<PowerInUse> rest = new ArrayList<>(unused);
      rest.remove(i);
      for (List<Integer> way : goods.ways(each.power())) {
        if (++steps > MOST_STEPS) {
          matters = true;
        }
        if (matters) {
          return;
        }
        Rewards rewards = rewards(each.power(), way);
        goods.take(way, 1);
        follow(rest, points + rewards.points(), cards + rewards.cards());
        goods.take(way, -1);
      }
    }
    if (isEnd) {
      compare(points, cards);
    }
  }

  private Rewards rewards(ConsumePower power, List<Integer> way) {
    if (power instanceof ConsumePower.Sale sale) {
      int price = Selling.price(player, player.tableau().card(way.get(0)), sale.bonuses());
      return new Rewards(0, price);
    }
    return Rewards.of(power, way.size());
  }

  private void compare(int points, int cards) {
    int[] reached = Arrays.copyOf(goods.left(), goods.left().length + 2);
    reached[reached.length - 2] = points;
    reached[reached.length - 1] = cards;
    if (outcome == null) {
      outcome = reached;
    } else if (!Arrays.equals(outcome, reached)) {
      matters = true;
    }
  }
}
