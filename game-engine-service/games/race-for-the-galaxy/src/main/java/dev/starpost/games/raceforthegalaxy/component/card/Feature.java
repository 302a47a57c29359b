package dev.starpost.games.raceforthegalaxy.component.card;

import java.util.List;

/** Kinds of power that are looked for on the cards, because they cannot be added up. */
public enum Feature {
  EXTRA_TEAM(PlacementPower.ExtraTeam.class),
  MILITARY_PER_CARD(SettlePower.MilitaryPerCard.class),
  DISCARD_FOR_MILITARY(SettlePower.DiscardForMilitary.class),
  GOOD_FOR_MILITARY(SettlePower.GoodForMilitary.class),
  PAY_FOR_MILITARY(SettlePower.PayForMilitary.class),
  ZERO_PRICE(SettlePower.ZeroPrice.class),
  EXTRA_WORLD(SettlePower.ExtraWorld.class),
  RANDOM_WORLD(SettlePower.RandomWorld.class),
  CONQUER_AGAIN(SettlePower.ConquerAgain.class),
  CONSUME(ConsumePower.class),
  WINDFALL(ProducePower.Windfall.class),
  GATHER(ProducePower.Gather.class),
  DRAW_PER_CARD(ProducePower.DrawPerCard.class);

  static final List<Feature> ALL = List.of(values());

  private final Class<? extends Power> power;

  Feature(Class<? extends Power> power) {
    this.power = power;
  }

  /** One bit for each feature that a card with these powers has. */
  static int of(List<Power> powers) {
    int bits = 0;
    for (Feature feature : ALL) {
      for (Power each : powers) {
        bits |= feature.power.isInstance(each) ? 1 << feature.index() : 0;
      }
    }
    return bits;
  }

  /** Where it stands in sets of features. */
  @SuppressWarnings("EnumOrdinal") // stored nowhere: only to look things up fast
  int index() {
    return ordinal();
  }
}
