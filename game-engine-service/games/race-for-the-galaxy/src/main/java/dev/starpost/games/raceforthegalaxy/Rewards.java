package dev.starpost.games.raceforthegalaxy;

import dev.starpost.games.raceforthegalaxy.component.card.ConsumePower;

/** What goods bring when a consume power takes them; points before doubling (RFTG-8.9). */
public record Rewards(int points, int cards) {

  public static Rewards of(ConsumePower power, int goods) {
    if (power instanceof ConsumePower.Goods each) {
      int uses = goods / each.goods();
      return new Rewards(uses * each.vp(), uses * each.cards());
    }
    if (power instanceof ConsumePower.AllGoods all) {
      return new Rewards(goods * all.each() + all.offset(), 0);
    }
    if (power instanceof ConsumePower.Kinds kinds) {
      return new Rewards(kinds.vp(), kinds.cards());
    }
    if (power instanceof ConsumePower.KindsUpTo upTo) {
      return new Rewards(goods * upTo.vp(), goods * upTo.cards());
    }
    throw new IllegalArgumentException(power + " takes no goods for points");
  }
}
